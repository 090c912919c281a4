import * as Result from "effect/Result";
import { addDays, type DateRange, monthOf } from "../calendar/dayArithmetic.ts";
import type { DateIssueCode, LocalDate } from "../calendar/localDate.ts";

/** What a summary sums, and what it is compared with. */
export type SummaryPeriods = { readonly current: DateRange; readonly previous: DateRange };

const dayOf = (date: LocalDate): Result.Result<DateRange, DateIssueCode> => Result.succeed({ start: date, end: date });

/** The day, or the whole month that it lies in, and the one before. The first of the calendar has none before it. */
export const summaryPeriods = (date: LocalDate, isMonthly: boolean): Result.Result<SummaryPeriods, DateIssueCode> => {
  const periodOf = isMonthly ? monthOf : dayOf;
  return Result.flatMap(periodOf(date), (current) =>
    Result.flatMap(addDays(current.start, -1), (before) =>
      Result.map(periodOf(before), (previous) => ({ current, previous })),
    ),
  );
};
