import type { DiscountInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type Discount = Schema<"Discount">;

const sent = ({ courses, ...discount }: DiscountInput) => ({ ...discount, courses: [...courses] });

export const discountCalls = (api: Api) => ({
  list: (query: ListQuery<"listDiscounts">, signal: AbortSignal) =>
    apiResult(api.GET("/api/discounts/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listDiscounts">, signal: AbortSignal) =>
    apiResult(api.GET("/api/discounts/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/discounts/show/{id}", { params: { path: { id } }, signal })),
  create: (input: DiscountInput, signal: AbortSignal) =>
    apiResult(api.POST("/api/discounts", { body: { discount: sent(input) }, signal })),
  update: ({ id, lock_version }: Discount, input: DiscountInput, signal: AbortSignal) =>
    apiResult(api.PUT("/api/discounts/update", { body: { id, discount: { ...sent(input), lock_version } }, signal })),
  remove: ({ id }: Discount, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/discounts/{id}", { params: { path: { id } }, signal })),
});
