import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { read } from "../../queries/read.ts";

/** The signed-in person's second factor. */
export const ownFactor = (api: Api) =>
  queryOptions({
    queryKey: ["second_factor"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/auth/second_factor", { signal }))),
  });

/** The second factor of a staff user, for an admin. */
export const factorOf = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["second_factor", id],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/ric_users/{id}/second_factor", { params: { path: { id } }, signal }))),
  });

export const removeFactor = (api: Api, body: { readonly code: string }) =>
  apiResult(api.POST("/api/auth/second_factor/remove", { body }));

export const renewCodes = (api: Api, body: { readonly code: string }) =>
  apiResult(api.POST("/api/auth/second_factor/recovery_codes", { body }));

export const resetFactor = (api: Api, id: number) =>
  apiResult(api.DELETE("/api/ric_users/{id}/second_factor", { params: { path: { id } } }));
