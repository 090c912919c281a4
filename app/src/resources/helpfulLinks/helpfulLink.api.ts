import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";

export type HelpfulLink = components["schemas"]["HelpfulLink"];
export type HelpfulLinkType = HelpfulLink["type"];

/** The helpful links of one type, in their order. */
export const listHelpfulLinks = (api: Api, type: HelpfulLinkType, signal: AbortSignal) =>
  answer(
    api.GET("/api/helpful_links/index", {
      params: { query: { filters: { type }, sort_fields: ["order"], sort_desc: [false] } },
      signal,
    }),
  );
