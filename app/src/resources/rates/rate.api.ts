import type { GolfRateInput, RateDateRangeInput } from "@teedesk/domain";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type GolfRate = Schema<"GolfRate">;
export type RateDateRange = Schema<"RateDateRange">;

/** A save sends the terms of the rate's kind (ADM-RATE-24); date ranges have calls of their own (UNCLEAR-51). */
function sent({ golfswitch_commission, is_golfswitch_commission_dollars, ...rate }: GolfRateInput) {
  if (rate.type === "RicGolfRate") return rate;
  const { deposit: _deposit, wholesale_rate: _wholesale, max_refund: _refund, ...others } = rate;
  const { non_refundable: _kept, cancel_hours: _hours, course_balance: _balance, ...shared } = others;
  return { ...shared, golfswitch_commission, is_golfswitch_commission_dollars };
}

export const rateCalls = (api: Api) => ({
  list: (query: ListQuery<"listRates">, signal: AbortSignal) =>
    apiResult(api.GET("/api/rates/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listRates">, signal: AbortSignal) =>
    apiResult(api.GET("/api/rates/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal?: AbortSignal) =>
    apiResult(api.GET("/api/rates/show/{id}", { params: { path: { id } }, ...(signal && { signal }) })),
  create: (input: GolfRateInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/rates", { body: { rate: sent(input) }, signal })),
  update: ({ id, lock_version }: GolfRate, input: GolfRateInput, signal: AbortSignal) =>
    apiResult(api.PUT("/api/rates/update", { body: { id, rate: { ...sent(input), lock_version } }, signal })),
  remove: ({ id }: GolfRate, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/rates/{id}", { params: { path: { id } }, signal })),
});

/** The current and future rates, on the page of their course (ADM-RATE-23). */
export const liveRateCalls = (api: Api) => ({
  list: (query: ListQuery<"listLiveRates">, signal: AbortSignal) =>
    apiResult(api.GET("/api/rates/index_live", { params: { query }, signal })),
  count: (filters: FiltersOf<"listLiveRates">, signal: AbortSignal) =>
    apiResult(api.GET("/api/rates/count_live", { params: { query: { filters } }, signal })),
});

/** The server's name for the weekdays (UNCLEAR-49). */
const fieldOf = { rate_date_days: "rate_days" } as const;

/** The paths of messages about a range as a whole (ADM-RATE-72) and about a copy (ADM-RATE-73). */
const rangeLists = ["rate_date_range", "rate"];
const copyLists = ["rate_copy"];

const sentRange = ({ rate_days, ...range }: RateDateRangeInput) => ({ ...range, rate_days: [...rate_days] });

/** The calls of one date range; `rateId` is called when it is saved, since its rate may be new until then. */
export const rateDateRangeCalls = (api: Api, rateId: () => number | null) => ({
  load: async (id: number, signal: AbortSignal) => {
    const rate = await rateCalls(api).load(rateId() ?? 0, signal);
    const range = rate.kind === "ok" ? rate.value.rate_date_ranges.find((one) => one.id === id) : undefined;
    if (rate.kind !== "ok") return rate;
    return range === undefined
      ? ({ kind: "failed", status: 404, body: "", request_id: null } as const)
      : ({ kind: "ok", value: range } as const);
  },
  create: async (input: RateDateRangeInput, signal: AbortSignal) => {
    const rate_date_range = { ...sentRange(input), golf_rate_id: rateId() ?? 0 };
    const call = api.POST("/api/rate_date_ranges", { body: { rate_date_range }, signal });
    return errorsUnder(fieldOf, await apiResult(call, rangeLists));
  },
  update: async ({ id, lock_version, golf_rate_id }: RateDateRange, input: RateDateRangeInput, signal: AbortSignal) => {
    const rate_date_range = { ...sentRange(input), id, lock_version, golf_rate_id };
    const call = api.PUT("/api/rate_date_ranges/update", { body: { rate_date_range }, signal });
    return errorsUnder(fieldOf, await apiResult(call, rangeLists));
  },
  remove: ({ id }: RateDateRange, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/rate_date_ranges/{id}", { params: { path: { id } }, signal })),
});

/** Creates a rate for each course, with these ranges of a rate (ADM-RATE-65). */
export const copyDateRanges = (api: Api, body: Schema<"CopyRateDateRangesRequest">) =>
  apiResult(api.PUT("/api/rate_date_ranges/copy", { body }), copyLists);
