import { type CancelOptions, centsFrom, refundTotals, zeroCents } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { refundedOf } from "../../payments/refundedOf.ts";
import type { Clock } from "../../platform/clock.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import { isForceable } from "./cancelation.ts";
import { findUnderWay } from "./findUnderWay.ts";

export type Reckoning = { readonly clock: Clock; readonly config: Config };

/** What can be paid back of a tee time now, by the rules and in full. What is on its way back counts as gone. */
export async function findRefundTotals(
  db: Database,
  { teeTime, record }: StoredTeeTime,
  reckoning: Reckoning,
): Promise<Pick<CancelOptions, "refund_total" | "transaction_total">> {
  const [refunded, promised] = [await refundedOf(db, record?.id ?? null), await promisedOf(db, teeTime.id)];
  return Result.getOrThrow(
    refundTotals({
      // Without a card nothing was taken that could go back to one.
      paid: record === null || record.payment_id === null ? zeroCents : record.total,
      refunded: Result.getOrThrow(centsFrom(refunded + promised)),
      players: teeTime.players,
      ...(await termsOf(db, teeTime.id, reckoning)),
    }),
  );
}

/** Of a cancelation that may yet give way to a forced one nothing is promised: the two are never both done. */
async function promisedOf(db: Database, tee_time_id: number): Promise<number> {
  const underWay = await findUnderWay(db, tee_time_id);
  return underWay === undefined || isForceable(underWay) ? 0 : underWay.refund_amount;
}

/** The rate's rules, and the real time until play: the course's clock is the business's (DECISIONS 12). */
async function termsOf(db: Database, tee_time_id: number, { clock, config }: Reckoning) {
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
