import { formatTypedDate, type LocalDate, type ReportPeriod, weekdayOf } from "@teedesk/domain";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A day with its weekday: "Sat 12/12/2026". */
const dayText = (day: LocalDate): string => `${weekdays[weekdayOf(day) - 1]} ${formatTypedDate(day)}`;

/** A period in words; a blank end is open (UNCLEAR-61). */
export function periodText({ start, end }: ReportPeriod): string {
  if (start === "") return end === "" ? "all dates" : `until ${dayText(end)}`;
  return end === "" ? `from ${dayText(start)} on` : `${dayText(start)} to ${dayText(end)}`;
}
