import { dayNumber } from "./dayNumber.ts";
import type { LocalDate } from "./localDate.ts";

/** Day of the week, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: LocalDate): number => ((dayNumber(date) + 2) % 7) + 1; // 0000-03-01 was a Wednesday
