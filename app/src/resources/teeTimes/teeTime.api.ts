import { queryOptions } from "@tanstack/react-query";
import { type ApiResult, decodeTeeTime, type TeeTime, type TeeTimeChange, teeTimeUpdate } from "@teedesk/domain";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { decoded } from "../../api/decoded.ts";
import { read } from "../../queries/read.ts";

export async function loadTeeTime(api: Api, id: number, signal?: AbortSignal): Promise<ApiResult<TeeTime>> {
  const call = api.GET("/api/tee_times/show/{id}", { params: { path: { id } }, ...(signal && { signal }) });
  return decoded(await apiResult(call), decodeTeeTime);
}

/** The fields of a specified server's messages about parts of a certificate or a discount. */
const fields: Readonly<Record<string, string>> = {
  "gift_certificate.serial": "gift_certificate",
  "gift_certificate.amount": "gift_certificate_amount",
  "discount.code": "discount",
  "discount.amount": "discount_amount",
};

/** Tee times are neither added nor deleted here: they are booked and canceled (UNCLEAR-39). */
export const teeTimeCalls = (api: Api) => ({
  load: (id: number, signal: AbortSignal) => loadTeeTime(api, id, signal),
  create: null,
  update: async (teeTime: TeeTime, change: TeeTimeChange, signal: AbortSignal) => {
    const body = teeTimeUpdate(teeTime, change);
    return decoded(
      errorsUnder(fields, await apiResult(api.PUT("/api/tee_times/update", { body, signal }))),
      decodeTeeTime,
    );
  },
  remove: null,
});

/**
 * The course's cost after a change, never cached because a rate may have changed. No call is made for null, nor to a specified
 * server, whose records have no lock version.
 */
export const costPreviewOf = (api: Api, teeTime: TeeTime, change: TeeTimeChange | null) =>
  queryOptions({
    queryKey: ["tee_time", "cost", teeTime.id, change],
    queryFn: ({ signal }) => {
      if (change === null) throw new Error("There is no change to preview.");
      return read(apiResult(api.POST("/api/tee_times/update/cost", { body: teeTimeUpdate(teeTime, change), signal })));
    },
    enabled: change !== null && teeTime.lock_version !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Stores a change outside the form, and reads the tee time: a specified server confirms by the status alone (UNCLEAR-42). */
export async function storeChange(api: Api, teeTime: TeeTime, change: TeeTimeChange): Promise<ApiResult<TeeTime>> {
  const body = teeTimeUpdate(teeTime, change);
  const result = errorsUnder(fields, await apiResult(api.PUT("/api/tee_times/update", { body })));
  return result.kind === "ok" ? loadTeeTime(api, teeTime.id) : result;
}

/** Stores another customer immediately (OPS-TT-31), and reads the tee time as `storeChange` does. */
export async function changeCustomer(api: Api, id: number, customer_id: number): Promise<ApiResult<TeeTime>> {
  const result = await apiResult(api.PUT("/api/tee_times/update/customer", { body: { id, customer_id } }));
  return result.kind === "ok" ? loadTeeTime(api, id) : result;
}

/** The mails that are sent by hand; each call sends one more (UNCLEAR-62). */
export const mails = (api: Api) => ({
  receipt: (id: number) => apiResult(api.GET("/api/tee_times/receipt/{id}", { params: { path: { id } } })),
  voucher: (id: number) => apiResult(api.GET("/api/tee_times/voucher/{id}", { params: { path: { id } } })),
  cancelation: (id: number) => apiResult(api.GET("/api/tee_times/cancel/email/{id}", { params: { path: { id } } })),
});
