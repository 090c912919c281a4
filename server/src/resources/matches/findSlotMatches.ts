import { type LocalDate, matchSlot, mostMatches, requestsFor, type Slot, type SlotRequest } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, not, notExists, or, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { preparedFor } from "../../db/preparedFor.ts";
import { availabilityQueues, customers, foreUpAvailabilities, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import { instantText } from "../../records/columns.ts";
import {
  bookedForItsLead,
  bookedFromIt,
  type LeadRow,
  leadIsOpen,
  stillWaits,
  waitingCustomer,
} from "../availabilityQueues/queueEntries.ts";
import { hasDeclined } from "../calls/callStates.ts";

type Wire = components["schemas"];
type SlotMatch = Wire["SlotMatch"];

/** The request of a lead as the contract has it. */
type Lead = Pick<LeadRow, "id" | "players" | "lead_date" | "play_time"> &
  Pick<Wire["QueueLead"], "created_at" | "course_id">;

type Candidate = SlotRequest &
  Pick<SlotMatch, "availability_queue_id" | "waits_for" | "customer"> & { readonly lead: Lead | null };

/** Someone who may be called for the tee times of a course and day, except those in `not_for`. */
type Caller = { readonly candidate: Candidate; readonly not_for: readonly number[] };

/** The matches of a free tee time, in the order to call. */
export async function findSlotMatches(db: Database, slot: Slot, today: LocalDate): Promise<readonly SlotMatch[]> {
  const [found] = await callersOfSlot(db).execute({ slot: slot.id, today });
  return slotMatches([slot], found?.callers ?? []).get(slot.id) ?? [];
}

const callersOfSlot = preparedFor((db) =>
  db
    .select({ callers: callersFor(db, sql`array[${sql.placeholder("slot")}::int]`, sql.placeholder("today")) })
    .from(sql`(select) as once`)
    .prepare("callers_of_slot"),
);

/**
 * The matches of each of these free tee times, in the order to call: the domain's rule over the waiting customers and leads of its course
 * and day, without those who declined today. Entries of its own queue that do not fit come last. At most `mostMatches` each.
 */
export function slotMatches(
  slots: readonly Slot[],
  rows: readonly CallerRow[],
): ReadonlyMap<number, readonly SlotMatch[]> {
  const queues = groupedBy(rows, ({ queue }) => queue?.slot.id);
  const callers = rows.flatMap((row) => (row.is_settled ? [] : callersOf(row)));
  const days = groupedBy(callers, ({ candidate }) => dayOf(candidate.course_id, candidate.play_date));
  return new Map(
    slots.map((slot) => {
      const sameDay = days.get(dayOf(slot.course_id, slot.available_date)) ?? [];
      // Most of a page's tee times have neither.
      if (sameDay.length === 0 && !queues.has(slot.id)) return [slot.id, []];
      const others = sameDay.filter(({ not_for }) => !not_for.includes(slot.id)).map(({ candidate }) => candidate);
      return [slot.id, ranked(slot, ownQueue(slot, queues.get(slot.id) ?? []), others)];
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
    const found = { availability_queue_id, position, waits_for, customer, lost_lead: lead };
    called.set(customer.id, { ...found, minutes: match.minutes, misses: [...match.misses] });
  }
  return [...called.values()].slice(0, mostMatches);
}

const asked = (lead: Lead) => ({
  id: lead.id,
  course_id: lead.course_id,
  play_date: lead.lead_date,
  play_time: lead.play_time,
  players: lead.players,
  lead,
});

/** The request of a waiting customer: the lead, else the tee time of the queue for any number of players. */
const waitsFor = (place: number, lead: Lead | null, slot: Omit<Slot, "spots">) =>
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

/** The tee times whose queue a lead is or was in: a customer removed from a queue is not offered that tee time again. */
const queuedFor = sql<number[]>`array(select "places".fore_up_availability_id from ${availabilityQueues} "places"
  where "places".lost_lead_id = ${lostLeads.id})`;

/** Whether a queue entry has been booked. */
const isBooked: SQL = sql`exists (select from ${teeTimes} where ${bookedFromIt})`;

type Queue = { readonly id: number; readonly position: number; readonly slot: Omit<Slot, "spots"> };

const { id, golf_course_id: course_id, available_date, available_time } = foreUpAvailabilities;

const queueJson = sql<Queue>`jsonb_build_object('id', ${availabilityQueues.id}, 'position', ${availabilityQueues.position},
  'slot', jsonb_build_object('id', ${id}, 'course_id', ${course_id}, 'available_date', ${available_date}, 'available_time', ${available_time}))`;
const customerJson = sql`jsonb_build_object('id', ${waitingCustomer.id}, 'first_name', ${waitingCustomer.first_name},
  'last_name', ${waitingCustomer.last_name}, 'email', ${waitingCustomer.email}, 'primary_phone', ${waitingCustomer.primary_phone},
  'postcode', ${waitingCustomer.postcode})`;
const leadJson = sql`jsonb_build_object('id', ${lostLeads.id}, 'created_at', ${instantText(lostLeads.created_at)},
  'players', ${lostLeads.players}, 'lead_date', ${lostLeads.lead_date}, 'play_time', ${lostLeads.play_time},
  'course_id', ${lostLeads.golf_course_id})`;

/** A customer who may be called, in their place of a queue, for a lead, or both. */
export type CallerRow = {
  readonly queue: Queue | null;
  readonly customer: SlotMatch["customer"];
  readonly lead: Lead | null;
  readonly queued: readonly number[];
  /** Booked, or declined today. */
  readonly is_settled: boolean;
};

/**
 * Those who may be called for tee times, as a column of a statement that has an array of their ids: the customers in their own queues,
 * booked or declined or not, those in other queues who asked for their courses and days, by their lead or else by the queue's tee time,
 * and open leads in no queue. A union of each, as no index serves an `or` of them.
 */
export function callersFor(db: Database, slots: SQL, today: LocalDate | Placeholder): SQL<readonly CallerRow[]> {
  const isOnDays = (course: SQLWrapper, day: SQLWrapper): SQL => sql`(${course}, ${day}) in (
    select "offered".golf_course_id, "offered".available_date from ${foreUpAvailabilities} "offered" where "offered".id = any(${slots}))`;
  const isAskedFor = isOnDays(lostLeads.golf_course_id, lostLeads.lead_date);
  const declinedToday = hasDeclined(sql`${today}`);
  const waiting = (where: SQL | undefined) =>
    db
      .select({
        queue: sql`${queueJson}`.as("queue"),
        customer: sql`${customerJson}`.as("customer"),
        lead: sql`case when ${lostLeads.id} is not null then ${leadJson} end`.as("lead"),
        queued: queuedFor.as("queued"),
        is_settled:
          sql`(${isBooked} or exists (select from ${teeTimes} where ${bookedForItsLead}) or ${declinedToday})`.as(
            "is_settled",
          ),
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
    .select({
      queue: sql`null::jsonb`.as("queue"),
      customer: sql`${customerJson}`.as("customer"),
      lead: sql`${leadJson}`.as("lead"),
      queued: queuedFor.as("queued"),
      is_settled: sql`${declinedToday}`.as("is_settled"),
    })
    .from(customers)
    .innerJoin(lostLeads, eq(lostLeads.customer_id, customers.id))
    .where(and(isAskedFor, leadIsOpen, notExists(settled)));
  const callers = union(
    waiting(sql`${availabilityQueues.fore_up_availability_id} = any(${slots})`),
    waiting(and(isAskedFor, leadIsOpen, not(isBooked))),
    waiting(and(isNull(availabilityQueues.lost_lead_id), isOnDays(course_id, available_date), not(isBooked))),
    leads,
  );
  return sql<readonly CallerRow[]>`(select coalesce(json_agg(callers), '[]') from ${callers} as callers)`;
}

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
