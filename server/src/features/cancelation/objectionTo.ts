import { checkRefund, type IssueCode } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import { type CancelOrder, type Declined, isForceable } from "./cancelation.ts";
import { findRefundTotals, type Reckoning } from "./findRefundTotals.ts";
import { findUnderWay } from "./findUnderWay.ts";
import { words } from "./words.ts";

export type Objection =
  | Declined
  /** The refund is not above $0, or above what is left (DECISIONS 11). */
  | { readonly kind: "invalid"; readonly code: IssueCode }
  /** Another cancelation of the tee time is under way. */
  | { readonly kind: "busy"; readonly message: string };

/** What speaks against an order for a tee time that is held; null when nothing does. */
export async function objectionTo(
  tx: Database,
  { cancel, force, refund, tee_time_id }: CancelOrder,
  { stored, reckoning }: { stored: StoredTeeTime; reckoning: Reckoning },
): Promise<Objection | null> {
  if (!cancel && refund === null) return { kind: "declined", message: words.nothingChosen };
  if (cancel && stored.teeTime.canceled_at !== null) return { kind: "declined", message: words.alreadyCanceled };
  const underWay = await findUnderWay(tx, tee_time_id);
  if (underWay !== undefined && !isForceable(underWay)) return { kind: "busy", message: words.underWay };
  if (underWay !== undefined && !force) return { kind: "busy", message: words.courseAwaited };
  if (refund === null) return null;
  const { transaction_total } = await findRefundTotals(tx, stored, reckoning);
  const checked = checkRefund(refund, transaction_total);
  return Result.isFailure(checked) ? { kind: "invalid", code: checked.failure } : null;
}
