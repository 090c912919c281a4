import { country, email, flag, line, note, oneOf, phone, unstored } from "../form/field.ts";
import { form, type InputOf } from "../form/form.ts";
import { issue } from "../issue.ts";

/** A customer of the business, or a person a gift certificate was bought for (ADM-CUST-04 to 17, 34). */
export const customerForm = form(
  {
    type: oneOf(["Customer", "GiftCertificateRecipient"]),
    first_name: line,
    last_name: line,
    email,
    address: line,
    address_2: line,
    address_3: line,
    city: line,
    /** State or province. */
    subdivision: line,
    postcode: line,
    country_alpha2: country,
    primary_phone: phone,
    mobile_phone: phone,
    /** The shipping address of a former system. */
    legacy_address: note,
    /** Stores a customer whose e-mail address another one has; each save asks again (ADM-CUST-32). */
    ignore_duplicate: unstored(flag()),
  },
  // No single field is required, but a customer without any of these sorts first in every list and cannot be found.
  ({ first_name, last_name, email: address, primary_phone, mobile_phone }) =>
    [first_name, last_name, address, primary_phone, mobile_phone].every((text) => text === "")
      ? issue("first_name", "customer_nameless")
      : [],
);

/** A customer as a save sends it. */
export type CustomerInput = InputOf<typeof customerForm>;
