import * as Result from "effect/Result";
import { type Cents, type MoneyIssueCode, zeroCents } from "./cents.ts";
import { formatCents } from "./formatCents.ts";
import { parseCents } from "./parseCents.ts";

type DollarsIssueCode = MoneyIssueCode | "amount_negative";

/** Reads typed dollars where an amount may be left blank, which is 0, and is never below 0. */
export const parseTypedDollars = (text: string): Result.Result<Cents, DollarsIssueCode> => {
  if (text.trim() === "") return Result.succeed(zeroCents);
  return Result.flatMap(parseCents(text), (amount) =>
    amount < zeroCents ? Result.fail("amount_negative") : Result.succeed(amount),
  );
};

/** Why typed dollars cannot be stored; null when they can. */
export const typedDollarsIssue = (text: string): DollarsIssueCode | null =>
  Result.match(parseTypedDollars(text), { onFailure: (code) => code, onSuccess: () => null });

/** Typed dollars as the wire carries them, "125" as "125.00"; a text that is not an amount stays as it was typed. */
export const tidyDollars = (text: string): string =>
  Result.match(parseCents(text), { onFailure: () => text.trim(), onSuccess: formatCents });
