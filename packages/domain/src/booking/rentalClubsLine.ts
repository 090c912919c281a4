import * as Result from "effect/Result";
import { type Issue, issue, issuesOf } from "../issue.ts";
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

const clubCharge = ({ id, raw_charge, quantity }: Club): Result.Result<Cents, readonly Issue[]> =>
  Result.mapError(multiplyCents(raw_charge, quantity), (code) => issue(`rental_clubs.${id}`, code));

const inputsOf = (clubs: readonly Club[]): Record<string, number> =>
  Object.fromEntries(
    clubs.flatMap(({ id, raw_charge, quantity }, index) => [
      [`${index + 1}.id`, id],
      [`${index + 1}.raw_charge`, raw_charge],
      [`${index + 1}.quantity`, quantity],
    ]),
  );

/**
 * Charge for rental clubs: the sum of `raw_charge` × quantity over the clubs that count (CALC-01 to CALC-03). Null when
 * none is rented; a quantity that is not whole is an issue on `rental_clubs.<id>`.
 */
export const rentalClubsLine = (clubs: readonly Club[]): Result.Result<QuoteLine | null, readonly Issue[]> => {
  const rented = clubs.filter(isCounted);
  if (rented.length === 0) return Result.succeed(null);
  const charges = rented.map(clubCharge);
  const issues = issuesOf(charges);
  if (issues.length > 0) return Result.fail(issues);
  return Result.mapBoth(sumCents(charges.flatMap((charge) => Result.getOrNull(charge) ?? [])), {
    onFailure: (code) => issue("rental_clubs", code),
    onSuccess: (amount) => ({
      rule: "rental_clubs",
      amount,
      inputs: inputsOf(rented),
      rounding: "none",
      exact: formatCents(amount),
    }),
  });
};
