import type { LocalDate } from "./localDate.ts";
import type { TimeOfDay } from "./timeOfDay.ts";
import { weekdayOf } from "./weekdayOf.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The months as people call them, January first. */
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

/** A day as people say it: "Saturday, November 28, 2026". */
export const dayInWords = (date: LocalDate): string => {
  const month = monthNames[Number(date.slice(5, 7)) - 1];
  return `${weekdays[weekdayOf(date) - 1]}, ${month} ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`;
};

/** A time by the twelve-hour clock: "9:40 AM". */
export const timeInWords = (time: TimeOfDay): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
};
