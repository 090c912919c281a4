import * as Result from "effect/Result";

declare const unit: unique symbol;

/** A percentage in whole hundredths of a percent, from 0 to 100 %: 15 % is 1500, 12.5 % is 1250. */
export type Percent = number & { readonly [unit]: "hundredths of a percent" };

/** Why a text or a number is not a percentage. */
export type PercentIssueCode = "percent_blank" | "percent_unreadable" | "percent_too_precise" | "percent_out_of_range";

/** Whether a number of hundredths of a percent lies between 0 and 100 %. */
export const isPercent = (value: unknown): value is Percent =>
  Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= 0 && Number(value) <= 10_000;

const decimal = /^(-?)(\d*)(?:\.(\d+))?$/;

/**
 * Reads a percentage as typed ("12.5") or as a JSON number (12.5), the number through its decimal text so that no binary
 * fraction occurs. Above 100, below 0 and more than two decimals are issues, never clamped (ANSWER-05).
 */
export const parsePercent = (value: string | number): Result.Result<Percent, PercentIssueCode> => {
  if (typeof value !== "number" && typeof value !== "string") return Result.fail("percent_unreadable");
  const ofWhole = Number.isInteger(value) ? Number(value) * 100 : null; // needs no text
  // Survives ConditionalExpression: its text is the same percentage.
  if (isPercent(ofWhole)) return Result.succeed(ofWhole);
  const text = String(value).trim();
  if (text === "") return Result.fail("percent_blank");
  const match = /\d/.test(text) ? decimal.exec(text) : null;
  if (match === null) return Result.fail("percent_unreadable");
  // Survives StringLiteral: the first two groups always match, if only an empty text.
  const [, minus = "", whole = "", decimals = ""] = match;
  if (decimals.length > 2) return Result.fail("percent_too_precise");
  const hundredths = Number(`${minus}${whole}${decimals.padEnd(2, "0")}`) + 0;
  return isPercent(hundredths) ? Result.succeed(hundredths) : Result.fail("percent_out_of_range");
};

/** The texts of the 10,001 percentages, each made on first use. */
const texts: string[] = [];

/** The percentage without its sign and without idle zeros: 1500 is "15", 1250 is "12.5". */
export const formatPercent = (percent: Percent): string => (texts[percent] ??= String(percent / 100));
