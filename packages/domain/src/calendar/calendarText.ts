import { weekdayOf } from "./dayArithmetic.ts";
import type { LocalDate } from "./localDate.ts";
import type { TimeOfDay } from "./timeOfDay.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The names of the months, January first. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A day in words: "Saturday, November 28, 2026". */
export const dayText = (date: LocalDate): string => {
  const month = monthNames[Number(date.slice(5, 7)) - 1];
  return `${weekdays[weekdayOf(date) - 1]}, ${month} ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`;
};

/** A time by the twelve-hour clock: "9:40 AM". */
export const timeText = (time: TimeOfDay): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
};

/** First two letters of a day name: "Mon" is "Mo" (CALC-23). The codes M and H stay as they are. */
export const abbreviateDay = (name: string): string => name.slice(0, 2);

/** The first year that the sales report offers. */
const firstReportYear = 2007;

/** Years of the sales report, from the current one down to 2007 (OPS-REP-33); empty unless that is a year from 2007 to 9999. */
export const reportYears = (currentYear: number): readonly number[] =>
  Number.isInteger(currentYear) && currentYear <= 9999
    ? Array.from({ length: currentYear - firstReportYear + 1 }, (_, index) => currentYear - index)
    : [];
