import type { CancelOptions } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { isForceable } from "./cancelation.ts";
import { findRefundTotals, type Reckoning } from "./findRefundTotals.ts";
import { findUnderWay } from "./findUnderWay.ts";

/**
 * The choices of the cancel dialog (OPS-CAN-21), not valid while a cancelation or refund is under way that cannot be forced
 * (OPS-CAN-18). Throws 404 when there is no such tee time.
 */
export async function cancelOptions(db: Database, id: number, reckoning: Reckoning): Promise<CancelOptions> {
  const stored = await findTeeTime(db, id);
  const { internal, canceled_at } = stored.teeTime;
  const totals = await findRefundTotals(db, stored, reckoning);
  const underWay = await findUnderWay(db, id);
  const valid = underWay === undefined || isForceable(underWay);
  return { valid, internal, is_canceled: canceled_at !== null, ...totals };
}
