import * as Result from "effect/Result";
import { isEmailOrBlank } from "../email/email.ts";
import { trimHidden } from "../form/hiddenCharacters.ts";
import { allOf, type Issue, issue } from "../issue.ts";
import type { Cents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";
import { countIssue, parseCount } from "../number/wholeNumber.ts";
import type { BookingRentalClub, RentalClub } from "../rentalClub/rentalClub.ts";
import { isMembers } from "../wire/members.ts";
import { like, listOf, members, number, piece } from "../wire/shape.ts";
import type { BookingCustomer } from "./booking.ts";

/**
 * Reads the charge of a booking: dollars above 0 (OPS-IBE-64). A text that is blank, not a number or not above 0 is
 * `charge_not_positive`; too many decimals and too large an amount keep their own codes.
 */
export const parseCharge = (text: string): Result.Result<Cents, readonly Issue[]> => {
  const charge = parseCents(text);
  if (Result.isSuccess(charge))
    return charge.success > 0 ? Result.succeed(charge.success) : Result.fail(issue("charge", "charge_not_positive"));
  const isAmount = charge.failure === "amount_too_precise" || charge.failure === "amount_out_of_range";
  return Result.fail(issue("charge", isAmount ? charge.failure : "charge_not_positive"));
};

// Survives StringLiteral: only the kind of each member is read.
const blankCustomer: BookingCustomer = { first_name: "", last_name: "", postcode: "", email: "" };

/** Reads the customer: nothing is required, but an e-mail address has to be valid. */
export const parseCustomer = (customer: BookingCustomer): Result.Result<BookingCustomer, readonly Issue[]> => {
  const issues = like(blankCustomer)(customer, "customer");
  if (issues.length > 0) return Result.fail(issues);
  const read = {
    first_name: trimHidden(customer.first_name),
    last_name: trimHidden(customer.last_name),
    postcode: trimHidden(customer.postcode),
    email: customer.email.trim(),
  };
  return isEmailOrBlank(read.email) ? Result.succeed(read) : Result.fail(issue("customer.email", "email_unreadable"));
};

const typedQuantities = piece(
  (given) => isMembers(given) && Object.values(given).every((text) => typeof text === "string"),
);

/**
 * Adds the typed quantities to the loaded clubs, blank as 0 (OPS-IBE-29). Quantities of clubs that are not loaded,
 * such as those of another course, do not count. An unreadable one is an issue on `rental_clubs.<id>`.
 */
export const parseRentalClubs = (
  quantities: Readonly<Record<string, string>>,
  loaded: readonly RentalClub[],
): Result.Result<BookingRentalClub[], readonly Issue[]> => {
  const issues = typedQuantities(quantities, "rental_clubs");
  if (issues.length > 0) return Result.fail(issues);
  const read = loaded.map((club) => {
    const typed = quantities[club.id]?.trim() ?? "";
    return Result.mapBoth(parseCount(typed === "" ? "0" : typed), {
      onSuccess: (quantity) => ({ ...club, quantity }),
      onFailure: (code) => issue(`rental_clubs.${club.id}`, code),
    });
  });
  return allOf(read);
};

const clubs = listOf(members({ id: number }));
const bookedClubs = listOf(members({ id: number, quantity: number }));

/** The issues of rental clubs off the wire: unknown at the course, or a quantity that is not whole and from 0 to 999. */
export const rentalClubIssues = (
  booked: readonly Pick<BookingRentalClub, "id" | "quantity">[],
  known: readonly { readonly id: number }[],
): readonly Issue[] => {
  const issues = [...bookedClubs(booked, "rental_clubs"), ...clubs(known, "rental_clubs")];
  if (issues.length > 0) return issues;
  return booked.flatMap(({ id, quantity }) => {
    const code = known.some((club) => club.id === id) ? countIssue(quantity) : "rental_club_unknown";
    return code === null ? [] : [{ path: `rental_clubs.${id}`, code }];
  });
};
