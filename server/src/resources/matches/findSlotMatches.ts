import { matchSlot, mostMatches, requestsFor, type Slot, type SlotRequest } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, inArray, isNull, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, customers, foreUpAvailabilities, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import {
  bookedFromIt,
  encodeLead,
  findQueueEntries,
  type LeadRow,
  leadIsOpen,
  stillWaits,
  waitingCustomer,
} from "../availabilityQueues/queueEntries.ts";

type SlotMatch = components["schemas"]["SlotMatch"];

type Candidate = SlotRequest &
  Pick<SlotMatch, "availability_queue_id" | "waits_for" | "customer"> & { readonly lead: LeadRow | null };

/** Someone who may be called for the tee times of a course and day, except those in `not_for`. */
type Caller = { readonly candidate: Candidate; readonly not_for: readonly number[] };

/**
 * The matches of each of these free tee times, in the order to call: the domain's rule over the waiting customers and leads of its course
 * and day. Entries of its own queue that do not fit come last. At most `mostMatches` each.
 */
export async function findSlotMatches(
  db: Database,
  slots: readonly Slot[],
): Promise<ReadonlyMap<number, readonly SlotMatch[]>> {
  if (slots.length === 0) return new Map();
  const own = await findOwnQueues(db, slots);
  const days = groupedBy([...(await findInQueues(db, slots)), ...(await findLeads(db, slots))], ({ candidate }) =>
    dayOf(candidate.course_id, candidate.play_date),
  );
  return new Map(
    slots.map((slot) => {
      const callers = days.get(dayOf(slot.course_id, slot.available_date)) ?? [];
      const others = callers.filter(({ not_for }) => !not_for.includes(slot.id)).map(({ candidate }) => candidate);
      return [slot.id, ranked(slot, own.get(slot.id) ?? [], others)];
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

/** Customers in these tee times' own queues who have not booked. */
async function findOwnQueues(db: Database, slots: readonly Slot[]): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  const ids = slots.map(({ id }) => id);
  const entries = await findQueueEntries(db, inArray(availabilityQueues.fore_up_availability_id, ids));
  const queues = groupedBy(entries, ({ fore_up_availability_id }) => fore_up_availability_id);
  return new Map(
    slots.map((slot) => [
      slot.id,
      (queues.get(slot.id) ?? []).flatMap(({ id: availability_queue_id, customer, lead, tee_time_id }, index) => {
        if (tee_time_id !== null) return [];
        const wish = waitsFor(availability_queue_id, lead, slot);
        return [{ ...wish, customer, availability_queue_id, waits_for: null, position: index + 1 }];
      }),
    ]),
  );
}

/** Restricts a query to the courses and days of these tee times. */
function isOnDaysOf(slots: readonly Slot[], course: SQLWrapper, day: SQLWrapper): SQL {
  const days = new Map(slots.map((slot) => [dayOf(slot.course_id, slot.available_date), slot]));
  const pairs = [...days.values()].map((slot) => sql`(${slot.course_id}::int, ${slot.available_date}::date)`);
  return sql`(${course}, ${day}) in (${sql.join(pairs, sql`, `)})`;
}

const askedFor = (slots: readonly Slot[]): SQL => isOnDaysOf(slots, lostLeads.golf_course_id, lostLeads.lead_date);

/** The tee times whose queue a lead is or was in: a customer removed from a queue is not offered that tee time again. */
const queuedFor = sql<number[]>`array(select "places".fore_up_availability_id from ${availabilityQueues} "places"
  where "places".lost_lead_id = ${lostLeads.id})`;

/** Customers in queues of other tee times who asked for these courses and days, by their lead or else by the queue's tee time. */
async function findInQueues(db: Database, slots: readonly Slot[]): Promise<readonly Caller[]> {
  const { id, golf_course_id: course_id, available_date, available_time } = foreUpAvailabilities;
  const waiting = (where: SQL | undefined) =>
    db
      .select({
        availability_queue_id: availabilityQueues.id,
        slot: { id, course_id, available_date, available_time },
        customer: waitingCustomer,
        lead: lostLeads,
        queued: queuedFor,
      })
      .from(availabilityQueues)
      .innerJoin(foreUpAvailabilities, eq(id, availabilityQueues.fore_up_availability_id))
      .innerJoin(customers, eq(customers.id, availabilityQueues.customer_id))
      .leftJoin(lostLeads, eq(lostLeads.id, availabilityQueues.lost_lead_id))
      .leftJoin(teeTimes, bookedFromIt)
      .where(and(where, stillWaits, isNull(teeTimes.id)));
  // Two statements, as no index serves an `or` of both.
  const withLead = await waiting(and(askedFor(slots), leadIsOpen));
  const without = await waiting(
    and(isNull(availabilityQueues.lost_lead_id), isOnDaysOf(slots, course_id, available_date)),
  );
  return [...withLead, ...without].map(({ lead, slot, queued, ...entry }) => ({
    candidate: {
      ...waitsFor(entry.availability_queue_id, lead, slot),
      ...entry,
      waits_for: slot.available_time,
      position: null,
    },
    not_for: [slot.id, ...queued],
  }));
}

/** Open leads that are in no queue. */
async function findLeads(db: Database, slots: readonly Slot[]): Promise<readonly Caller[]> {
  const settled = db
    .select({ one: sql`1` })
    .from(availabilityQueues)
    .leftJoin(teeTimes, bookedFromIt)
    .where(and(eq(availabilityQueues.lost_lead_id, lostLeads.id), or(stillWaits, sql`${teeTimes.id} is not null`)));
  const leads = await db
    .select({ lead: lostLeads, customer: waitingCustomer, not_for: queuedFor })
    .from(lostLeads)
    .innerJoin(customers, eq(customers.id, lostLeads.customer_id))
    .where(and(askedFor(slots), leadIsOpen, notExists(settled)));
  return leads.map(({ lead, customer, not_for }) => ({
    candidate: { ...asked(lead), customer, availability_queue_id: null, waits_for: null, position: null },
    not_for,
  }));
}
