import type { ApiResult, CustomerInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { member } from "../../api/record.ts";
import type { SaveResult } from "../../flows/apiResult.ts";

export type Customer = Schema<"Customer">;
export type CustomerType = Schema<"CustomerType">;

// A server may return null for a save.
const isQuestion = (value: unknown): value is { readonly duplicate: true } => member(value, "duplicate") === true;

/** The texts of the two kinds of customer. */
export const customerTypes = {
  Customer: "Customer",
  GiftCertificateRecipient: "Gift Certificate Recipient",
} as const satisfies Readonly<Record<CustomerType, string>>;

/** A save with the e-mail address of another customer stores nothing and asks (ADM-CUST-31, UNCLEAR-55). */
async function saved(call: Promise<ApiResult<Schema<"SavedCustomer">>>): Promise<SaveResult<Customer>> {
  const result = await call;
  if (result.kind !== "ok") return result;
  const { value } = result;
  return isQuestion(value) ? { kind: "asked" } : { kind: "ok", value };
}

export const customerCalls = (api: Api) => ({
  list: (query: ListQuery<"listCustomers">, signal: AbortSignal) =>
    apiResult(api.GET("/api/customers/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listCustomers">, signal: AbortSignal) =>
    apiResult(api.GET("/api/customers/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/customers/show/{id}", { params: { path: { id } }, signal })),
  create: (customer: CustomerInput, signal: AbortSignal) =>
    saved(apiResult(api.POST("/api/customers", { body: { customer }, signal }))),
  update: ({ id, lock_version }: Customer, input: CustomerInput, signal: AbortSignal) =>
    saved(apiResult(api.PUT("/api/customers/update", { body: { id, customer: { ...input, lock_version } }, signal }))),
  remove: null,
});
