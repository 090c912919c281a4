import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { isLocalDate, type LocalDate } from "../calendar/localDate.ts";
import { isTimeOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import { allOf, type Issue, issue } from "../issue.ts";
import { toTransactionRecord, wireTransaction } from "../transaction/decodeTransactionRecords.ts";
import type { TransactionRecord } from "../transaction/transactionRecord.ts";
import { decode, flag, text, textOf, whole } from "../wire/decode.ts";
import type { TeeTime, TeeTimeCustomer, TeeTimeTerms } from "./teeTime.ts";

const part = <S extends Schema.Constraint>(member: S) => Schema.optionalKey(Schema.NullOr(member));

const wireCustomer = Schema.Struct({
  id: Schema.Int,
  first_name: text,
  last_name: text,
  email: text,
  primary_phone: text,
});

const wireDiscount = part(Schema.Struct({ id: Schema.Int, code: text }));

const wireTerms = part(
  Schema.Struct({
    taken_for: Schema.Literals(["sale", "course change", "migration"]),
    taken_at: text,
    rule_set: text,
    is_cost_known: Schema.Boolean,
    rate: Schema.NullOr(
      Schema.Struct({
        rate: text,
        service_fee: text,
        wholesale_rate: text,
        commission: text,
        is_commission_dollars: Schema.Boolean,
        max_refund: text,
        non_refundable: text,
        cancel_hours: Schema.Int,
      }),
    ),
  }),
);

const wireTeeTime = Schema.Struct({
  id: Schema.Int,
  lock_version: whole,
  agent: text,
  created_at: text,
  course_name: text,
  play_date: text,
  play_time: text,
  players: whole,
  players_sold: whole,
  folio: text,
  confirmation: text,
  notes: text,
  internal_notes: text,
  alt_emails: text,
  gift_certificate_amount: text,
  discount_amount: text,
  cost: text,
  status: text,
  is_undone: flag,
  payment_refused_at: text,
  payment_settled_at: text,
  should_email_customer: flag,
  should_email_course: flag,
  deal_id: whole,
  availability_queue_id: whole,
  customers: part(Schema.Array(wireCustomer)),
  course: part(Schema.Struct({ id: Schema.Int, course_name: text })),
  gift_certificate: part(Schema.Struct({ id: Schema.Int, serial: text })),
  discount: wireDiscount,
  golf_discount: wireDiscount,
  golf_rate: part(Schema.Struct({ id: Schema.Int, internal_memo: text })),
  sale_terms: wireTerms,
  transaction_record: part(wireTransaction),
});
type WireTeeTime = typeof wireTeeTime.Type;

const dateOf = (value: string): Result.Result<LocalDate | "", readonly Issue[]> =>
  value === "" || isLocalDate(value) ? Result.succeed(value) : Result.fail(issue("play_date", "date_unreadable"));

const timeOf = (value: string): Result.Result<TimeOfDay | "", readonly Issue[]> =>
  value === "" || isTimeOfDay(value) ? Result.succeed(value) : Result.fail(issue("play_time", "time_unreadable"));

const recordOf = (
  wire: WireTeeTime["transaction_record"],
): Result.Result<TransactionRecord | null, readonly Issue[]> =>
  wire == null
    ? Result.succeed(null)
    : Result.mapError(toTransactionRecord(wire), (code) => issue("transaction_record", code));

const inUnit = (amount: string | number | null | undefined, isDollars: boolean): string => {
  const shown = textOf(amount);
  if (shown === "") return "";
  return isDollars ? `$${shown}` : `${shown}%`;
};

const termsOf = (wire: WireTeeTime["sale_terms"]): TeeTimeTerms | null =>
  wire == null
    ? null
    : {
        taken_for: wire.taken_for,
        taken_at: textOf(wire.taken_at),
        rule_set: textOf(wire.rule_set),
        is_cost_known: wire.is_cost_known,
        rate: wire.rate && {
          rate: textOf(wire.rate.rate),
          service_fee: inUnit(wire.rate.service_fee, typeof wire.rate.service_fee !== "number"),
          wholesale_rate: textOf(wire.rate.wholesale_rate),
          commission: inUnit(wire.rate.commission, wire.rate.is_commission_dollars),
          max_refund: textOf(wire.rate.max_refund),
          non_refundable: textOf(wire.rate.non_refundable),
          cancel_hours: wire.rate.cancel_hours,
        },
      };

/** The customer is the first of the list (OPS-TT-52). */
const customerOf = (customers: WireTeeTime["customers"]): TeeTimeCustomer | null => {
  const first = customers?.[0];
  if (first === undefined) return null;
  const { id, first_name, last_name, email, primary_phone } = first;
  return {
    id,
    first_name: textOf(first_name),
    last_name: textOf(last_name),
    email: textOf(email),
    primary_phone: textOf(primary_phone),
  };
};

/**
 * Reads a tee time in the form of each of its calls: the discount is under either of two names (OPS-TT-53), both receipts
 * are on when they are left out (OPS-TT-54), and a course may be known by name only.
 */
export const decodeTeeTime = (value: unknown): Result.Result<TeeTime, readonly Issue[]> =>
  Result.flatMap(decode(wireTeeTime, "")(value), (wire) => {
    const { course, gift_certificate, golf_rate } = wire;
    const discount = wire.discount ?? wire.golf_discount;
    const parts = {
      play_date: dateOf(textOf(wire.play_date)),
      play_time: timeOf(textOf(wire.play_time)),
      transaction_record: recordOf(wire.transaction_record),
    };
    return Result.map(allOf(parts), (read) => ({
      id: wire.id,
      lock_version: wire.lock_version ?? null,
      agent: textOf(wire.agent),
      created_at: textOf(wire.created_at),
      course_name: textOf(wire.course_name ?? course?.course_name),
      players: wire.players ?? null,
      players_sold: wire.players_sold ?? null,
      folio: textOf(wire.folio),
      confirmation: textOf(wire.confirmation),
      notes: textOf(wire.notes),
      internal_notes: textOf(wire.internal_notes),
      alt_emails: textOf(wire.alt_emails),
      gift_certificate_amount: textOf(wire.gift_certificate_amount),
      discount_amount: textOf(wire.discount_amount),
      cost: textOf(wire.cost),
      status: textOf(wire.status),
      is_undone: wire.is_undone ?? false,
      payment_refused_at: textOf(wire.payment_refused_at),
      payment_settled_at: textOf(wire.payment_settled_at),
      should_email_customer: wire.should_email_customer ?? true,
      should_email_course: wire.should_email_course ?? true,
      deal_id: wire.deal_id ?? null,
      availability_queue_id: wire.availability_queue_id ?? null,
      customer: customerOf(wire.customers),
      course: course == null ? null : { id: course.id, course_name: textOf(course.course_name) },
      gift_certificate:
        gift_certificate == null ? null : { id: gift_certificate.id, serial: textOf(gift_certificate.serial) },
      discount: discount == null ? null : { id: discount.id, code: textOf(discount.code) },
      golf_rate: golf_rate == null ? null : { id: golf_rate.id, internal_memo: textOf(golf_rate.internal_memo) },
      sale_terms: termsOf(wire.sale_terms),
      ...read,
    }));
  });
