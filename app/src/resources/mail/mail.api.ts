import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { RowOf, Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type OutgoingMail = RowOf<"listUndeliveredMail">;

/** Mail that was abandoned or is being tried again; none from a server that lacks the call. */
export const undeliveredMail = (api: Api) =>
  queryOptions({
    queryKey: ["mail", "undelivered"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/mail/undelivered", { signal }))),
    retry: false,
  });

/** The mail about a record, the newest first. */
export const mailOf = (api: Api, entity: Schema<"HistoryEntity">, id: number) =>
  queryOptions({
    queryKey: ["mail", entity, id],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/mail/of/{entity}/{id}", { params: { path: { entity, id } }, signal }))),
    retry: false,
    // A mail that was just queued is being sent: its outcome is known in a moment.
    refetchInterval: ({ state }) =>
      state.data?.some((mail) => mail.state === "waiting" && mail.attempts < 2) ? 5000 : false,
  });

export const sendMailAgain = (api: Api, id: number) =>
  apiResult(api.POST("/api/mail/send_again/{id}", { params: { path: { id } } }));
