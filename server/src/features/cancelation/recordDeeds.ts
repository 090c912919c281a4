import { formatCents, statusCanceled, zeroCents } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import { askerOf } from "./askerOf.ts";
import { type Cancelation, refundedBy } from "./cancelation.ts";

/** Adds what a cancelation did to the tee time's history, in the name of whoever asked for it, also when recovery does it. */
export async function recordDeeds(tx: Database, done: Cancelation, { teeTime }: StoredTeeTime): Promise<void> {
  const deed = { entity: "tee_time", id: teeTime.id, staff: await askerOf(tx, done) } as const;
  const refunded = refundedBy(done);
  if (refunded > 0) {
    const after = { refund: formatCents(refunded), reason: done.reason };
    await recordHistory(tx, {
      ...deed,
      action: "refunded",
      before: { refund: formatCents(zeroCents), reason: "" },
      after,
    });
  }
  if (done.cancel) {
    const before = { status: teeTime.status, reason: teeTime.cancel_reason };
    await recordHistory(tx, {
      ...deed,
      action: "canceled",
      before,
      after: { status: statusCanceled, reason: done.reason },
    });
  }
}
