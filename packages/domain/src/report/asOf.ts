import * as Result from "effect/Result";
import type { LocalDate } from "../calendar/localDate.ts";
import { parseTypedTime, type TimeOfDay } from "../calendar/timeOfDay.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { type Issue, type IssueCode, issue } from "../issue.ts";

/** Transactions under way at a moment have ended this long after it, in milliseconds: then its figures no longer change. */
const settledAfter = 60_000;

/** The issue of a moment that is later than a minute ago; both are milliseconds since 1970 (DECISION-50). */
export const asOfIssues = (as_of: number, now: number): readonly Issue[] =>
  now - as_of < settledAfter ? issue("as_of", "moment_too_late") : [];

/** A day and a time on the clocks of the business. */
type ClockTime = { readonly date: LocalDate; readonly time: TimeOfDay };

/** Reads a moment as typed, a day and a time: "10/31/2026 23:59". */
export function parseTypedMoment(text: string): Result.Result<ClockTime, IssueCode> {
  if (typeof text !== "string") return Result.fail("moment_unreadable");
  // Survives StringLiteral,ArrayDeclaration,Regex: what does not match is no time either, and a trimmed text begins with its day.
  const [, day = "", clock = ""] = /^(\S+)\s+(\S.*)$/.exec(text.trim()) ?? [];
  const time = parseTypedTime(clock);
  if (Result.isFailure(time)) return Result.fail("moment_unreadable");
  return Result.map(parseTypedDate(day), (date) => ({ date, time: time.success }));
}
