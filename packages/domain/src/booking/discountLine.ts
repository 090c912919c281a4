import * as Result from "effect/Result";
import type { DiscountAmount } from "../discount/discountAmount.ts";
import { type Issue, issue } from "../issue.ts";
import { negateCents, takeFrom } from "../money/arithmetic.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { formatPercent } from "../money/percent.ts";
import { percentOf } from "../money/percentOf.ts";
import type { QuoteLine } from "./quoteTypes.ts";

/**
 * The amount that the discount takes off the charge alone: the lesser of its amount and the charge (CALC-07), or its
 * percentage of the charge (CALC-08). Null without a discount (CALC-09); a negative amount is an issue on `discount_code`.
 */
export const discountLine = (
  discount: DiscountAmount | null,
  charge: Cents,
): Result.Result<QuoteLine | null, readonly Issue[]> => {
  if (discount === null) return Result.succeed(null);
  if (discount.kind === "percent") {
    const share = percentOf(negateCents(charge), discount.percent);
    const inputs = { charge, percent: formatPercent(discount.percent) };
    return Result.succeed({
      rule: "discount",
      amount: share.cents,
      inputs,
      rounding: "half-away-from-zero",
      exact: share.exact,
    });
  }
  if (discount.cents < 0) return Result.fail(issue("discount_code", "amount_negative"));
  const amount = negateCents(takeFrom(charge, discount.cents).taken);
  const inputs = { charge, raw_amount: discount.cents };
  return Result.succeed({ rule: "discount", amount, inputs, rounding: "none", exact: formatCents(amount) });
};
