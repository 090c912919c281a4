import * as Result from "effect/Result";
import { multiplyCents } from "../money/arithmetic.ts";
import type { Cents, MoneyIssueCode } from "../money/cents.ts";
import type { Percent } from "../money/percent.ts";
import { percentOf } from "../money/percentOf.ts";

/** What a rate pays for selling it to one player: dollars, or a percentage of the rate (`is_commission_dollars`). */
export type Commission =
  | { readonly kind: "dollars"; readonly cents: Cents }
  | { readonly kind: "percent"; readonly percent: Percent };

/** The rate's commission on a booking, in cents: per player, as the service fee is, and rounded once (ANSWER-02, ANSWER-04). */
export const commissionOn = (
  { raw_rate, commission }: { readonly raw_rate: Cents; readonly commission: Commission },
  players: number,
): Result.Result<Cents, MoneyIssueCode | "not_whole"> =>
  commission.kind === "dollars"
    ? multiplyCents(commission.cents, players)
    : Result.map(multiplyCents(raw_rate, players), (rate) => percentOf(rate, commission.percent).cents);
