import type { Answer, CustomerInput } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { SaveAnswer } from "../../flows/answer.ts";
import type { RowsQuery } from "../../listing/list.ts";

type Schemas = components["schemas"];
export type Customer = Schemas["Customer"];
export type CustomerType = Schemas["CustomerType"];
export type CustomerRow = Schemas["CustomerRow"];
export type CustomerFilters = Schemas["CustomerFilters"];
export type CustomerSortField = Schemas["CustomerSortField"];

export const listCustomers = (api: Api, query: RowsQuery<CustomerFilters, CustomerSortField>, signal: AbortSignal) =>
  answer(api.GET("/api/customers/index", { params: { query }, signal }));

export const countCustomers = (api: Api, filters: CustomerFilters, signal: AbortSignal) =>
  answer(api.GET("/api/customers/count", { params: { query: { filters } }, signal }));

/** A save that met another customer with the e-mail address stored nothing: it asks (ADM-CUST-31, UNCLEAR-55). */
async function saved(call: Promise<Answer<Schemas["SavedCustomer"]>>): Promise<SaveAnswer<Customer>> {
  const answered = await call;
  if (answered.kind !== "ok") return answered;
  const { value } = answered;
  return value.duplicate === true ? { kind: "asked" } : { kind: "ok", value };
}

export const customerCalls = (api: Api) => ({
  load: (id: number, signal: AbortSignal) =>
    answer(api.GET("/api/customers/show/{id}", { params: { path: { id } }, signal })),
  create: (customer: CustomerInput, signal: AbortSignal) =>
    saved(answer(api.POST("/api/customers", { body: { customer }, signal }))),
  update: ({ id, lock_version }: Customer, input: CustomerInput, signal: AbortSignal) =>
    saved(answer(api.PUT("/api/customers/update", { body: { id, customer: { ...input, lock_version } }, signal }))),
  remove: null,
});
