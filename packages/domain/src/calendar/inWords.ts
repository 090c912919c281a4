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
  const [year, month, day] = date.split("-").map(Number);
  return `${weekdays[weekdayOf(date) - 1]}, ${monthNames[(month ?? 1) - 1]} ${day}, ${year}`;
};

/** A time by the twelve-hour clock: "9:40 AM". */
export const timeInWords = (time: TimeOfDay): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
};
