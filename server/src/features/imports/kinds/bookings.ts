import {
  confirmationOf,
  formatCents,
  importedSale,
  isInternal,
  paidByCard,
  undoneReason,
  zeroCents,
} from "@teedesk/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../../db/database.ts";
import { customers, teeTimes } from "../../../db/schema/index.ts";
import { elsewhere } from "../../../payments/elsewhere.ts";
import { recordHistory } from "../../../platform/history/recordHistory.ts";
import { invalid } from "../../../platform/refusal.ts";
import { fieldRefusal } from "../../../pricing/refusals.ts";
import { encodeTeeTime, historyOf } from "../../../teeTime/encodeTeeTime.ts";
import { findTeeTime } from "../../../teeTime/findTeeTime.ts";
import { readBookingOrder } from "../../booking/bookingOrder.ts";
import { type PricedBooking, priceBooking } from "../../booking/priceBooking.ts";
import { storeBooking } from "../../booking/storeBooking.ts";
import { markCanceled, reverseSale } from "../../cancelation/reverseSale.ts";
import { readMoment } from "../reading/readMoment.ts";
import { amountOf, type Courses, courseField, dayOf, findCourses } from "./cells.ts";
import { findCompletions, undoCompletions } from "./completions.ts";
import {
  changedSince,
  type DoneRow,
  type FileRow,
  failed,
  type ImportField,
  type Importing,
  type ImportKind,
  isRefused,
  isSamePlan,
  kept,
  keyOf,
  type Outcome,
  orKept,
  orRefused,
  type Planned,
  readAs,
  rowInHistory,
  undone,
  type Values,
} from "./kind.ts";

const fields: readonly ImportField[] = [
  { ...courseField, is_required: true },
  { name: "play_date", label: "Play date", is_required: true, is_day: true, aliases: ["date", "day", "tee date"] },
  {
    name: "play_time",
    label: "Play time",
    aliases: ["time", "tee time"],
    hint: "Blank where the play date has the time.",
  },
  { name: "players", label: "Players", is_required: true, aliases: ["golfers", "number of players", "pax"] },
  {
    name: "price",
    label: "Price",
    is_required: true,
    aliases: ["total", "amount", "charge"],
    hint: "Dollars for all players, with fees.",
  },
  {
    name: "paid",
    label: "Paid elsewhere",
    aliases: ["paid", "paid amount"],
    hint: "The price, or blank for all of it; 0 where it is due.",
  },
  { name: "first_name", label: "First name", aliases: ["firstname", "given name"] },
  { name: "last_name", label: "Last name", aliases: ["lastname", "surname", "name"] },
  { name: "email", label: "Email", aliases: ["e mail", "email address"] },
  { name: "primary_phone", label: "Phone", aliases: ["telephone", "phone number", "mobile"] },
  { name: "postcode", label: "Postcode", aliases: ["zip", "zip code", "postal code"] },
  {
    name: "confirmation",
    label: "Confirmation",
    aliases: ["course confirmation", "confirmation number"],
    hint: "Blank where the course has to be told.",
  },
  { name: "notes", label: "Notes", aliases: ["note", "comment"] },
  { name: "internal_notes", label: "Internal notes" },
  { name: "folio", label: "Folio" },
];

/** A booking of the file, priced at the rate of its day so that its total is the price it was sold for. */
type Read = { readonly booking: PricedBooking; readonly isPaid: boolean; readonly confirmation: string };

/** The course has sold the seats already, so what is left of the slot does not matter. */
const seated = "imported";

/** With `lock` the booking locks its place, so that no sale there and no closure of its hours is decided without it. */
type Reading = { readonly values: Values; readonly courses: Courses; readonly lock: boolean };

