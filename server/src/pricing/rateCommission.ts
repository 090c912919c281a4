import { type Cents, type Commission, centsFrom, commissionOn, parsePercent, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { GolfRateRow } from "./golfRateRows.ts";

type Terms = Pick<GolfRateRow, "raw_rate" | "commission_hundredths" | "is_commission_dollars">;

/** The rate's commission on a booking of so many players, in cents; a booking without a rate has none. */
export function rateCommission(rate: Terms | null, players: number): Cents {
  if (rate === null) return zeroCents;
  return Result.getOrThrow(commissionOn({ raw_rate: rate.raw_rate, commission: commissionOf(rate) }, players));
}

/** Hundredths of a dollar are cents; of a percent, the column holds two decimals. */
const commissionOf = ({ commission_hundredths, is_commission_dollars }: Terms): Commission =>
  is_commission_dollars
    ? { kind: "dollars", cents: Result.getOrThrow(centsFrom(commission_hundredths)) }
    : { kind: "percent", percent: Result.getOrThrow(parsePercent(commission_hundredths / 100)) };
