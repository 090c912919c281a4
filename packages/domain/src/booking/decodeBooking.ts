import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { isLocalDate } from "../calendar/localDate.ts";
import { isTimeOfDay } from "../calendar/timeOfDay.ts";
import { allOf, type Issue, issue } from "../issue.ts";
import { toRentalClub, wireRentalClub } from "../rentalClub/decodeRentalClubs.ts";
import { decode, flag, reference, text, textOf, whole } from "../wire/decode.ts";
import type { Booking, BookingTeeTime } from "./booking.ts";

const wireTeeTime = Schema.Struct({
  play_date: text,
  play_time: text,
  players: Schema.optionalKey(Schema.NullOr(Schema.Number)),
  course: reference,
  confirmation: text,
  notes: text,
  internal_notes: text,
  folio: text,
  alt_emails: text,
  should_email_customer: flag,
  should_email_course: flag,
  availability_queue_id: whole,
  lost_lead_id: whole,
});

const wireClub = Schema.Struct({ ...wireRentalClub.fields, quantity: Schema.Number });

const wireBooking = Schema.Struct({
  charge: text,
  expected_total_cents: whole,
  discount_code: text,
  gift_cert_serial: text,
  rental_clubs: Schema.optionalKey(Schema.NullOr(Schema.Array(wireClub))),
  customer: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ first_name: text, last_name: text, postcode: text, email: text })),
  ),
  tee_time: wireTeeTime,
  credit_card: Schema.optionalKey(Schema.NullOr(Schema.Struct({ number: text, expmo: text, expyr: text, cvv: text }))),
  deal_id: whole,
  customer_id: whole,
});
type WireBooking = typeof wireBooking.Type;

const toTeeTime = (wire: WireBooking["tee_time"]): Result.Result<BookingTeeTime, readonly Issue[]> => {
  const play_date = textOf(wire.play_date);
  const play_time = textOf(wire.play_time);
  if (play_date !== "" && !isLocalDate(play_date)) return Result.fail(issue("tee_time.play_date", "date_unreadable"));
  if (play_time !== "" && !isTimeOfDay(play_time)) return Result.fail(issue("tee_time.play_time", "time_unreadable"));
  return Result.succeed({
    play_date,
    play_time,
    players: wire.players ?? null,
    course: wire.course ?? null,
    confirmation: textOf(wire.confirmation),
    notes: textOf(wire.notes),
    internal_notes: textOf(wire.internal_notes),
    folio: textOf(wire.folio),
    alt_emails: textOf(wire.alt_emails),
    should_email_customer: wire.should_email_customer ?? true,
    should_email_course: wire.should_email_course ?? true,
    availability_queue_id: wire.availability_queue_id ?? null,
    ...(wire.lost_lead_id == null ? {} : { lost_lead_id: wire.lost_lead_id }),
  });
};

const toClubs = (wires: WireBooking["rental_clubs"]): Result.Result<Booking["rental_clubs"], readonly Issue[]> => {
  const clubs = (wires ?? []).map((wire) =>
    Result.mapBoth(toRentalClub(wire), {
      onSuccess: (club) => ({ ...club, quantity: wire.quantity }),
      // Survives ArrowFunction,StringLiteral: the shape lets no amount through that cannot be read.
      /* v8 ignore next -- @preserve: it never occurs */
      onFailure: (code) => issue(`rental_clubs.${wire.id}`, code),
    }),
  );
  return allOf(clubs);
};

/**
 * Reads a booking off the wire; everything but `tee_time` may be missing, as a specified console may send less. A blank stays
 * blank; the call decides whether it may be (`acceptBooking`). Members of another shape are issues at their paths.
 */
export const decodeBooking = (value: unknown): Result.Result<Booking, readonly Issue[]> =>
  Result.flatMap(decode(wireBooking, "")(value), ({ customer, credit_card, expected_total_cents, ...wire }) => {
    const parts = { tee_time: toTeeTime(wire.tee_time), rental_clubs: toClubs(wire.rental_clubs) };
    return Result.map(allOf(parts), (read) => ({
      ...read,
      charge: textOf(wire.charge),
      ...(expected_total_cents == null ? {} : { expected_total_cents }),
      discount_code: textOf(wire.discount_code).trim(),
      gift_cert_serial: textOf(wire.gift_cert_serial).trim(),
      customer: {
        first_name: textOf(customer?.first_name),
        last_name: textOf(customer?.last_name),
        postcode: textOf(customer?.postcode),
        email: textOf(customer?.email),
      },
      credit_card: {
        number: textOf(credit_card?.number),
        expmo: textOf(credit_card?.expmo),
        expyr: textOf(credit_card?.expyr),
        cvv: textOf(credit_card?.cvv),
      },
      screenshot: null,
      deal_id: wire.deal_id ?? null,
      ...(wire.customer_id == null ? {} : { customer_id: wire.customer_id }),
    }));
  });
