import { queryOptions } from "@tanstack/react-query";
import type { components } from "@teedesk/openapi";
import { apiResult } from "../api/apiResult.ts";
import type { Api } from "../api/client.ts";
import { read } from "../queries/read.ts";

export type HistoryEntity = components["schemas"]["HistoryEntity"];

/** No server returns more entries than this. */
export const historyLimit = 200;

/** The changes of a record, each with its person and moment, the newest first. */
export const historyOf = (api: Api, entity: HistoryEntity, id: number) =>
  queryOptions({
    queryKey: ["history", entity, id],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/history/{entity}/{id}", { params: { path: { entity, id } }, signal }))),
  });
