import { type CancelOptions, centsFrom, paidByCard, type RefundTotals, refundTotals } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { findRefunded } from "../../payments/refunds.ts";
import type { Clock } from "../../platform/clock.ts";
import { findCancelationUnderWay } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime, playersSold, type StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { isForceable } from "./cancelation.ts";

/** The facts that the refund rules need beside the tee time. */
export type RefundContext = { readonly clock: Clock; readonly config: Config };

/**
 * The choices of the cancel dialog (OPS-CAN-21), not valid while a cancelation or refund is under way that cannot be forced
 * (OPS-CAN-18). Throws 404 when there is no such tee time.
 */
export async function cancelOptions(
  db: Database,
  id: number,
  context: RefundContext,
): Promise<CancelOptions & RefundTotals> {
  const stored = await findTeeTime(db, id);
  const { internal, canceled_at } = stored.teeTime;
  const totals = await findRefundTotals(db, stored, context);
  const underWay = await findCancelationUnderWay(db, id);
  const valid = underWay === undefined || isForceable(underWay);
  return { valid, internal, is_canceled: canceled_at !== null, needs_reason: true, ...totals };
}

/** The possible refunds of a tee time now, by the terms of its sale and in full. A refund in progress counts as made. */
export async function findRefundTotals(
  db: Database,
  { teeTime, record, sold }: StoredTeeTime,
  context: RefundContext,
): Promise<RefundTotals> {
  const refunded = await findRefunded(db, record?.id ?? null);
  const inProgress = await refundInProgress(db, teeTime.id);
  return Result.getOrThrow(
    refundTotals({
      paid: paidByCard(record),
      refunded: Result.getOrThrow(centsFrom(refunded + inProgress)),
      players_sold: playersSold({ teeTime }),
      players: teeTime.players,
      minutes_to_play: await minutesToPlay(db, teeTime.id, context),
      policy: sold.terms.rate,
    }),
  );
}

/** A cancelation that a forced one may replace counts for nothing: the two are never both done. */
async function refundInProgress(db: Database, tee_time_id: number): Promise<number> {
  const underWay = await findCancelationUnderWay(db, tee_time_id);
  return underWay === undefined || isForceable(underWay) ? 0 : underWay.refund_amount;
}

/** The real time until play, by the business's clock (ANSWER-12). */
async function minutesToPlay(db: Database, tee_time_id: number, { clock, config }: RefundContext): Promise<number> {
  const play = sql`((${teeTimes.play_date} + ${teeTimes.play_time}::time) at time zone ${config.names.business_time_zone})`;
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const [found] = await db
    .select({ minutes: sql`floor(extract(epoch from ${play} - ${now}) / 60)`.mapWith(Number) })
    .from(teeTimes)
    .where(eq(teeTimes.id, tee_time_id));
  if (found === undefined) throw new Error(`Tee time ${tee_time_id} is gone.`);
  return found.minutes;
}