async function priced(importing: Importing, { values, courses, lock }: Reading): Promise<Read> {
  const { tx, clock, staff } = importing;
  const course = courses.of(values);
  const play_date = dayOf(values, "play_date", importing);
  const time = readMoment(values["play_time"] ?? values["play_date"] ?? "", importing).time;
  if (time === null) throw invalid({ play_time: ["Enter a time, such as 9:40 or 1:30 PM."] });
  if (play_date < clock.today()) throw invalid({ play_date: ["This day has passed."] });
  const price = amountOf(values, "price");
  const paid = "paid" in values ? amountOf(values, "paid") : price;
  const confirmation = confirmationOf(values["confirmation"] ?? "");
  const { first_name = "", last_name = "", email = "", postcode = "" } = values;
  const { notes = "", internal_notes = "", folio = "" } = values;
  if (first_name === "" && last_name === "") throw invalid({ last_name: ["Enter a name."] });
  const priceAt = async (charge: string): Promise<PricedBooking> => {
    const order = readBookingOrder({
      charge,
      customer: { first_name, last_name, email, postcode },
      tee_time: {
        play_date,
        play_time: time,
        players: Number(values["players"]),
        course: { id: course.id },
        confirmation: seated,
        notes,
        internal_notes,
        folio,
      },
    });
    const pricing = { today: clock.today(), clock, staff_user_id: staff.id, saved_card: null, lock };
    const answer = await priceBooking(tx, order, pricing);
    if (answer.kind === "refused") throw fieldRefusal(answer.refusals);
    return answer.booking;
  };
  const whole = await priceAt(formatCents(price));
  const service_fee = whole.quote.lines.find(({ rule }) => rule === "service_fee")?.amount ?? zeroCents;
  const sale = importedSale({ price, paid, service_fee });
  if (Result.isFailure(sale)) {
    throw sale.failure === "partly_paid"
      ? invalid({ paid: ["Enter the price, or 0: a payment of a part cannot be imported."] })
      : invalid({ price: [`The service fee of the rate alone is $${formatCents(service_fee)}.`] });
  }
  const { charge, is_paid } = sale.success;
  return { booking: charge === price ? whole : await priceAt(formatCents(charge)), isPaid: is_paid, confirmation };
}

/** A standing booking of the same start by the same person, or with the same confirmation of the course. */
async function findSame(tx: Database, { booking, confirmation }: Read): Promise<number | null> {
  const { course, play_date, play_time, order } = booking;
  const isThere = and(
    eq(teeTimes.golf_course_id, course.id),
    eq(teeTimes.play_date, play_date),
    isNull(teeTimes.canceled_at),
  );
  const { first_name, last_name } = order.customer;
  const isName = sql`lower(${customers.first_name}) = lower(${first_name}) and lower(${customers.last_name}) = lower(${last_name})
    and ${teeTimes.play_time} = ${play_time} and (${teeTimes.confirmation} = ${confirmation} or 'INTERNAL' in (${teeTimes.confirmation}, ${confirmation}))`;
  const isConfirmed = isInternal(confirmation)
    ? sql`false`
    : sql`lower(${teeTimes.confirmation}) = lower(${confirmation})`;
  const [found] = await tx
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .where(and(isThere, sql`((${isName}) or ${isConfirmed})`))
    .orderBy(teeTimes.id)
    .limit(1);
  return found?.id ?? null;
}

async function planRow(importing: Importing, reading: Reading): Promise<Planned & { readonly read?: Read }> {
  const { values } = reading;
  const read = await orRefused(fields, () => priced(importing, reading));
  if (isRefused(read)) return read;
  const { booking, isPaid, confirmation } = read;
  const { first_name, last_name } = booking.order.customer;
  const named = [String(booking.course.id), booking.play_date, booking.play_time, first_name, last_name];
  const confirmed = keyOf(String(booking.course.id), booking.play_date, confirmation);
  // As stored bookings are compared: by the course's number, or by the name where one of the two has none.
  const recognition = isInternal(confirmation)
    ? { keys: [keyOf(...named)], leaves: [keyOf(...named), keyOf("internal", ...named)] }
    : { keys: [confirmed, keyOf("internal", ...named)], leaves: [confirmed, keyOf(...named)] };
  const same = await findSame(importing.tx, read);
  if (same !== null)
    return { action: "skip", reason: `Tee time ${same} is this booking.`, ...recognition, record_id: same, plan: null };
  const { course, play_date, play_time, players, charge, total, rate } = booking;
  const plan = {
    read_as: readAs(
      { play_time: "", ...values },
      { course: course.course_name, play_date, play_time, price: formatCents(total) },
    ),
    completes: await findCompletions(importing, [contactOf(booking, values)], reading),
    values: {
      ...values,
      course_id: course.id,
      play_date,
      play_time,
      players,
      charge,
      total,
      isPaid,
      golf_rate_id: rate?.id ?? null,
    },
  };
  return { action: "create", reason: isPaid ? "" : "Its price is due.", ...recognition, record_id: null, plan, read };
}

