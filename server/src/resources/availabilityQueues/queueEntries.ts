import type { components } from "@teedesk/openapi";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, customers, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { entrySubject } from "../calls/callSubject.ts";

type Wire = components["schemas"];

/** Columns of a waiting customer. */
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

/** The tee time booked from a queue entry, unless canceled. */
export const bookedFromIt = and(
  eq(teeTimes.availability_queue_id, availabilityQueues.id),
  isNull(teeTimes.canceled_at),
);

/** The tee time booked for a queue entry's lead, unless canceled. */
export const bookedForItsLead = and(
  eq(teeTimes.lost_lead_id, availabilityQueues.lost_lead_id),
  isNull(teeTimes.canceled_at),
);

export const stillWaits = isNull(availabilityQueues.removed_at);

/** Whether a lead has no tee time, apart from canceled ones. */
export const leadIsOpen: SQL = sql`not exists (
  select from ${teeTimes} where ${teeTimes.lost_lead_id} = ${lostLeads.id} and ${teeTimes.canceled_at} is null)`;

/**
 * Queue entries in the order of asking, without removed ones. Their tee times are subqueries: PostgreSQL takes a foreign key that is mostly
 * null for one that matches thousands of rows, and would join in parallel.
 */
export function findQueueEntries(db: Database, where: SQL) {
  return db
    .select({
      id: availabilityQueues.id,
      fore_up_availability_id: availabilityQueues.fore_up_availability_id,
      customer: waitingCustomer,
      lead: lostLeads,
      tee_time_id: sql<number | null>`coalesce((select ${teeTimes.id} from ${teeTimes} where ${bookedFromIt}),
        (select min(${teeTimes.id}) from ${teeTimes} where ${bookedForItsLead}))`,
    })
    .from(availabilityQueues)
    .innerJoin(customers, eq(customers.id, availabilityQueues.customer_id))
    .leftJoin(lostLeads, eq(lostLeads.id, availabilityQueues.lost_lead_id))
    .where(and(stillWaits, where))
    .orderBy(asc(availabilityQueues.position), asc(availabilityQueues.id));
}

export type QueueRow = Awaited<ReturnType<typeof findQueueEntries>>[number];

/** The lead of an entry, or else the entry itself: the subject of the calls to its customer. */
export const subjectOf = ({ id, lead }: Pick<QueueRow, "id" | "lead">): string =>
  entrySubject({ id, lost_lead_id: lead?.id ?? null });

export const encodeEntry = ({ id, customer, lead, tee_time_id }: QueueRow): Wire["QueueEntry"] => ({
  id,
  customer,
  lost_lead: lead && encodeLead(lead),
  tee_time: { id: tee_time_id ?? -1 },
});
