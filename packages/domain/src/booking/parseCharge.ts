import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import type { Cents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";

/**
 * Reads the charge of a booking: dollars above 0 (OPS-IBE-64). What is blank, no number or not above 0 is
 * `charge_not_positive`; too many decimals and too much keep their own codes.
 */
export const parseCharge = (text: string): Result.Result<Cents, readonly Issue[]> => {
  const charge = parseCents(text);
  if (Result.isSuccess(charge))
    return charge.success > 0 ? Result.succeed(charge.success) : Result.fail(issue("charge", "charge_not_positive"));
  const isAmount = charge.failure === "amount_too_precise" || charge.failure === "amount_out_of_range";
  return Result.fail(issue("charge", isAmount ? charge.failure : "charge_not_positive"));
};
