import { zeroCents } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import type { Cancelation } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import { findDone, markDone } from "./cancelation.repository.ts";
import { type CancelServices, type Declined, refundedBy } from "./cancelation.ts";
import { recordCancelation, recordRefusal, requestedBy } from "./cancelationHistory.ts";
import type { Refunded } from "./externalSteps.ts";
import { markCanceled, reverseSale } from "./reverseSale.ts";

/**
 * Writes an agreed cancelation: the tee time's status, the certificate's part, the ledger, the history and the e-mail. A
 * declined refund stays out of the ledger. The second of two attempts finds it done. Like every change of a tee time it locks
 * the tee time first.
 */
export async function finishCancelation(
  tx: Database,
  services: CancelServices,
  agreed: Cancelation,
  refund: Refunded | Declined,
): Promise<Cancelation> {
  const stored = await findTeeTime(tx, agreed.tee_time_id, { lock: true });
  const done = await markDone(tx, agreed.id, refund.kind === "refunded" ? refund.refund_id : null);
  if (done === undefined) return findDone(tx, agreed.id);
  // First, because it throws when the tee time is canceled already: then no certificate gets its part a second time.
  if (done.cancel) await markCanceled(tx, stored, { cancel_reason: done.reason });
  await reverseSale(tx, stored, {
    card: refundedBy(done),
    certificate: done.cancel && stored.certificate !== null ? stored.teeTime.gift_certificate_amount_cents : zeroCents,
    payment_id: done.refund_id,
    reason: done.reason,
    staff: await requestedBy(tx, done),
  });
  if (refund.kind === "declined") await recordRefusal(tx, done, { action: "refund refused", refusal: refund });
  await recordCancelation(tx, done, stored);
  if (done.cancel) await queueTeeTimeMail(tx, "cancelation", stored, services, { isRequested: false });
  return done;
}
