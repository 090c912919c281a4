import { formatTypedDate, parseLocalDate } from "@teedesk/domain";

/** A day of the wire as month/day/year; a text that is not a day stays as it is, and null is "". */
export function dayText(day: string | null | undefined): string {
  const read = parseLocalDate(day ?? "");
  return "success" in read ? formatTypedDate(read.success) : (day ?? "");
}
