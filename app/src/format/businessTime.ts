import { type LocalDate, parseLocalDate } from "@teedesk/domain";
import type { Config } from "../config/config.ts";

/** The clocks of the business. */
export type BusinessZone = Pick<Config, "business_time_zone" | "business_utc_offsets">;

const options = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that this browser does not know, as an old one may not. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const made = formats.get(timeZone);
  if (made !== undefined) return made;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
  }
  formats.set(timeZone, format);
  return format;
}

/**
 * The parts of a moment in the time zone of the business, two digits each and four of the year: calculated where the offset is known,
 * since the browser's first look-up takes longer than drawing a table. In a zone that it cannot look up the nearest offset is used.
 */
export function clock(zone: BusinessZone, moment: Date): Readonly<Record<string, string>> {
  const second = moment.getTime() / 1000;
  const known = zone.business_utc_offsets;
  const period = known.find(([from, to]) => from <= second && second < to);
  const format = period === undefined ? formatOf(zone.business_time_zone) : null;
  if (format !== null) return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [, , offset] = period ?? known.findLast(([from]) => from <= second) ?? known[0] ?? [0, 0, 0];
  const [year = "", month = "", day = "", hour = "", minute = ""] = new Date((second + offset * 60) * 1000)
    .toISOString()
    .split(/\D/);
  return { year, month, day, hour, minute };
}

/** Today in the time zone of the business (ANSWER-12). */
export function todayIn(zone: BusinessZone): LocalDate {
  const { year, month, day } = clock(zone, new Date());
  const today = parseLocalDate(`${year}-${month}-${day}`);
  if ("success" in today) return today.success;
  throw new Error(`The calendar of ${zone.business_time_zone} gives no date.`);
}

/** A moment as month/day/year and 24-hour time in the time zone of the business; "" for what is not a moment. */
export function momentIn(zone: BusinessZone, instant: string | null): string {
  // Null would be the beginning of 1970.
  const moment = new Date(instant ?? "");
  if (Number.isNaN(moment.getTime())) return "";
  const { year, month, day, hour, minute } = clock(zone, moment);
  return `${month}/${day}/${year} ${hour}:${minute}`;
}
