import { queryOptions } from "@tanstack/react-query";
import type { OwnPasswordInput } from "@teedesk/domain";

import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type OwnSession = Schema<"OwnSession">;

/** The sessions of the signed-in user. */
export const ownSessions = (api: Api) =>
  queryOptions({
    queryKey: ["own_session"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/auth/sessions", { signal }))),
  });

export const endSession = (api: Api, id: number) =>
  apiResult(api.DELETE("/api/auth/sessions/{id}", { params: { path: { id } } }));

export const endOtherSessions = (api: Api) => apiResult(api.DELETE("/api/auth/sessions"));

export const changePassword = (api: Api, body: OwnPasswordInput) => apiResult(api.PUT("/api/auth/password", { body }));
