import { formatCents, internalReason, isPaidElsewhere, statusCanceled, zeroCents } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { isNeverCharged } from "../../payments/refunds.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { Cancelation } from "../../teeTime/cancelationUnderWay.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { type Declined, refundedBy } from "./cancelation.ts";

/** The staff member who requested a cancelation; null when that account is gone. */
export async function requestedBy(
  db: Database,
  { staff_user_id }: Cancelation,
): Promise<Pick<StaffMember, "id" | "email"> | null> {
  if (staff_user_id === null) return null;
  const { id, email } = staffUsers;
  const [staff] = await db.select({ id, email }).from(staffUsers).where(eq(staffUsers.id, staff_user_id));
  return staff ?? null;
}

/** Adds what a cancelation did to the tee time's history, in the requester's name, also when recovery finished it. */
export async function recordCancelation(tx: Database, done: Cancelation, { teeTime }: StoredTeeTime): Promise<void> {
  const entry = { entity: "tee_time", id: teeTime.id, staff: await requestedBy(tx, done) } as const;
  const refunded = refundedBy(done);
  if (refunded > 0) {
    const terms = done.standard_refund;
    const standard = terms !== null && terms !== refunded && { standard_refund: formatCents(terms) };
    const before = { refund: formatCents(zeroCents), reason: "" };
    // A refund alone is not an "Internal cancel": the words stand for no reason.
    const reason = done.cancel || done.reason !== internalReason ? done.reason : "";
    const card = isNeverCharged(done.refund_id)
      ? { card: "never charged" }
      : isPaidElsewhere(done.refund_id) && { card: "paid elsewhere" };
    const after = { refund: formatCents(refunded), ...standard, ...card, reason };
    await recordHistory(tx, { ...entry, action: "refunded", before, after });
  }
  if (done.cancel) {
    const before = { status: teeTime.status, reason: teeTime.cancel_reason };
    const after = { status: statusCanceled, ...(done.force && { force_cancel: true }), reason: done.reason };
    await recordHistory(tx, { ...entry, action: "canceled", before, after });
  }
}

type Refused = { readonly action: "cancelation refused" | "refund refused"; readonly refusal: Declined };

/** Adds a refused request to the tee time's history, in the requester's name, with the reason. */
export async function recordRefusal(tx: Database, refused: Cancelation, { action, refusal }: Refused): Promise<void> {
  const { tee_time_id, refund_amount, reason } = refused;
  const refund = refund_amount === 0 ? null : formatCents(refund_amount);
  const after = { refund, reason, refusal: refusal.backend_message ?? refusal.message };
  const staff = await requestedBy(tx, refused);
  await recordHistory(tx, { entity: "tee_time", id: tee_time_id, staff, action, before: null, after });
}
