import * as Result from "effect/Result";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { multiplyCents } from "../money/arithmetic.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { formatPercent, type Percent } from "../money/percent.ts";
import { percentOf } from "../money/percentOf.ts";
import type { QuoteInput, QuoteLine } from "./quoteTypes.ts";

type Line = Result.Result<QuoteLine | null, readonly Issue[]>;
type Rate = NonNullable<QuoteInput["rate"]>;

const refused = (code: IssueCode): Line => Result.fail(issue("tee_time.golf_rate", code));

const percentLine = (rate: Rate, percent: Percent, players: number): Line => {
  const base = multiplyCents(rate.raw_rate, players);
  if (Result.isFailure(base)) return refused(base.failure);
  const { exact, cents } = percentOf(base.success, percent);
  const inputs = { raw_rate: rate.raw_rate, percent: formatPercent(percent), players };
  return Result.succeed({ rule: "service_fee", amount: cents, inputs, rounding: "half-away-from-zero", exact });
};

const dollarsLine = (perPlayer: Cents, players: number): Line => {
  const fee = multiplyCents(perPlayer, players);
  if (Result.isFailure(fee)) return refused(fee.failure);
  const inputs = { raw_service_fee: perPlayer, players };
  return Result.succeed({
    rule: "service_fee",
    amount: fee.success,
    inputs,
    rounding: "none",
    exact: formatCents(fee.success),
  });
};

/**
 * Service fee of the rate, per player (CALC-04, CALC-05); players missing or not above 0 count as one (CALC-06). Null
 * without a rate or a fee; a number of players that is not whole and a negative rate or fee are issues.
 */
export const serviceFeeLine = (rate: QuoteInput["rate"], players: QuoteInput["players"]): Line => {
  const given = players ?? 0;
  const counted = given <= 0 ? 1 : given;
  if (!Number.isSafeInteger(counted)) return Result.fail(issue("tee_time.players", "not_whole"));
  if (rate === null || rate.service_fee.kind === "none") return Result.succeed(null);
  const fee = rate.service_fee;
  if ((fee.kind === "percent" ? rate.raw_rate : fee.cents) < 0) return refused("amount_negative");
  return fee.kind === "percent" ? percentLine(rate, fee.percent, counted) : dollarsLine(fee.cents, counted);
};
