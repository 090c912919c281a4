import { matchSlot, mostMatches, requestsFor, type Slot, type SlotRequest } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, not, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { preparedFor } from "../../db/preparedFor.ts";
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

const entriesOf = preparedFor((db) => {
  const isOfThese = sql`${availabilityQueues.fore_up_availability_id} = any(${sql.placeholder("slots")}::int[])`;
  return findQueueEntries(db, isOfThese).prepare("queues_of_slots");
});

/** Customers in these tee times' own queues who have not booked. */
async function findOwnQueues(db: Database, slots: readonly Slot[]): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  const entries = await entriesOf(db).execute({ slots: `{${slots.map(({ id }) => id).join()}}` });
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

/** The courses and days of tee times, for a statement that is restricted to them. */
function daysOf(slots: readonly Slot[]) {
  const days = [...new Map(slots.map((slot) => [dayOf(slot.course_id, slot.available_date), slot])).values()];
  const list = (values: readonly (number | string)[]): string => `{${values.join()}}`;
  return {
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

/** Whether a queue entry has been booked. */
const isBooked: SQL = sql`exists (select from ${teeTimes} where ${bookedFromIt})`;

const queued = (db: Database, where: SQL | undefined) => {
  const { id, golf_course_id: course_id, available_date, available_time } = foreUpAvailabilities;
  return db
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
    .where(and(where, stillWaits, not(isBooked)));
};

// Two statements, as no index serves an `or` of both.
const queuedWithLead = preparedFor((db) => queued(db, and(isAskedFor, leadIsOpen)).prepare("queued_with_lead"));
const queuedWithoutLead = preparedFor((db) => {
  const { golf_course_id, available_date } = foreUpAvailabilities;
  const where = and(isNull(availabilityQueues.lost_lead_id), isOnDays(golf_course_id, available_date));
  return queued(db, where).prepare("queued_without_lead");
});

/** Customers in queues of other tee times who asked for these courses and days, by their lead or else by the queue's tee time. */
async function findInQueues(db: Database, slots: readonly Slot[]): Promise<readonly Caller[]> {
  const days = daysOf(slots);
  const [withLead, without] = [await queuedWithLead(db).execute(days), await queuedWithoutLead(db).execute(days)];
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

const leadsWithoutQueue = preparedFor((db) => {
  const settled = db
    .select({ one: sql`1` })
    .from(availabilityQueues)
    .where(and(eq(availabilityQueues.lost_lead_id, lostLeads.id), or(stillWaits, isBooked)));
  return db
    .select({ lead: lostLeads, customer: waitingCustomer, not_for: queuedFor })
    .from(lostLeads)
    .innerJoin(customers, eq(customers.id, lostLeads.customer_id))
    .where(and(isAskedFor, leadIsOpen, notExists(settled)))
    .prepare("leads_without_queue");
});

/** Open leads that are in no queue. */
async function findLeads(db: Database, slots: readonly Slot[]): Promise<readonly Caller[]> {
  const leads = await leadsWithoutQueue(db).execute(daysOf(slots));
  return leads.map(({ lead, customer, not_for }) => ({
    candidate: { ...asked(lead), customer, availability_queue_id: null, waits_for: null, position: null },
    not_for,
  }));
}
