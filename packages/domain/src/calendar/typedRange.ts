import * as Result from "effect/Result";
import { allOf, type Issue, issue } from "../issue.ts";
import { members, text } from "../wire/shape.ts";
import { orderDateRange } from "./dayArithmetic.ts";
import { isLocalDate, type LocalDate } from "./localDate.ts";
import { formatTypedDate, parseTypedDate } from "./typedDate.ts";

/** First and last day as typed, month/day/year; a blank end is open. */
export type TypedRange = { readonly start: string; readonly end: string };

/** First and last day of a filter, both included; a blank end is open. Not a readonly pair, since the contract's is not. */
export type DateBounds = [LocalDate | "", LocalDate | ""];

const end = (typed: TypedRange, name: keyof TypedRange): Result.Result<LocalDate | "", readonly Issue[]> =>
  typed[name].trim() === ""
    ? Result.succeed("")
    : Result.mapError(parseTypedDate(typed[name]), (code) => issue(name, code));

const typedRange = members({ start: text, end: text });

/** Reads a typed range, the earlier day first (CALC-20). Issues are on `start` and `end`. */
export const parseTypedRange = (typed: TypedRange): Result.Result<DateBounds, readonly Issue[]> => {
  const issues = typedRange(typed, "");
  if (issues.length > 0) return Result.fail(issues);
  return Result.map(allOf([end(typed, "start"), end(typed, "end")]), ([first, last]) =>
    // Survives ConditionalExpression,StringLiteral: an open start sorts before every day.
    first === "" || last === "" ? [first, last] : [...orderDateRange(first, last)],
  );
};

/** A range in its typed form; what is not a day is blank. */
export const formatTypedRange = ([start, end]: readonly [string, string]): TypedRange => ({
  start: isLocalDate(start) ? formatTypedDate(start) : "",
  end: isLocalDate(end) ? formatTypedDate(end) : "",
});
