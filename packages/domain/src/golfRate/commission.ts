import * as Result from "effect/Result";
import { multiplyCents } from "../money/arithmetic.ts";
import { type Cents, isCents, type MoneyIssueCode } from "../money/cents.ts";
import { isPercent, type Percent } from "../money/percent.ts";
import { percentOf } from "../money/percentOf.ts";
import { isMembers } from "../wire/members.ts";

/** The commission of a rate for each player: dollars, or a percentage of the rate (`is_commission_dollars`). */
export type Commission =
  | { readonly kind: "dollars"; readonly cents: Cents }
  | { readonly kind: "percent"; readonly percent: Percent };

const isPaying = (rate: unknown): boolean => {
  if (!isMembers(rate) || !isCents(rate["raw_rate"])) return false;
  const commission = rate["commission"];
  if (!isMembers(commission)) return false;
  return commission["kind"] === "dollars" ? isCents(commission["cents"]) : isPercent(commission["percent"]);
};

/** The rate's commission on a booking, in cents: per player, as the service fee is, and rounded once (ANSWER-02, ANSWER-04). */
export const commissionOn = (
  rate: { readonly raw_rate: Cents; readonly commission: Commission },
  players: number,
): Result.Result<Cents, MoneyIssueCode | "not_whole" | "unexpected_shape"> => {
  if (!isPaying(rate)) return Result.fail("unexpected_shape");
  const { raw_rate, commission } = rate;
  return commission.kind === "dollars"
    ? multiplyCents(commission.cents, players)
    : Result.map(multiplyCents(raw_rate, players), (whole) => percentOf(whole, commission.percent).cents);
};
