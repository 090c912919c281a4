import type { CancelOptions } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { findTeeTime } from "../teeTimes/findTeeTime.ts";
import { findRefundTotals, type Reckoning } from "./findRefundTotals.ts";

/** The choices of the cancel dialog (OPS-CAN-21). Throws 404 when there is no such tee time. */
export async function cancelOptions(db: Database, id: number, reckoning: Reckoning): Promise<CancelOptions> {
  const stored = await findTeeTime(db, id);
  const { internal, canceled_at } = stored.teeTime;
  const totals = await findRefundTotals(db, stored, reckoning);
  return { valid: true, internal, is_canceled: canceled_at !== null, ...totals };
}
