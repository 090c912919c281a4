import { dayText, queueEntryForm, timeText } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, foreUpAvailabilities, golfCourses } from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure, notFound } from "../../platform/refusal.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import { encodeEntry, findQueueEntries, stillWaits } from "../../resources/availabilityQueues/queueEntries.ts";
import { storeLead } from "../../resources/lostLeads/recordLead.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Wire = components["schemas"];

/**
 * Adds a caller as the last of a queue, with a lead of the request; a closed queue reopens. Throws 404 for an unknown tee
 * time, 409 for one that is over and for a customer who is in the queue already, and 422 for refused members of the caller.
 */
export async function joinQueue(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, request: { id, queue_entry } }: { staff: StaffMember; request: Wire["CreateQueueEntryRequest"] },
): Promise<Wire["QueueEntry"]> {
  const caller = accepted(queueEntryForm.accept(null, queue_entry));
  const join = async (tx: Database) => {
    const { slot, course } = await holdSlot(tx, id, clock.localNow());
    const place = { course, lead_date: slot.available_date, play_time: slot.available_time };
    const { lead, customer } = await storeLead(tx, { ...place, ...caller }, staff);
    const inQueue = eq(availabilityQueues.fore_up_availability_id, id);
    if (
      (await tx.$count(availabilityQueues, and(inQueue, stillWaits, eq(availabilityQueues.customer_id, customer.id)))) >
      0
    )
      throw failure(409, "This customer is in the queue already.");
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${availabilityQueues.position}), 0)` })
      .from(availabilityQueues)
      .where(inQueue);
    const [added] = await tx
      .insert(availabilityQueues)
      .values({
        fore_up_availability_id: id,
        customer_id: customer.id,
        lost_lead_id: lead.id,
        position: (last?.position ?? 0) + 1,
      })
      .returning({ id: availabilityQueues.id });
    const wait_list = `${course.course_name}, ${dayText(slot.available_date)}, ${timeText(slot.available_time)}`;
    const deed = { entity: "customer", id: customer.id, staff, action: "added to wait list" } as const;
    await recordHistory(tx, { ...deed, before: null, after: { wait_list } });
    const [entry] = await findQueueEntries(tx, eq(availabilityQueues.id, added?.id ?? 0));
    if (entry === undefined) throw new Error("The queue entry was not stored.");
    return encodeEntry(entry);
  };
  return retried(() => db.transaction(join));
}

/** The tee time with an open queue, locked so that callers join one after another. */
async function holdSlot(tx: Database, id: number, { date, time }: LocalMoment) {
  const [slot] = await tx
    .update(foreUpAvailabilities)
    .set({ queue_closed_at: null })
    .where(eq(foreUpAvailabilities.id, id))
    .returning();
  if (slot === undefined) throw notFound("There is no such free tee time.");
  if (`${slot.available_date} ${slot.available_time}` < `${date} ${time}`) throw failure(409, "This tee time is over.");
  const [course] = await tx
    .select({ id: golfCourses.id, course_name: golfCourses.course_name })
    .from(golfCourses)
    .where(eq(golfCourses.id, slot.golf_course_id));
  if (course === undefined) throw new Error("The tee time has no course.");
  return { slot, course };
}
