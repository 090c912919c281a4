import * as Result from "effect/Result";
import { dollars, type Field, percent } from "../form/field.ts";

/** The unit of a fee: dollars, or percent of the rate. */
type FeeUnit = "$" | "%";

/** A service fee as it is typed: the amount and its unit. */
export type TypedFee = { readonly unit: FeeUnit; readonly amount: string };

/** A fee in one text, "$3.50" or "5%"; dollars without an amount are blank. */
export const feeText = ({ unit, amount }: TypedFee): string => {
  if (unit === "%") return `${amount}%`;
  return amount === "" ? "" : `$${amount}`;
};

/** The amount and unit of such a text. */
export const typedFee = (text: string): TypedFee => {
  const typed = text.trim();
  if (typed.startsWith("$")) return { unit: "$", amount: typed.slice(1) };
  return typed.endsWith("%") ? { unit: "%", amount: typed.slice(0, -1) } : { unit: "$", amount: typed };
};

/**
 * The service fee of a rate: a number is percent and a text dollars, on the wire as in the draft, so that a form's round trip
 * never turns 5 % into $5 (ANSWER-04). Blank is no fee.
 */
export const serviceFee: Field<number | string | null> = {
  show: (stored) => {
    if (typeof stored === "number") return feeText({ unit: "%", amount: String(stored) });
    // Survives StringLiteral: all that is not percent is dollars.
    return feeText({ unit: "$", amount: (stored ?? "").trim() });
  },
  read: (text) => {
    const { unit, amount } = typedFee(text);
    if (amount === "") return Result.succeed(null);
    return unit === "%" ? percent.read(amount) : dollars.read(amount);
  },
};
