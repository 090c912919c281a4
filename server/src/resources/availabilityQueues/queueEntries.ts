import type { components } from "@teedesk/openapi";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, customers, lostLeads, teeTimes } from "../../db/schema/index.ts";

type Wire = components["schemas"];

/** What the wire tells of a customer who waits. */
export const waitingCustomer = {
  id: customers.id,
  first_name: customers.first_name,
  last_name: customers.last_name,
  email: customers.email,
  primary_phone: customers.primary_phone,
  postcode: customers.postcode,
};

export type LeadRow = typeof lostLeads.$inferSelect;

export const encodeLead = (lead: LeadRow): Wire["QueueLead"] => ({
  id: lead.id,
  created_at: lead.created_at.toISOString(),
  players: lead.players,
  lead_date: lead.lead_date,
  play_time: lead.play_time,
  course_id: lead.golf_course_id,
});

/** The tee time that was booked from a place in a queue, and stands. */
export const bookedFromIt = and(
  eq(teeTimes.availability_queue_id, availabilityQueues.id),
  isNull(teeTimes.canceled_at),
);

/** The tee time that was booked for the lead of a place in a queue, and stands. */
export const bookedForItsLead = and(
  eq(teeTimes.lost_lead_id, availabilityQueues.lost_lead_id),
  isNull(teeTimes.canceled_at),
);

export const stillWaits = isNull(availabilityQueues.removed_at);

/** Nobody has booked for it, or what was booked is canceled. */
export const leadIsOpen: SQL = sql`not exists (
  select from ${teeTimes} where ${teeTimes.lost_lead_id} = ${lostLeads.id} and ${teeTimes.canceled_at} is null)`;

/** Places in queues, each queue first come first; who was taken out is none of them. */
export function findQueueEntries(db: Database, where: SQL) {
  return db
    .select({
      id: availabilityQueues.id,
      fore_up_availability_id: availabilityQueues.fore_up_availability_id,
      customer: waitingCustomer,
      lead: lostLeads,
      tee_time_id: sql<
        number | null
      >`coalesce(${teeTimes.id}, (select min(${teeTimes.id}) from ${teeTimes} where ${bookedForItsLead}))`,
    })
    .from(availabilityQueues)
    .innerJoin(customers, eq(customers.id, availabilityQueues.customer_id))
    .leftJoin(lostLeads, eq(lostLeads.id, availabilityQueues.lost_lead_id))
    .leftJoin(teeTimes, bookedFromIt)
    .where(and(stillWaits, where))
    .orderBy(asc(availabilityQueues.position), asc(availabilityQueues.id));
}

export type QueueRow = Awaited<ReturnType<typeof findQueueEntries>>[number];

export const encodeEntry = ({ id, customer, lead, tee_time_id }: QueueRow): Wire["QueueEntry"] => ({
  id,
  customer,
  lost_lead: lead && encodeLead(lead),
  tee_time: { id: tee_time_id ?? -1 },
});
