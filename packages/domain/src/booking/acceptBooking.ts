import * as Result from "effect/Result";
import { type LocalDate, parseLocalDate } from "../calendar/localDate.ts";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import type { CreditCard } from "../creditCard/creditCard.ts";
import { parseCreditCard } from "../creditCard/parseCreditCard.ts";
import { parseEmails } from "../email/email.ts";
import { allOf, type IssueCode, issue } from "../issue.ts";
import { checkPlayers } from "../teeTime/readTeeTimeFacts.ts";
import { isMembers } from "../wire/members.ts";
import { members, number, orNull, text } from "../wire/shape.ts";
import type { Booking } from "./booking.ts";
import { parseCharge, parseCustomer } from "./bookingParts.ts";

/** A tee time off the wire, where anything may be missing or unreadable. */
export type SentTeeTime = {
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number | null;
  readonly course: { readonly id: number } | null;
  readonly alt_emails: string;
};

const readCourse = (course: SentTeeTime["course"]): Result.Result<{ readonly id: number }, IssueCode> =>
  course !== null && course.id > 0 ? Result.succeed(course) : Result.fail("course_missing");

const sentTeeTime = members({
  play_date: text,
  play_time: text,
  players: orNull(number),
  course: orNull(members({ id: number })),
  alt_emails: text,
});

/** Reads a tee time off the wire that can be priced and booked, or names all that is wrong with it (OPS-IBE-70). */
export const acceptTeeTime = (sent: SentTeeTime) => {
  const issues = sentTeeTime(sent, "tee_time");
  if (issues.length > 0) return Result.fail(issues);
  const { play_date, play_time, players, course, alt_emails } = sent;
  const at = (field: keyof SentTeeTime) => (code: IssueCode) => issue(`tee_time.${field}`, code);
  return allOf({
    play_date: Result.mapError(parseLocalDate(play_date), at("play_date")),
    play_time: Result.mapError(parseTimeOfDay(play_time), at("play_time")),
    players: Result.mapError(checkPlayers(players), at("players")),
    course: Result.mapError(readCourse(course), at("course")),
    alt_emails: Result.mapError(parseEmails(alt_emails), at("alt_emails")),
  });
};

type SentBooking = Pick<Booking, "charge" | "customer" | "credit_card"> & { readonly tee_time: SentTeeTime };

/**
 * Reads a booking off the wire, the charge in cents, or names all that is wrong with it on its own: the rules of the form, for the
 * server. Rental clubs, discount, gift certificate and total need stored records and have functions of their own.
 */
export const acceptBooking = (booking: SentBooking, today: LocalDate, saved: CreditCard | null = null) => {
  if (!isMembers(booking)) return Result.fail(issue("booking", "unexpected_shape"));
  return allOf({
    tee_time: acceptTeeTime(booking.tee_time),
    charge: parseCharge(booking.charge),
    customer: parseCustomer(booking.customer),
    credit_card: parseCreditCard(booking.credit_card, today, saved),
  });
};
