import { type CancelOptions, centsFrom, type RefundTotals, refundTotals, zeroCents } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
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

/** The possible refunds of a tee time now, by the rules and in full. A refund in progress counts as made. */
export async function findRefundTotals(
  db: Database,
  { teeTime, record }: StoredTeeTime,
  context: RefundContext,
): Promise<RefundTotals> {
  const refunded = await findRefunded(db, record?.id ?? null);
  const inProgress = await refundInProgress(db, teeTime.id);
  return Result.getOrThrow(
    refundTotals({
      // Without a card payment there is nothing to refund to a card.
      paid: record === null || record.payment_id === null ? zeroCents : record.total,
      refunded: Result.getOrThrow(centsFrom(refunded + inProgress)),
      players_sold: playersSold({ teeTime }),
      players: teeTime.players,
      ...(await termsOf(db, teeTime.id, context)),
    }),
  );
}

/** A cancelation that a forced one may replace counts for nothing: the two are never both done. */
async function refundInProgress(db: Database, tee_time_id: number): Promise<number> {
  const underWay = await findCancelationUnderWay(db, tee_time_id);
  return underWay === undefined || isForceable(underWay) ? 0 : underWay.refund_amount;
}

/** The rate's rules, and the real time until play, by the business's clock (ANSWER-12). */
async function termsOf(db: Database, tee_time_id: number, { clock, config }: RefundContext) {
  const play = sql`((${teeTimes.play_date} + ${teeTimes.play_time}::time) at time zone ${config.names.business_time_zone})`;
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const [terms] = await db
    .select({
      minutes_to_play: sql`floor(extract(epoch from ${play} - ${now}) / 60)`.mapWith(Number),
      policy: {
        // The first column decides whether there is a rate, so it must be one that is never null.
        cancel_hours: golfRates.cancel_hours,
        max_refund: golfRates.max_refund_cents,
        non_refundable: golfRates.non_refundable_cents,
      },
    })
    .from(teeTimes)
    .leftJoin(golfRates, eq(golfRates.id, teeTimes.golf_rate_id))
    .where(eq(teeTimes.id, tee_time_id));
  if (terms === undefined) throw new Error(`Tee time ${tee_time_id} is gone.`);
  return terms;
}
