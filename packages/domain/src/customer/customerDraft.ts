import * as Result from "effect/Result";
import type { Issue } from "../issue.ts";
import { blankCustomer, type CustomerFields, type CustomerInput } from "./customer.ts";
import { customerIssues } from "./customerIssues.ts";

/** What the inputs of the customer form hold: texts as typed. */
export type CustomerDraft = CustomerInput;

/** A customer off the wire: an older server may answer null for a blank. */
type WireCustomer = { readonly [Name in keyof CustomerFields]: CustomerFields[Name] | null };

const tidied = (customer: WireCustomer, tidy: (text: string) => string): CustomerFields => {
  const text = (value: string | null): string => tidy(value ?? "");
  return {
    type: customer.type ?? "Customer",
    first_name: text(customer.first_name),
    last_name: text(customer.last_name),
    email: text(customer.email),
    address: text(customer.address),
    address_2: text(customer.address_2),
    address_3: text(customer.address_3),
    city: text(customer.city),
    subdivision: text(customer.subdivision),
    postcode: text(customer.postcode),
    country_alpha2: text(customer.country_alpha2),
    primary_phone: text(customer.primary_phone),
    mobile_phone: text(customer.mobile_phone),
    legacy_address: text(customer.legacy_address),
  };
};

/** A customer as the form shows it. Permission to create a duplicate is given anew for each save (ADM-CUST-32). */
export const toCustomerDraft = (customer: WireCustomer): CustomerDraft => ({
  ...tidied(customer, (text) => text),
  ignore_duplicate: false,
});

/** The inputs of a new customer. */
export const blankCustomerDraft = (): CustomerDraft => toCustomerDraft(blankCustomer);

/** Reads the customer form into what a save sends, without blanks around its texts; else all that is wrong with it. */
export const parseCustomerDraft = (draft: CustomerDraft): Result.Result<CustomerInput, readonly Issue[]> => {
  const input = { ...tidied(draft, (text) => text.trim()), ignore_duplicate: draft.ignore_duplicate };
  const issues = customerIssues(input);
  return issues.length > 0 ? Result.fail(issues) : Result.succeed(input);
};
