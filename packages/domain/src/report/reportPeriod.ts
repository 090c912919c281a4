import * as Result from "effect/Result";
import { addDays, dayNumber, roundToWeek } from "../calendar/dayArithmetic.ts";
import type { DateIssueCode, LocalDate } from "../calendar/localDate.ts";
import { parseReportDate } from "../calendar/typedDate.ts";
import { allOf, type Issue, issue } from "../issue.ts";
import { members, text } from "../wire/shape.ts";

/** First and last day of a report, both included; a blank end is open (OPS-REP-50, UNCLEAR-61). */
export type ReportPeriod = { readonly start: LocalDate | ""; readonly end: LocalDate | "" };

/** The contract's names of the two ends. */
export type PeriodFields = { readonly start: string; readonly end: string };

/** The names that most reports use. */
export const periodFields: PeriodFields = { start: "start_date", end: "end_date" };

const reportPeriod = members({ start: text, end: text });

/** The issue of a period that starts after its end. It is never turned round: the slip would change what is counted. */
export const reportPeriodIssues = (period: ReportPeriod, fields = periodFields): readonly Issue[] => {
  const issues = reportPeriod(period, "");
  if (issues.length > 0) return issues;
  const { start, end } = period;
  // Survives ConditionalExpression,StringLiteral: an open start sorts before every day.
  return start !== "" && end !== "" && start > end ? issue(fields.end, "period_reversed") : [];
};

/** Reads a period as typed, month/day/year (CALC-18, OPS-REP-48 to 50). */
export const parseReportPeriod = (
  typed: PeriodFields,
  fields = periodFields,
): Result.Result<ReportPeriod, readonly Issue[]> => {
  const issues = reportPeriod(typed, "");
  if (issues.length > 0) return Result.fail(issues);
  const day = (end: keyof PeriodFields) =>
    Result.mapError(parseReportDate(typed[end]), (code) => issue(fields[end], code));
  return Result.flatMap(allOf({ start: day("start"), end: day("end") }), (period) => {
    const issues = reportPeriodIssues(period, fields);
    return issues.length === 0 ? Result.succeed(period) : Result.fail(issues);
  });
};

/** Twenty years: every day has a line in the weekly report, booked or not. */
const mostDays = 7320;

const isTooLong = ({ start, end }: ReportPeriod): boolean =>
  // Survives ConditionalExpression,StringLiteral,EqualityOperator: a blank has no day number, and whole weeks are never 7,321 days.
  start !== "" && end !== "" && dayNumber(end) - dayNumber(start) >= mostDays;

/** The first day of the longest weekly report that ends with this day's week. */
export const longestWeeksTo = (day: LocalDate): Result.Result<LocalDate, DateIssueCode> =>
  Result.flatMap(roundToWeek(day, day), ({ end }) => addDays(end, 1 - 7 * Math.floor(mostDays / 7)));

/**
 * The whole weeks that a period touches; an open end stays open (OPS-REP-39, CALC-16, CALC-17). Fails with
 * `period_too_long` beyond 7,320 days, and beyond the calendar.
 */
export const weeksOfPeriod = (given: ReportPeriod): Result.Result<ReportPeriod, readonly Issue[]> => {
  const issues = reportPeriod(given, "");
  if (issues.length > 0) return Result.fail(issues);
  const { start, end } = given;
  const monday = (day: LocalDate) => Result.map(roundToWeek(day, day), (week) => week.start);
  const sunday = (day: LocalDate) => Result.map(roundToWeek(day, day), (week) => week.end);
  const weeks = allOf({
    start: start === "" ? Result.succeed(start) : Result.mapError(monday(start), (code) => issue("start_date", code)),
    end: end === "" ? Result.succeed(end) : Result.mapError(sunday(end), (code) => issue("end_date", code)),
  });
  return Result.flatMap(weeks, (period) =>
    isTooLong(period) ? Result.fail(issue("end_date", "period_too_long")) : Result.succeed(period),
  );
};
