import type { Clocks } from "../src/calendar/civilMoment.ts";

/** The clocks of a time zone, as the platform knows them. */
export function clocksOf(timeZone: string): Clocks {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (minute) => {
    const [year, month, day, hour, past] = format
      .format(minute * 60_000)
      .split(/\D+/)
      .map(Number);
    return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, past) / 60_000 - minute;
  };
}

/** The minute, counted from the beginning of 1970 in UTC, of an instant: "2026-11-21T20:00:00Z". */
export const minuteIn = (instant: string): number => Date.parse(instant) / 60_000;
