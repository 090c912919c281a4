import type { components } from "@teedesk/openapi";
import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { failure, invalid, notFound } from "../../platform/refusal.ts";

/** The lead or place in a queue that a call is about, and the customer who is called. A place with a lead is that lead. */
export type CallSubject = {
  readonly subject: string;
  readonly lost_lead_id: number | null;
  readonly availability_queue_id: number | null;
  readonly customer_id: number;
};

export const leadSubject = (id: number): string => `lead ${id}`;

export const entrySubject = (entry: { readonly id: number; readonly lost_lead_id: number | null }): string =>
  entry.lost_lead_id === null ? `entry ${entry.id}` : leadSubject(entry.lost_lead_id);

/**
 * Reads what a request names, and keeps it from being booked meanwhile. Throws 422 unless it names one of the two, 404 for an unknown one, and
 * 409 for a customer who left the queue, for one who has a tee time from it, and for a lead of no known customer.
 */
export async function findSubject(
  tx: Database,
  { lost_lead_id, availability_queue_id }: components["schemas"]["CallClaimRequest"],
): Promise<CallSubject> {
  if (availability_queue_id !== undefined && lost_lead_id === undefined) return ofEntry(tx, availability_queue_id);
  if (lost_lead_id !== undefined && availability_queue_id === undefined) return ofLead(tx, lost_lead_id);
  throw invalid({ lost_lead_id: ["Name a lost lead or a queue entry."] });
}

/** A booking that is being stored shares the lead's or the entry's row until it is: the lock waits for it. */
async function refuseBooked(tx: Database, where: SQL | undefined): Promise<void> {
  const booked = await tx.$count(teeTimes, and(where, isNull(teeTimes.canceled_at)));
  if (booked > 0) throw failure(409, "A tee time was booked for this customer meanwhile: there is no one to call.");
}

async function ofEntry(tx: Database, id: number): Promise<CallSubject> {
  const [entry] = await tx.select().from(availabilityQueues).where(eq(availabilityQueues.id, id)).for("update");
  if (entry === undefined) throw notFound("There is no such queue entry.");
  const { lost_lead_id, customer_id, removed_at } = entry;
  if (removed_at !== null) throw failure(409, "This customer has left the queue.");
  const ofLead = lost_lead_id === null ? undefined : eq(teeTimes.lost_lead_id, lost_lead_id);
  await refuseBooked(tx, or(eq(teeTimes.availability_queue_id, id), ofLead));
  const availability_queue_id = lost_lead_id === null ? id : null;
  return { subject: entrySubject(entry), lost_lead_id, availability_queue_id, customer_id };
}

async function ofLead(tx: Database, id: number): Promise<CallSubject> {
  const [lead] = await tx.select().from(lostLeads).where(eq(lostLeads.id, id)).for("update");
  if (lead === undefined) throw notFound("There is no such lost lead.");
  const { customer_id } = lead;
  if (customer_id === null) throw failure(409, "This caller left no name: there is no one to call.");
  await refuseBooked(tx, eq(teeTimes.lost_lead_id, id));
  return { subject: leadSubject(id), lost_lead_id: id, availability_queue_id: null, customer_id };
}
