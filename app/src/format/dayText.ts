import { formatTypedDate, parseLocalDate } from "@teedesk/domain";

/** A day of the wire as staff read it, month/day/year; what is no day stays as it is, and nothing is "". */
export function dayText(day: string | null | undefined): string {
  const read = parseLocalDate(day ?? "");
  return "success" in read ? formatTypedDate(read.success) : (day ?? "");
}
