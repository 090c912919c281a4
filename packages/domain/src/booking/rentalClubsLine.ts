import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { multiplyCents } from "../money/multiplyCents.ts";
import { sumCents } from "../money/sumCents.ts";
import type { QuoteInput } from "./quoteInput.ts";
import type { QuoteLine } from "./quoteLine.ts";

type Club = QuoteInput["rental_clubs"][number];

/** CALC-02: a club counts when both its charge and its quantity are above 0. A quantity that is not whole is kept, as an issue. */
const isCounted = ({ raw_charge, quantity }: Club): boolean =>
  !Number.isSafeInteger(quantity) || (raw_charge > 0 && quantity > 0);

/**
 * Charge for rental clubs: the sum of `raw_charge` × quantity over the clubs that count (CALC-01 to CALC-03). Null when
 * none is rented; a quantity that is not whole is an issue on `rental_clubs.<id>`.
 */
export const rentalClubsLine = (
  clubs: QuoteInput["rental_clubs"],
): Result.Result<QuoteLine | null, readonly Issue[]> => {
  const charges: Cents[] = [];
  const inputs: Record<string, number> = {};
  const issues: Issue[] = [];
  for (const club of clubs) {
    if (!isCounted(club)) continue;
    const { id, raw_charge, quantity } = club;
    const charge = multiplyCents(raw_charge, quantity);
    if (Result.isFailure(charge)) {
      issues.push({ path: `rental_clubs.${id}`, code: charge.failure });
      continue;
    }
    const place = charges.push(charge.success);
    inputs[`${place}.id`] = id;
    inputs[`${place}.raw_charge`] = raw_charge;
    inputs[`${place}.quantity`] = quantity;
  }
  if (issues.length > 0) return Result.fail(issues);
  if (charges.length === 0) return Result.succeed(null);
  const sum = sumCents(charges);
  if (Result.isFailure(sum)) return Result.fail(issue("rental_clubs", sum.failure));
  const amount = sum.success;
  return Result.succeed({ rule: "rental_clubs", amount, inputs, rounding: "none", exact: formatCents(amount) });
};
