import type { LocalDate } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { callClaims, calls, type teeTimes } from "../../db/schema/index.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Booked = Pick<typeof teeTimes.$inferSelect, "customer_id" | "lost_lead_id" | "availability_queue_id">;

/**
 * Records that the call to a customer who waited ended in a booking, and ends the claim, whoever has it: no one needs to call any more. Nothing
 * of a booking that is for neither a lead nor a place in a queue.
 */
export async function recordBooked(
  tx: Database,
  { customer_id, lost_lead_id, availability_queue_id: entry }: Booked,
  { staff, today }: { readonly staff: StaffMember; readonly today: LocalDate },
): Promise<void> {
  if (lost_lead_id === null && entry === null) return;
  const about = { customer_id, lost_lead_id, availability_queue_id: lost_lead_id === null ? entry : null };
  const call = { ...about, outcome: "booked", called_on: today, staff_user_id: staff.id, agent: staff.name } as const;
  const [stored] = await tx.insert(calls).values(call).returning({ subject: calls.subject });
  await tx.delete(callClaims).where(eq(callClaims.subject, stored?.subject ?? ""));
}
