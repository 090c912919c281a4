import * as Result from "effect/Result";
import { type Cents, centsFrom, type MoneyIssueCode } from "../money/cents.ts";
import { type Percent, type PercentIssueCode, parsePercent } from "../money/percent.ts";
import { isMembers } from "../wire/members.ts";
import type { Discount } from "./discount.ts";

/** The part of the charge that a discount takes off: up to an amount, or a percentage (ANSWER-05). */
export type DiscountAmount =
  | { readonly kind: "percent"; readonly percent: Percent }
  | { readonly kind: "dollars"; readonly cents: Cents };

type Reading = Result.Result<
  DiscountAmount,
  MoneyIssueCode | PercentIssueCode | "amount_negative" | "unexpected_shape"
>;

/**
 * Reads the amount of a stored discount: cents, or a percentage where `raw_amount` 15 means 15 % (UNCLEAR-08). A negative
 * amount and a percentage outside 0 to 100 are refused, never clamped.
 */
export const discountAmount = (discount: Pick<Discount, "is_dollars" | "raw_amount">): Reading => {
  if (!isMembers(discount)) return Result.fail("unexpected_shape");
  const { is_dollars, raw_amount } = discount;
  if (typeof is_dollars !== "boolean" || typeof raw_amount !== "number") return Result.fail("unexpected_shape");
  if (!is_dollars) return Result.map(parsePercent(raw_amount), (percent) => ({ kind: "percent", percent }));
  const cents = centsFrom(raw_amount);
  if (Result.isFailure(cents)) return Result.fail(cents.failure);
  return cents.success < 0 ? Result.fail("amount_negative") : Result.succeed({ kind: "dollars", cents: cents.success });
};
