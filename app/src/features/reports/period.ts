import {
  formatTypedDate,
  type Issue,
  type LocalDate,
  type PeriodFields,
  parseReportPeriod,
  periodFields,
  type ReportPeriod,
  weekdayOf,
} from "@teedesk/domain";
import * as Result from "effect/Result";

type Names = PeriodFields;

/** The period that a draft holds under these names. */
export const periodIn = (
  draft: Readonly<Record<string, string>>,
  names: Names = periodFields,
): Result.Result<ReportPeriod, readonly Issue[]> =>
  parseReportPeriod({ start: draft[names.start] ?? "", end: draft[names.end] ?? "" }, names);

/** The period as it is sent, by the contract's names. */
export const sent = ({ start, end }: ReportPeriod, names: Names = periodFields): Readonly<Record<string, string>> => ({
  [names.start]: start,
  [names.end]: end,
});

/** The days a period covers in words; null while it cannot be read. */
export const coverage = (period: Result.Result<ReportPeriod, unknown>): string | null =>
  Result.isSuccess(period) ? periodText(period.success) : null;

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A day with its weekday: "Sat 12/12/2026". */
const dayText = (day: LocalDate): string => `${weekdays[weekdayOf(day) - 1]} ${formatTypedDate(day)}`;

/** A period in words; a blank end is open (UNCLEAR-61). */
function periodText({ start, end }: ReportPeriod): string {
  if (start === "") return end === "" ? "all dates" : `until ${dayText(end)}`;
  return end === "" ? `from ${dayText(start)} on` : `${dayText(start)} to ${dayText(end)}`;
}
