import * as Result from "effect/Result";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { parseCents } from "../money/parseCents.ts";
import { type Percent, parsePercent } from "../money/percent.ts";

/** The fee of a rate, per player: a percentage of the rate, an amount, or nothing (ANSWER-04). */
export type ServiceFee =
  | { readonly kind: "percent"; readonly percent: Percent }
  | { readonly kind: "dollars"; readonly cents: Cents }
  | { readonly kind: "none" };

type Reading = Result.Result<ServiceFee, "service_fee_unreadable">;

const unreadable: Reading = Result.fail("service_fee_unreadable");

const percentFee = (value: number): Reading => {
  const percent = parsePercent(value);
  return Result.isSuccess(percent) ? Result.succeed({ kind: "percent", percent: percent.success }) : unreadable;
};

const dollarsFee = (value: string): Reading => {
  const cents = parseCents(value);
  return Result.isSuccess(cents) && cents.success >= 0
    ? Result.succeed({ kind: "dollars", cents: cents.success })
    : unreadable;
};

/**
 * Reads a service fee off the wire: a JSON number is percent (CALC-04), a text dollars (CALC-05), both per player; null,
 * a missing one and a blank are no fee. Anything else is an issue and never a fee of 0.
 */
export const decodeServiceFee = (value: unknown): Reading => {
  if (value === null || value === undefined) return Result.succeed({ kind: "none" });
  if (typeof value === "number") return percentFee(value);
  if (typeof value !== "string") return unreadable;
  return value.trim() === "" ? Result.succeed({ kind: "none" }) : dollarsFee(value);
};

/** A service fee in the JSON type that it was read from, so that 5 % never turns into $5. */
export const encodeServiceFee = (fee: ServiceFee): number | string | null => {
  if (fee.kind === "none") return null;
  return fee.kind === "percent" ? fee.percent / 100 : formatCents(fee.cents);
};
