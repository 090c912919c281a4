import type { DiscountInput } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { RowsQuery } from "../../listing/list.ts";

type Schemas = components["schemas"];
export type Discount = Schemas["Discount"];
export type DiscountFilters = Schemas["DiscountFilters"];
export type DiscountSortField = Schemas["DiscountSortField"];

export const listDiscounts = (api: Api, query: RowsQuery<DiscountFilters, DiscountSortField>, signal: AbortSignal) =>
  answer(api.GET("/api/discounts/index", { params: { query }, signal }));

export const countDiscounts = (api: Api, filters: DiscountFilters, signal: AbortSignal) =>
  answer(api.GET("/api/discounts/count", { params: { query: { filters } }, signal }));

const sent = ({ courses, ...discount }: DiscountInput) => ({ ...discount, courses: [...courses] });

export const discountCalls = (api: Api) => ({
  load: (id: number, signal: AbortSignal) =>
    answer(api.GET("/api/discounts/show/{id}", { params: { path: { id } }, signal })),
  create: (input: DiscountInput, signal: AbortSignal) =>
    answer(api.POST("/api/discounts", { body: { discount: sent(input) }, signal })),
  update: ({ id, lock_version }: Discount, input: DiscountInput, signal: AbortSignal) =>
    answer(api.PUT("/api/discounts/update", { body: { id, discount: { ...sent(input), lock_version } }, signal })),
  remove: ({ id }: Discount, signal: AbortSignal) =>
    answer(api.DELETE("/api/discounts/{id}", { params: { path: { id } }, signal })),
});
