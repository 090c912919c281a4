import { matchSlot, requestsFor, type Slot, type SlotRequest } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, customers, foreUpAvailabilities, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { notFound } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import {
  bookedFromIt,
  encodeLead,
  findQueueEntries,
  type LeadRow,
  stillWaits,
  waitingCustomer,
} from "../availabilityQueues/queueEntries.ts";

type SlotMatch = components["schemas"]["SlotMatch"];

type Candidate = SlotRequest &
  Pick<SlotMatch, "availability_queue_id" | "waits_for" | "customer"> & { readonly lead: LeadRow };

const most = 100;

/** Who fits a free tee time: the domain's rule over those who wait and the leads of its course and day. */
export const slotMatchHandlers = ({ db }: Services): Pick<Handlers, "listSlotMatches"> => ({
  listSlotMatches: ({ path }) => listSlotMatches(db, path.id),
});

async function listSlotMatches(db: Database, id: number): Promise<SlotMatch[]> {
  const slot = await findSlot(db, id);
  const own = await findOwnQueue(db, id);
  const candidates = [...own, ...(await findInOtherQueues(db, slot)), ...(await findLeads(db, slot))];
  const misfits = own.map((request) => ({ request, match: matchSlot(request, slot) }));
  const ranked = [...requestsFor(slot, candidates), ...misfits.filter(({ match }) => match.misses.length > 0)];
  // Somebody who asked twice is called once.
  const called = new Map<number | null | undefined, SlotMatch>();
  for (const { request, match } of ranked) {
    const { availability_queue_id, position, waits_for, customer, lead } = request;
    if (called.has(customer.id)) continue;
    const found = { availability_queue_id, position, waits_for, customer, lost_lead: encodeLead(lead) };
    called.set(customer.id, { ...found, minutes: match.minutes, misses: [...match.misses] });
  }
  return [...called.values()].slice(0, most);
}

async function findSlot(db: Database, wanted: number): Promise<Slot> {
  const { id, golf_course_id: course_id, available_date, available_time, spots } = foreUpAvailabilities;
  const [slot] = await db
    .select({ id, course_id, available_date, available_time, spots })
    .from(foreUpAvailabilities)
    .where(eq(id, wanted));
  if (slot === undefined) throw notFound("There is no such free tee time.");
  return slot;
}

const asked = (lead: LeadRow) => ({
  id: lead.id,
  course_id: lead.golf_course_id,
  play_date: lead.lead_date,
  play_time: lead.play_time,
  players: lead.players,
  lead,
});

/** Who waits for this very tee time and has not booked. */
async function findOwnQueue(db: Database, id: number): Promise<readonly Candidate[]> {
  const entries = await findQueueEntries(db, eq(availabilityQueues.fore_up_availability_id, id));
  return entries.flatMap(({ id: availability_queue_id, customer, lead, tee_time_id }, index) =>
    lead === null || tee_time_id !== null
      ? []
      : [{ ...asked(lead), customer, availability_queue_id, waits_for: null, position: index + 1 }],
  );
}

const askedFor = ({ course_id, available_date }: Slot) =>
  and(eq(lostLeads.golf_course_id, course_id), eq(lostLeads.lead_date, available_date));

/** Who waits for another tee time of the same course and day. */
async function findInOtherQueues(db: Database, slot: Slot): Promise<readonly Candidate[]> {
  const entries = await db
    .select({
      availability_queue_id: availabilityQueues.id,
      waits_for: foreUpAvailabilities.available_time,
      customer: waitingCustomer,
      lead: lostLeads,
    })
    .from(lostLeads)
    .innerJoin(availabilityQueues, eq(availabilityQueues.lost_lead_id, lostLeads.id))
    .innerJoin(foreUpAvailabilities, eq(foreUpAvailabilities.id, availabilityQueues.fore_up_availability_id))
    .innerJoin(customers, eq(customers.id, availabilityQueues.customer_id))
    .leftJoin(teeTimes, bookedFromIt)
    .where(
      and(askedFor(slot), stillWaits, ne(availabilityQueues.fore_up_availability_id, slot.id), isNull(teeTimes.id)),
    );
  return entries.map(({ lead, ...entry }) => ({ ...asked(lead), ...entry, position: null }));
}

/** Leads in no queue. Who was taken out of this tee time's queue is not offered it again, nor is who has booked. */
async function findLeads(db: Database, slot: Slot): Promise<readonly Candidate[]> {
  const settled = db
    .select({ one: sql`1` })
    .from(availabilityQueues)
    .leftJoin(teeTimes, bookedFromIt)
    .where(
      and(
        eq(availabilityQueues.lost_lead_id, lostLeads.id),
        or(stillWaits, eq(availabilityQueues.fore_up_availability_id, slot.id), sql`${teeTimes.id} is not null`),
      ),
    );
  const leads = await db
    .select({ lead: lostLeads, customer: waitingCustomer })
    .from(lostLeads)
    .innerJoin(customers, eq(customers.id, lostLeads.customer_id))
    .where(and(askedFor(slot), notExists(settled)));
  return leads.map(({ lead, customer }) => ({
    ...asked(lead),
    customer,
    availability_queue_id: null,
    waits_for: null,
    position: null,
  }));
}
