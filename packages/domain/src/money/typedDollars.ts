import * as Result from "effect/Result";
import { type MoneyIssueCode, zeroCents } from "./cents.ts";
import { formatCents } from "./formatCents.ts";
import { parseCents } from "./parseCents.ts";

/** Why typed dollars cannot be stored where an amount may be left blank and is never below 0; null when they can. */
export const typedDollarsIssue = (text: string): MoneyIssueCode | "amount_negative" | null => {
  if (text.trim() === "") return null;
  return Result.match(parseCents(text), {
    onFailure: (code) => code,
    onSuccess: (amount) => (amount < zeroCents ? "amount_negative" : null),
  });
};

/** Typed dollars as the wire carries them, "125" as "125.00"; what is no amount stays as it was typed. */
export const tidyDollars = (text: string): string =>
  Result.match(parseCents(text), { onFailure: () => text.trim(), onSuccess: formatCents });
