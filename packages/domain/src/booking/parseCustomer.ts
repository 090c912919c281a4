import * as Result from "effect/Result";
import { isEmailOrBlank } from "../email/email.ts";
import { type Issue, issue } from "../issue.ts";
import type { BookingCustomer } from "./booking.ts";

/** Reads the customer: nothing is required, but an e-mail address that is given has to be one. */
export const parseCustomer = (customer: BookingCustomer): Result.Result<BookingCustomer, readonly Issue[]> => {
  const read = {
    first_name: customer.first_name.trim(),
    last_name: customer.last_name.trim(),
    postcode: customer.postcode.trim(),
    email: customer.email.trim(),
  };
  return isEmailOrBlank(read.email) ? Result.succeed(read) : Result.fail(issue("customer.email", "email_unreadable"));
};
