import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import type { QuoteLine } from "./quoteLine.ts";

/** What staff charges for the round. A negative charge is an issue; one of 0 is left to the rules of the booking. */
export const chargeLine = (charge: Cents): Result.Result<QuoteLine, readonly Issue[]> =>
  charge < 0
    ? Result.fail(issue("charge", "amount_negative"))
    : Result.succeed({
        rule: "charge",
        amount: charge,
        inputs: { charge },
        rounding: "none",
        exact: formatCents(charge),
      });
