import * as Result from "effect/Result";
import { addDays, type DateRange, monthOf } from "../calendar/dayArithmetic.ts";
import type { DateIssueCode, LocalDate } from "../calendar/localDate.ts";

/** The period of a summary, and the one it is compared with. */
export type SummaryPeriods = { readonly current: DateRange; readonly previous: DateRange };

const dayOf = (date: LocalDate): Result.Result<DateRange, DateIssueCode> => Result.succeed({ start: date, end: date });

/** A day or its whole month, and the one before it, which the first of the calendar does not have. */
export const summaryPeriods = (date: LocalDate, isMonthly: boolean): Result.Result<SummaryPeriods, DateIssueCode> => {
  const periodOf = isMonthly ? monthOf : dayOf;
  return Result.flatMap(periodOf(date), (current) =>
    Result.flatMap(addDays(current.start, -1), (before) =>
      Result.map(periodOf(before), (previous) => ({ current, previous })),
    ),
  );
};
