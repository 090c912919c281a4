import { queryOptions } from "@tanstack/react-query";
import { type ApiResult, decodeQueue, decodeWaitList, type QueueEntry, type WaitListItem } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { decoded } from "../../api/decoded.ts";
import { read } from "../../queries/read.ts";

const isAbsent = (result: ApiResult<unknown>): boolean =>
  result.kind === "failed" && (result.status === 404 || result.status === 501);

/** The wait list; of a specified server, which has no call for it, in its grouped shape (ANSWER-20, UNCLEAR-33). */
async function loadWaitList(api: Api, signal: AbortSignal): Promise<ApiResult<readonly WaitListItem[]>> {
  const items = await apiResult(api.GET("/api/fore_up_availability/wait_list_queues", { signal }));
  const result = isAbsent(items) ? await apiResult(api.GET("/api/fore_up_availability/index", { signal })) : items;
  return decoded(result, decodeWaitList);
}

const loadQueue = async (api: Api, id: number, signal: AbortSignal) =>
  decoded(
    await apiResult(api.GET("/api/availability_queue/index", { params: { query: { id } }, signal })),
    decodeQueue,
  );

/** Also when the tab is seen again: bookings in another one take customers off. */
const alwaysNew = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const waitListOf = (api: Api) =>
  queryOptions({
    queryKey: ["queue", "list"],
    queryFn: ({ signal }) => read(loadWaitList(api, signal)),
    ...alwaysNew,
  });

export const queueOf = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["queue", "one", id],
    queryFn: ({ signal }) => read(loadQueue(api, id, signal)),
    ...alwaysNew,
  });

/** A tee time with its waiting customers. */
export type OpenQueue = WaitListItem & { readonly availability_queues: readonly QueueEntry[] };

/** All open queues with their customers, which a specified server returns queue by queue. */
export const openQueuesOf = (api: Api) =>
  queryOptions({
    queryKey: ["queue", "people"],
    queryFn: async ({ signal }): Promise<readonly OpenQueue[]> =>
      Promise.all(
        (await read(loadWaitList(api, signal))).map(async (item) => {
          const { id, availability_queues } = item;
          if (availability_queues !== null || id === null) {
            return { ...item, availability_queues: availability_queues ?? [] };
          }
          return { ...item, availability_queues: (await read(loadQueue(api, id, signal))).availability_queues };
        }),
      ),
    ...alwaysNew,
  });

/** Closes a queue, or removes one of its entries. */
export type QueueAct =
  | { readonly kind: "close" }
  | { readonly kind: "remove" | "removeAndMail"; readonly entry: number };

/** Performs an act on the queue of a tee time, once for each call. */
export function actOnQueue(api: Api, id: number, act: QueueAct): Promise<ApiResult<unknown>> {
  if (act.kind === "close") {
    return apiResult(api.GET("/api/availability_queue/close", { params: { query: { id } }, cache: "no-store" }));
  }
  const params = { path: { id: act.entry } };
  return act.kind === "remove"
    ? apiResult(api.DELETE("/api/availability_queue/{id}/remove", { params }))
    : apiResult(api.DELETE("/api/availability_queue/{id}/remove_and_email", { params }));
}

export const addToQueue = (api: Api, id: number, queue_entry: Schema<"QueueEntryInput">) =>
  apiResult(api.POST("/api/availability_queue", { body: { id, queue_entry } }));
