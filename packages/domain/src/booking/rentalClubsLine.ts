import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { addCents, multiplyCents } from "../money/arithmetic.ts";
import { type Cents, type MoneyIssueCode, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import type { QuoteInput, QuoteLine } from "./quoteTypes.ts";

type Club = QuoteInput["rental_clubs"][number];

/** CALC-02: a club counts when its charge and quantity are above 0. One whose quantity is not whole counts too: it is an issue. */
const isCounted = ({ raw_charge, quantity }: Club): boolean =>
  !Number.isSafeInteger(quantity) || (raw_charge > 0 && quantity > 0);

const none = Result.succeed(zeroCents);

type Inputs = Readonly<Record<string, number>>;

/** Adds a club to the inputs; the literal names of the first are faster, and most bookings have no second one. */
const withClub = (inputs: Inputs, place: number, { id, raw_charge, quantity }: Club): Inputs =>
  // Survives ConditionalExpression: the spread adds a first club's inputs too, only at half the speed.
  place === 1
    ? { "1.id": id, "1.raw_charge": raw_charge, "1.quantity": quantity }
    : { ...inputs, [`${place}.id`]: id, [`${place}.raw_charge`]: raw_charge, [`${place}.quantity`]: quantity };

/**
 * Charge for rental clubs: the sum of `raw_charge` × quantity over the clubs that count (CALC-01 to CALC-03). Null when
 * none is rented; a quantity that is not whole is an issue on `rental_clubs.<id>`.
 */
export const rentalClubsLine = (
  clubs: QuoteInput["rental_clubs"],
): Result.Result<QuoteLine | null, readonly Issue[]> => {
  let inputs: Inputs = {};
  const issues: Issue[] = [];
  let sum: Result.Result<Cents, MoneyIssueCode> = none;
  let counted = 0;
  for (const club of clubs) {
    if (!isCounted(club)) continue;
    const charge = multiplyCents(club.raw_charge, club.quantity);
    if (Result.isFailure(charge)) {
      issues.push({ path: `rental_clubs.${club.id}`, code: charge.failure });
      continue;
    }
    counted += 1;
    inputs = withClub(inputs, counted, club);
    if (Result.isSuccess(sum)) sum = addCents(sum.success, charge.success);
  }
  if (issues.length > 0) return Result.fail(issues);
  if (counted === 0) return Result.succeed(null);
  if (Result.isFailure(sum)) return Result.fail(issue("rental_clubs", sum.failure));
  const amount = sum.success;
  return Result.succeed({ rule: "rental_clubs", amount, inputs, rounding: "none", exact: formatCents(amount) });
};
