import { dayText, fullName, timeText } from "@teedesk/domain";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  availabilityQueues,
  customers,
  foreUpAvailabilities,
  golfCourses,
  savedCards,
  teeTimes,
} from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { mailFrom } from "../../platform/mail/mailFrom.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import { failure, notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { bookedForItsLead, bookedFromIt, stillWaits } from "../../resources/availabilityQueues/queueEntries.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Act = { readonly id: number; readonly staff: StaffMember };

/** Queue entries, locked until the transaction ends, so that none is booked meanwhile. */
async function holdEntries(tx: Database, where: SQL | undefined) {
  const held = await tx
    .select({ entry: availabilityQueues, customer: customers, slot: foreUpAvailabilities, course: golfCourses })
    .from(availabilityQueues)
    .innerJoin(customers, eq(customers.id, availabilityQueues.customer_id))
    .innerJoin(foreUpAvailabilities, eq(foreUpAvailabilities.id, availabilityQueues.fore_up_availability_id))
    .innerJoin(golfCourses, eq(golfCourses.id, foreUpAvailabilities.golf_course_id))
    .where(where)
    .orderBy(availabilityQueues.id)
    .for("update", { of: availabilityQueues });
  return held.map(({ entry, customer, slot, course }) => ({
    ...entry,
    customer,
    wait_list: `${course.course_name}, ${dayText(slot.available_date)}, ${timeText(slot.available_time)}`,
  }));
}

type Held = Awaited<ReturnType<typeof holdEntries>>[number];

/** Removes entries from their queues with the saved cards, and records it in the customers' histories. */
async function leave(
  tx: Database,
  held: readonly Held[],
  { staff, sent_to }: { staff: StaffMember; sent_to?: string },
) {
  const ids = held.map(({ id }) => id);
  await tx.update(availabilityQueues).set({ removed_at: sql`now()` }).where(inArray(availabilityQueues.id, ids));
  await tx.delete(savedCards).where(inArray(savedCards.availability_queue_id, ids));
  for (const { customer, wait_list } of held) {
    const after = { wait_list, ...(sent_to === undefined ? {} : { sent_to }) };
    const action = "removed from wait list";
    await recordHistory(tx, { entity: "customer", id: customer.id, staff, action, before: null, after });
  }
}

/** Closes the queue of a free tee time and removes all its entries (API-040). Closing it again changes nothing. */
export async function closeQueue({ db }: Pick<Services, "db">, { id, staff }: Act): Promise<Record<string, never>> {
  await retried(() =>
    db.transaction(async (tx) => {
      const closed = await tx
        .update(foreUpAvailabilities)
        .set({ queue_closed_at: sql`coalesce(${foreUpAvailabilities.queue_closed_at}, now())` })
        .where(eq(foreUpAvailabilities.id, id))
        .returning({ id: foreUpAvailabilities.id });
      if (closed.length === 0) throw notFound("There is no such free tee time.");
      const held = await holdEntries(tx, and(eq(availabilityQueues.fore_up_availability_id, id), stillWaits));
      await leave(tx, held, { staff });
    }),
  );
  return {};
}

/**
 * Removes an entry from a queue, and mails the customer when `sendsMail` (API-041, API-042). A removed entry stays removed without
 * a mail, so a second click or a repeated request sends no second one.
 */
export async function removeFromQueue(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { id, staff, sendsMail }: Act & { readonly sendsMail: boolean },
): Promise<Record<string, never>> {
  const isSent = await retried(() =>
    db.transaction(async (tx) => {
      const [held] = await holdEntries(tx, eq(availabilityQueues.id, id));
      if (held === undefined) throw notFound("There is no such queue entry.");
      if (held.removed_at !== null) return false;
      if (!sendsMail) {
        await leave(tx, [held], { staff });
        return false;
      }
      const reason = await reasonNotToMail(tx, held);
      if (reason !== null)
        throw failure(
          409,
          `${reason} Nothing was removed and nothing was sent. Remove without sending an e-mail instead.`,
        );
      await leave(tx, [held], { staff, sent_to: held.customer.email });
      await queueRemovalMail(tx, held);
      return true;
    }),
  );
  if (isSent) jobs.wake("mail");
  return {};
}

/** Queues the mail about the end of the wait, from its template. */
async function queueRemovalMail(tx: Database, { customer, wait_list }: Held): Promise<void> {
  const texts = { customer_name: fullName(customer), wait_list };
  const mail = await mailFrom(tx, "wait_list_removal", { texts, tables: {} });
  await queueMail(tx, [{ recipient: customer.email, ...mail }], { entity: "customer", id: customer.id });
}

const nameOf = (customer: Held["customer"]): string => fullName(customer) || "This customer";

async function reasonNotToMail(tx: Database, { id, customer }: Held): Promise<string | null> {
  if (customer.email === "") return `${nameOf(customer)} has no e-mail address.`;
  const booked = await tx
    .select({ id: teeTimes.id })
    .from(availabilityQueues)
    .innerJoin(teeTimes, or(bookedFromIt, bookedForItsLead))
    .where(eq(availabilityQueues.id, id));
  return booked.length === 0 ? null : `${nameOf(customer)} has booked meanwhile.`;
}
