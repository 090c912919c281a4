import {
  formatDay,
  type Issue,
  type PeriodFields,
  parseReportPeriod,
  periodFields,
  type ReportPeriod,
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

/** The same by the names that most reports use. */
export const sentPeriod = ({ start, end }: ReportPeriod) => ({ start_date: start, end_date: end });

/** The days a period covers in words; null while it cannot be read. */
export const coverage = (period: Result.Result<ReportPeriod, unknown>): string | null =>
  Result.isSuccess(period) ? periodText(period.success) : null;

/** A period in words; a blank end is open (UNCLEAR-61). */
export function periodText({ start, end }: ReportPeriod): string {
  if (start === "") return end === "" ? "all dates" : `until ${formatDay(end)}`;
  return end === "" ? `from ${formatDay(start)} on` : `${formatDay(start)} to ${formatDay(end)}`;
}
