import { randomUUID } from "node:crypto";
import { zeroCents } from "@teedesk/domain";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { secondsFromNow } from "../../platform/leases.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import type { Cancelation, CancelOrder, Declined } from "./cancelation.ts";
import { dropCancelation } from "./dropCancelation.ts";
import type { Reckoning } from "./findRefundTotals.ts";
import { findUnderWay } from "./findUnderWay.ts";
import { type Objection, objectionTo } from "./objectionTo.ts";
import { words } from "./words.ts";

export type Request = {
  readonly staff: Pick<StaffMember, "id">;
  readonly order: CancelOrder;
  readonly idempotency_key: string | null;
};

/** Why a cancelation does not even begin. */
export type NotOpened =
  | Objection
  /** The Idempotency-Key came before with another body. */
  | { readonly kind: "reused" };

const replaced: Declined = { kind: "declined", message: words.replaced };

export type Opened = { readonly kind: "opened"; readonly cancelation: Cancelation };

/**
 * Writes a cancelation down, in a transaction of its own that holds the tee time, before any system outside is asked
 * (docs/decisions/0012). The same person's same key opens the same cancelation again, finished or not. A forced one takes
 * the place of one that waits for the course's system.
 */
export async function openCancelation(
  tx: Database,
  { staff, order, idempotency_key }: Request,
  reckoning: Reckoning,
): Promise<Opened | NotOpened> {
  const stored = await findTeeTime(tx, order.tee_time_id, { lock: true });
  const known = await findByKey(tx, staff.id, idempotency_key);
  if (known !== undefined) return isSame(known, order) ? { kind: "opened", cancelation: known } : { kind: "reused" };
  const objection = await objectionTo(tx, order, { stored, reckoning });
  if (objection !== null) return objection;
  const waiting = await findUnderWay(tx, order.tee_time_id);
  // Nothing was objected to, so it is one that waits for its course and this order forces.
  if (waiting !== undefined && !(await dropCancelation(tx, waiting, replaced))) {
    return { kind: "busy", message: words.underWay };
  }
  const { teeTime, record } = stored;
  const { tee_time_id, cancel, force, refund, reason } = order;
  const [cancelation] = await tx
    .insert(cancelations)
    .values({
      id: randomUUID(),
      // A course that has no system to ask is phoned.
      state: cancel && !teeTime.internal ? "asking" : "agreed",
      tee_time_id,
      staff_user_id: staff.id,
      idempotency_key,
      cancel,
      force,
      reason,
      refund_amount: refund ?? zeroCents,
      payment_id: refund === null ? null : (record?.payment_id ?? null),
      lease_until: secondsFromNow(reckoning.config.bookingLeaseSeconds),
    })
    .returning();
  if (cancelation === undefined) throw new Error("The cancelation was not stored.");
  return { kind: "opened", cancelation };
}

async function findByKey(tx: Database, staff_user_id: number, key: string | null): Promise<Cancelation | undefined> {
  if (key === null) return undefined;
  const isKnown = and(eq(cancelations.staff_user_id, staff_user_id), eq(cancelations.idempotency_key, key));
  const [known] = await tx
    .select()
    .from(cancelations)
    .where(and(isKnown, ne(cancelations.state, "dropped")));
  return known;
}

/** Another body under the same key is another intent (DECISIONS 17). */
const isSame = (known: Cancelation, order: CancelOrder): boolean =>
  known.tee_time_id === order.tee_time_id &&
  known.cancel === order.cancel &&
  known.force === order.force &&
  known.refund_amount === (order.refund ?? zeroCents) &&
  known.reason === order.reason;
