import { formatTypedDate, isLocalDate, type ReportPeriod } from "@teedesk/domain";
import type { Days } from "../../platform/businessDay.ts";

type Asked = { readonly start_date?: string | undefined; readonly end_date?: string | undefined };

const dayIn = (text = "") => (isLocalDate(text) ? text : "");

/** The requested period; a missing end is open, as a blank one is (UNCLEAR-61). */
export const periodOf = ({ start_date, end_date }: Asked): ReportPeriod => ({
  start: dayIn(start_date),
  end: dayIn(end_date),
});

const shown = (day: string): string => (isLocalDate(day) ? formatTypedDate(day) : day);

/** A range of days as people read it; null when it is open at both ends. */
export function daysText([from, to]: Days): string | null {
  if (from === "" && to === "") return null;
  if (to === "") return `from ${shown(from)}`;
  if (from === "") return `until ${shown(to)}`;
  return `${shown(from)} to ${shown(to)}`;
}

/** The period as a text, for the sheet About. */
export const periodText = ({ start, end }: ReportPeriod): string => daysText([start, end]) ?? "all dates";

/** The period as the end of a file's name. */
export function periodInName({ start, end }: ReportPeriod): string {
  if (start === "" && end === "") return "all-dates";
  if (end === "") return `from-${start}`;
  return start === "" ? `until-${end}` : `${start}-to-${end}`;
}
