import { codes, date, note, required, timeOfDay } from "../form/field.ts";
import { type DraftOf, form, type InputOf, inOrder } from "../form/form.ts";
import { type Issue, issue } from "../issue.ts";
import { rateDayNames } from "./chooseRate.ts";

/** Days and times on which a rate holds (ADM-RATE-50 to ADM-RATE-56); first and last day and time are included. */
export const rateDateRangeForm = form(
  {
    start: required(date),
    end: required(date),
    time_start: required(timeOfDay),
    time_end: required(timeOfDay),
    description: note,
    rate_days: required(codes(rateDayNames, "weekday_missing")),
  },
  inOrder("start", "end"),
  // Survives StringLiteral: a draft has both; the defaults are for the compiler.
  ({ time_start = "", time_end = "" }): readonly Issue[] =>
    time_end !== "" && time_end < time_start ? issue("time_end", "time_end_before_start") : [],
);

/** The inputs of a date range: texts as typed, and the codes that are ticked. */
export type RateDateRangeDraft = DraftOf<typeof rateDateRangeForm>;
/** A date range as a save sends it. */
export type RateDateRangeInput = InputOf<typeof rateDateRangeForm>;
