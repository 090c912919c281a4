import { queryOptions } from "@tanstack/react-query";
import type { OwnPasswordInput } from "@teedesk/domain";

import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type OwnSession = Schema<"OwnSession">;

/** The sessions of the signed-in user. */
export const ownSessions = (api: Api) =>
  queryOptions({
    queryKey: ["own_session"],
    queryFn: ({ signal }) => read(answer(api.GET("/api/auth/sessions", { signal }))),
  });

export const endSession = (api: Api, id: number) =>
  answer(api.DELETE("/api/auth/sessions/{id}", { params: { path: { id } } }));

export const endOtherSessions = (api: Api) => answer(api.DELETE("/api/auth/sessions"));

export const changePassword = (api: Api, body: OwnPasswordInput) => answer(api.PUT("/api/auth/password", { body }));
