import { queryOptions } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import type { Changed } from "../../editing/invalidateRecords.ts";
import { read } from "../../queries/read.ts";

/** The reads that show calls to customers, and promises of them. */
export const callReads: readonly Changed[] = ["promise", "customer", "lost_lead", "queue"];

export type PromiseKind = Schema<"PromiseKind">;

/** The kinds that are marked as done; the others are done elsewhere. */
export type ClosedKind = Schema<"ClosePromiseRequest">["kind"];

/** A promise with a number of its own: its record's id is unique within its kind alone. */
export type PromiseRow = Schema<"Promise"> & { readonly id: number };

/** The words of each kind. */
export const promiseKinds: Readonly<Record<PromiseKind, string>> = {
  tell_course: "Tell the course",
  call_back: "Call back",
  failed_refund: "Refund failed",
  failed_payment: "Payment failed",
  failed_mail: "Mail failed",
  doubted_booking: "Check a booking",
  awaited_consent: "Consent asked",
};

export const kindText = ({ kind, is_paid_elsewhere, is_charged }: PromiseRow): string => {
  if (is_charged === true) return "Charged after all";
  return is_paid_elsewhere === true ? "Refund elsewhere" : promiseKinds[kind];
};

const order = Object.keys(promiseKinds);
const numbered = (row: Schema<"Promise">): PromiseRow => ({
  ...row,
  id: row.record_id * order.length + order.indexOf(row.kind),
});

/** Promises have one order, that which is due first, so no sort is sent. */
export const promiseCalls = (api: Api) => ({
  list: async (
    { filters, page, per_page }: ListQuery<"listPromises">,
    signal: AbortSignal,
  ): Promise<ApiResult<readonly PromiseRow[]>> => {
    const query = { filters, ...(page && { page }), ...(per_page && { per_page }) };
    const rows = await apiResult(api.GET("/api/promises/index", { params: { query }, signal }));
    return rows.kind === "ok" ? { ...rows, value: rows.value.map(numbered) } : rows;
  },
  count: (filters: FiltersOf<"countPromises">, signal: AbortSignal) =>
    apiResult(api.GET("/api/promises/count", { params: { query: { filters } }, signal })),
});

/** The number of all promises, of those that are overdue, and when the next one becomes due; for the bar. */
export const promiseSummary = (api: Api) =>
  queryOptions({
    queryKey: ["promise", "summary"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/promises/summary", { signal }))),
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: true,
  });

/** Marks a promise as kept. */
export const closePromise = (api: Api, kind: ClosedKind, { record_id }: PromiseRow) =>
  apiResult(api.POST("/api/promises/close", { body: { kind, record_id } }));

/**
 * Marks what a course had to be told as told, with the number that it gave. The tee time's version says what: one that has changed since has
 * still to be told.
 */
export const courseTold = (api: Api, { record_id, tee_time }: PromiseRow, confirmation: string | null) => {
  const body = {
    kind: "tell_course" as const,
    record_id,
    ...(tee_time === null ? {} : { lock_version: tee_time.lock_version }),
    ...(confirmation === null ? {} : { confirmation }),
  };
  return apiResult(api.POST("/api/promises/close", { body }));
};

/** Settles a refused payment, or lets a charge after it stand, as the agent saw it: what has changed since is refused. */
export const settlePayment = (
  api: Api,
  { record_id, payment_amount, is_charged = false }: PromiseRow,
  reason: string,
) => {
  const seen = { ...(payment_amount != null && { payment_amount }), ...(is_charged && { is_charged }) };
  return apiResult(api.POST("/api/promises/close", { body: { kind: "failed_payment", record_id, ...seen, reason } }));
};

export const promiseCall = (api: Api, promised: Schema<"PromiseCallRequest">) =>
  apiResult(api.POST("/api/promises/call", { body: promised }));
