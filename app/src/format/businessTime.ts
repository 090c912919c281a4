import { type LocalDate, parseLocalDate } from "@teedesk/domain";

const options = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The parts of a moment on the clock of a time zone, two figures each and four of the year. */
export function clock(timeZone: string, moment: Date): Readonly<Record<string, string>> {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** The day it is now where the business is (DECISIONS 12). */
export function todayIn(timeZone: string): LocalDate {
  const { year, month, day } = clock(timeZone, new Date());
  const today = parseLocalDate(`${year}-${month}-${day}`);
  if ("success" in today) return today.success;
  throw new Error(`The calendar of ${timeZone} gives no date.`);
}

/** A moment as staff read it, month/day/year and 24-hour time where the business is; "" for what is no moment. */
export function momentIn(timeZone: string, instant: string | null): string {
  // Nothing would be the beginning of 1970.
  const moment = new Date(instant ?? "");
  if (Number.isNaN(moment.getTime())) return "";
  const { year, month, day, hour, minute } = clock(timeZone, moment);
  return `${month}/${day}/${year} ${hour}:${minute}`;
}
