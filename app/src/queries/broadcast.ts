import { queryOptions } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { apiResult } from "../api/apiResult.ts";
import type { Api } from "../api/client.ts";
import { member } from "../api/record.ts";
import { read } from "./read.ts";

/** The message to all staff; `text` is "" without one. A specified server gives no version. */
export type Broadcast = { readonly text: string; readonly lock_version: number | undefined };

/** A specified server may return null where there is no message. */
export function broadcastIn(body: unknown): Broadcast {
  const [text, version] = [member(body, "message"), member(body, "lock_version")];
  return {
    text: typeof text === "string" ? text : "",
    lock_version: typeof version === "number" ? version : undefined,
  };
}

export async function loadBroadcast(api: Api, signal: AbortSignal): Promise<ApiResult<Broadcast>> {
  const result = await apiResult(api.GET("/api/ric_messages/get", { signal }));
  return result.kind === "ok" ? { kind: "ok", value: broadcastIn(result.value) } : result;
}

/** The message of the top bar: read at the start, and again when the shell requests it. */
export const broadcastQuery = (api: Api) =>
  queryOptions({
    queryKey: ["broadcast"],
    queryFn: ({ signal }) => read(loadBroadcast(api, signal)),
    staleTime: Infinity,
    retry: false,
  });
