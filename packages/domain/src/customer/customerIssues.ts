import { isCountryCode } from "../country/countryCode.ts";
import { isEmailOrBlank } from "../email/email.ts";
import { type Issue, issue } from "../issue.ts";
import { lineIssues, textIssues } from "../text/textIssues.ts";
import type { CustomerInput } from "./customer.ts";

const lines = [
  "first_name",
  "last_name",
  "address",
  "address_2",
  "address_3",
  "city",
  "subdivision",
  "postcode",
  "primary_phone",
  "mobile_phone",
] as const;

/**
 * Why the members of a customer cannot be stored, by their names (ADM-CUST-34). No member has to be there; an e-mail
 * address and a country code have to be one when they are not empty.
 */
export const customerIssues = (input: Partial<CustomerInput>): readonly Issue[] => [
  ...lineIssues(input, lines),
  ...(isEmailOrBlank(input.email ?? "") ? [] : issue("email", "email_unreadable")),
  ...(isCountryCode(input.country_alpha2 ?? "") ? [] : issue("country_alpha2", "country_unreadable")),
  ...textIssues(input, ["legacy_address"]),
];