const contactOf = ({ order }: PricedBooking, { primary_phone = "" }: Values) => ({
  ...order.customer,
  ...(primary_phone !== "" && { primary_phone }),
});

async function book(
  importing: Importing,
  { n, values }: FileRow,
  { booking, isPaid, confirmation }: Read,
): Promise<Outcome> {
  const { tx, staff, import_id } = importing;
  const { order } = booking;
  const stored = await storeBooking(
    tx,
    {
      ...booking,
      order: {
        ...order,
        customer: contactOf(booking, values),
        tee_time: { ...order.tee_time, confirmation },
      },
    },
    { staff, payment_id: isPaid ? elsewhere(import_id, n) : null },
  );
  const { teeTime } = stored;
  const entry = { entity: "tee_time", id: teeTime.id, staff, action: "created", before: null } as const;
  await recordHistory(tx, {
    ...entry,
    after: { ...historyOf(encodeTeeTime(stored)), import: rowInHistory(import_id, n) },
  });
  return { n, state: "done", note: "", record_id: teeTime.id, lock_version: teeTime.lock_version };
}

/** Reverses the sale as the undo of a booking does: its figures are 0, and no money goes anywhere. */
async function unbook(importing: Importing, { n, record_id: id, lock_version, plan }: DoneRow): Promise<Outcome> {
  const { tx, staff } = importing;
  const stored = await findTeeTime(tx, id, { lock: true });
  const { teeTime, record } = stored;
  if (teeTime.is_undone) return undone(n);
  if (teeTime.lock_version !== lock_version || teeTime.canceled_at !== null || teeTime.refunded_cents > 0)
    return kept(n, "It was changed or canceled since.", id);
  await markCanceled(tx, stored, { cancel_reason: undoneReason, is_undone: true });
  const card = paidByCard(record);
  await reverseSale(tx, stored, { card, certificate: zeroCents, payment_id: null, reason: undoneReason, staff });
  const [before, after] = [{ status: teeTime.status }, { status: "Canceled" }];
  await recordHistory(tx, { entity: "tee_time", id, staff, action: "undone", before, after });
  return undoCompletions(importing, n, plan.completes);
}

export const bookingsKind: ImportKind = {
  fields,
  // As any booking, one takes no second place (DECISION-51); agents wait for it, and not for long.
  runAtOnce: 1,
  async plan(importing, rows) {
    const courses = await findCourses(importing.tx, rows);
    const plans: Planned[] = [];
    for (const { values } of rows) {
      const { read: _, ...planned } = await planRow(importing, { values, courses, lock: false });
      plans.push(planned);
    }
    return plans;
  },
  async run(importing, rows) {
    const courses = await findCourses(importing.tx, rows);
    const outcomes: Outcome[] = [];
    for (const row of rows) {
      const { read, ...now } = await planRow(importing, { values: row.values, courses, lock: true });
      const isCurrent = read !== undefined && isSamePlan(row, now);
      outcomes.push(isCurrent ? await book(importing, row, read) : failed(row.n, changedSince));
    }
    return outcomes;
  },
  async undo(importing, rows) {
    const outcomes: Outcome[] = [];
    for (const row of rows)
      outcomes.push(await orKept(importing.tx, row, fields, (tx) => unbook({ ...importing, tx }, row)));
    return outcomes;
  },
};
