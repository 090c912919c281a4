import type { HelpfulLinkInput, HelpfulLinkType } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type HelpfulLink = Schema<"HelpfulLink">;

export const helpfulLinkCalls = (api: Api) => ({
  list: (query: ListQuery<"listHelpfulLinks">, signal: AbortSignal) =>
    apiResult(api.GET("/api/helpful_links/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listHelpfulLinks">, signal: AbortSignal) =>
    apiResult(api.GET("/api/helpful_links/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/helpful_links/show/{id}", { params: { path: { id } }, signal })),
  create: (helpful_link: HelpfulLinkInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/helpful_links", { body: { helpful_link }, signal })),
  update: ({ id, lock_version }: HelpfulLink, input: HelpfulLinkInput, signal: AbortSignal) =>
    apiResult(api.PUT("/api/helpful_links/update", { body: { id, helpful_link: { ...input, lock_version } }, signal })),
  remove: ({ id }: HelpfulLink, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/helpful_links/{id}", { params: { path: { id } }, signal })),
});

/** Swaps two links (ADM-LINK-12, ADM-LINK-13). */
export const swapHelpfulLinks = (api: Api, first_id: number, second_id: number) =>
  apiResult(api.PUT("/api/helpful_links/update_order", { body: { first_id, second_id } }));

/** Moves a link to another menu (ADM-LINK-11). */
export const changeHelpfulLinkType = (api: Api, id: number, type: HelpfulLinkType) =>
  apiResult(api.PUT("/api/helpful_links/update_type", { body: { id, type } }));
