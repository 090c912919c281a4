import { type LocalDate, matchSlot, mostMatches, requestsFor, type Slot, type SlotRequest } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, not, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { preparedFor } from "../../db/preparedFor.ts";
import { availabilityQueues, customers, foreUpAvailabilities, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import {
  bookedForItsLead,
  bookedFromIt,
  encodeLead,
  type LeadRow,
  leadIsOpen,
  stillWaits,
  waitingCustomer,
} from "../availabilityQueues/queueEntries.ts";
import { hasDeclined } from "../calls/callStates.ts";

type SlotMatch = components["schemas"]["SlotMatch"];

type Candidate = SlotRequest &
  Pick<SlotMatch, "availability_queue_id" | "waits_for" | "customer"> & { readonly lead: LeadRow | null };

/** Someone who may be called for the tee times of a course and day, except those in `not_for`. */
type Caller = { readonly candidate: Candidate; readonly not_for: readonly number[] };

/**
 * The matches of each of these free tee times, in the order to call: the domain's rule over the waiting customers and leads of its course
 * and day, without those who declined today. Entries of its own queue that do not fit come last. At most `mostMatches` each.
 */
export async function findSlotMatches(
  db: Database,
  slots: readonly Slot[],
  today: LocalDate,
): Promise<ReadonlyMap<number, readonly SlotMatch[]>> {
  if (slots.length === 0) return new Map();
  const rows = await callersFor(db).execute({ ...asList(slots), today });
  const queues = groupedBy(rows, ({ queue }) => queue?.slot.id);
  const callers = rows.flatMap((row) => (row.is_settled ? [] : callersOf(row)));
  const days = groupedBy(callers, ({ candidate }) => dayOf(candidate.course_id, candidate.play_date));
  return new Map(
    slots.map((slot) => {
      const others = (days.get(dayOf(slot.course_id, slot.available_date)) ?? []).filter(
        ({ not_for }) => !not_for.includes(slot.id),
      );
      return [
        slot.id,
        ranked(
          slot,
          ownQueue(slot, queues.get(slot.id) ?? []),
          others.map(({ candidate }) => candidate),
        ),
      ];
    }),
  );
}

const dayOf = (course: number, date: string): string => `${course} ${date}`;

/** The matches in order; a customer who asked twice is listed once. */
function ranked(slot: Slot, own: readonly Candidate[], others: readonly Candidate[]): readonly SlotMatch[] {
  const misfits = own.map((request) => ({ request, match: matchSlot(request, slot) }));
  const all = [...requestsFor(slot, [...own, ...others]), ...misfits.filter(({ match }) => match.misses.length > 0)];
  const called = new Map<number | null | undefined, SlotMatch>();
  for (const { request, match } of all) {
    const { availability_queue_id, position, waits_for, customer, lead } = request;
    if (called.has(customer.id)) continue;
    const found = { availability_queue_id, position, waits_for, customer, lost_lead: lead && encodeLead(lead) };
    called.set(customer.id, { ...found, minutes: match.minutes, misses: [...match.misses] });
  }
  return [...called.values()].slice(0, mostMatches);
}

const asked = (lead: LeadRow) => ({
  id: lead.id,
  course_id: lead.golf_course_id,
  play_date: lead.lead_date,
  play_time: lead.play_time,
  players: lead.players,
  lead,
});

/** The request of a waiting customer: the lead, else the tee time of the queue for any number of players. */
const waitsFor = (place: number, lead: LeadRow | null, slot: Omit<Slot, "spots">) =>
  lead === null
    ? {
        id: place,
        course_id: slot.course_id,
        play_date: slot.available_date,
        play_time: slot.available_time,
        players: null,
        lead,
      }
    : asked(lead);

/** Tee times for the statement: their ids, and their courses and days. */
function asList(slots: readonly Slot[]) {
  const days = [...new Map(slots.map((slot) => [dayOf(slot.course_id, slot.available_date), slot])).values()];
  const list = (values: readonly (number | string)[]): string => `{${values.join()}}`;
  return {
    slots: list(slots.map(({ id }) => id)),
    courses: list(days.map(({ course_id }) => course_id)),
    days: list(days.map(({ available_date }) => available_date)),
  };
}

const isOnDays = (course: SQLWrapper, day: SQLWrapper): SQL => sql`(${course}, ${day}) in (
  select * from unnest(${sql.placeholder("courses")}::int[], ${sql.placeholder("days")}::date[]))`;

const isAskedFor: SQL = isOnDays(lostLeads.golf_course_id, lostLeads.lead_date);

/** The tee times whose queue a lead is or was in: a customer removed from a queue is not offered that tee time again. */
const queuedFor = sql<number[]>`array(select "places".fore_up_availability_id from ${availabilityQueues} "places"
  where "places".lost_lead_id = ${lostLeads.id})`;

const declinedToday = hasDeclined(sql.placeholder("today"));

/** Whether a queue entry has been booked. */
const isBooked: SQL = sql`exists (select from ${teeTimes} where ${bookedFromIt})`;

type Queue = { readonly id: number; readonly position: number; readonly slot: Omit<Slot, "spots"> };

/**
 * Those who may be called for these tee times, in one statement: the customers in their own queues, booked or declined or not, those in other queues
 * who asked for their courses and days, by their lead or else by the queue's tee time, and open leads in no queue. A union of each, as no
 * index serves an `or` of them.
 */
const callersFor = preparedFor((db) => {
  const { id, golf_course_id: course_id, available_date, available_time } = foreUpAvailabilities;
  const { position } = availabilityQueues;
  const queue = sql<Queue | null>`jsonb_build_object('id', ${availabilityQueues.id}, 'position', ${position}, 'slot', jsonb_build_object(
    'id', ${id}, 'course_id', ${course_id}, 'available_date', ${available_date}, 'available_time', ${available_time}))`;
  const who = { customer: waitingCustomer, lead: lostLeads, queued: queuedFor };
  const waiting = (where: SQL | undefined) =>
    db
      .select({
        queue,
        ...who,
        is_settled: sql<boolean>`(${isBooked} or exists (select from ${teeTimes} where ${bookedForItsLead}) or ${declinedToday})`,
      })
      .from(customers)
      .innerJoin(availabilityQueues, eq(availabilityQueues.customer_id, customers.id))
      .innerJoin(foreUpAvailabilities, eq(id, availabilityQueues.fore_up_availability_id))
      .leftJoin(lostLeads, eq(lostLeads.id, availabilityQueues.lost_lead_id))
      .where(and(stillWaits, where));
  const settled = db
    .select({ one: sql`1` })
    .from(availabilityQueues)
    .where(and(eq(availabilityQueues.lost_lead_id, lostLeads.id), or(stillWaits, isBooked)));
  const leads = db
    .select({ queue: sql<Queue | null>`null::jsonb`, ...who, is_settled: declinedToday })
    .from(customers)
    .leftJoin(lostLeads, eq(lostLeads.customer_id, customers.id))
    .where(and(isAskedFor, leadIsOpen, notExists(settled)));
  return union(
    waiting(sql`${availabilityQueues.fore_up_availability_id} = any(${sql.placeholder("slots")}::int[])`),
    waiting(and(isAskedFor, leadIsOpen, not(isBooked))),
    waiting(and(isNull(availabilityQueues.lost_lead_id), isOnDays(course_id, available_date), not(isBooked))),
    leads,
  ).prepare("callers_for");
});

type CallerRow = Awaited<ReturnType<ReturnType<typeof callersFor>["execute"]>>[number];

/** A customer who is still to be asked, as a caller for other tee times than that of their own queue. */
function callersOf({ queue, customer, lead, queued }: CallerRow): readonly Caller[] {
  if (queue === null)
    return lead === null
      ? []
      : [
          {
            candidate: { ...asked(lead), customer, availability_queue_id: null, waits_for: null, position: null },
            not_for: queued,
          },
        ];
  const { id: availability_queue_id, slot } = queue;
  const candidate = {
    ...waitsFor(availability_queue_id, lead, slot),
    availability_queue_id,
    customer,
    waits_for: slot.available_time,
    position: null,
  };
  return [{ candidate, not_for: [slot.id, ...queued] }];
}

/** The customers in a tee time's own queue who are still to be asked, with their places. */
const ownQueue = (slot: Slot, rows: readonly CallerRow[]): readonly Candidate[] =>
  rows
    .flatMap(({ queue, ...row }) => (queue === null ? [] : [{ ...row, queue }]))
    .toSorted((one, other) => one.queue.position - other.queue.position || one.queue.id - other.queue.id)
    .flatMap(({ queue, customer, lead, is_settled }, index) => {
      if (is_settled) return [];
      const wish = waitsFor(queue.id, lead, slot);
      return [{ ...wish, customer, availability_queue_id: queue.id, waits_for: null, position: index + 1 }];
    });
