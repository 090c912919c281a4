import * as Result from "effect/Result";
import { type Cents, type MoneyIssueCode, provenCents } from "./cents.ts";

/** The largest amount that can be typed: $9,999,999.99. */
export const maxTypedCents: Cents = provenCents(999_999_999);

const amount = /^(-)?(?:\$ ?)?((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:\.(\d*))?$/;

/**
 * Reads dollars as typed or as textual money on the wire: "19.99" is 1999 cents. A dollar sign, a space after it, thousands
 * commas and a point at the end are allowed; a comma anywhere else is refused, as it may be meant as a decimal point. More than
 * two decimals are an issue, never a rounding (ANSWER-01). `largest` bounds the amount in both directions.
 */
export const parseCents = (text: string, largest: Cents = maxTypedCents): Result.Result<Cents, MoneyIssueCode> => {
  if (typeof text !== "string") return Result.fail("amount_unreadable");
  const typed = text.trim();
  if (typed === "") return Result.fail("amount_blank");
  const match = amount.exec(typed);
  if (match === null) return Result.fail("amount_unreadable");
  // Survives StringLiteral: the second group always matches, if only an empty text; defaults are for the compiler.
  const [, minus, whole = "", decimals = ""] = match;
  if (whole === "" && decimals === "") return Result.fail("amount_unreadable");
  if (decimals.length > 2) return Result.fail("amount_too_precise");
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (cents > largest) return Result.fail("amount_out_of_range");
  return Result.succeed(provenCents(minus === undefined ? cents : -cents));
};
