import { dayText } from "./calendarText.ts";
import type { CivilMoment } from "./civilMoment.ts";
import { dayNumber } from "./dayArithmetic.ts";
import type { LocalDate } from "./localDate.ts";
import { minuteOfDay, type TimeOfDay } from "./timeOfDay.ts";

/** The part of the day of an hour, as it is said. */
const partOfDay = (hour: number): string => {
  if (hour < 1 || hour >= 21) return "at night";
  if (hour >= 18) return "in the evening";
  return hour >= 12 ? "in the afternoon" : "in the morning";
};

/** A time as it is said on the phone: "7:40 in the morning", "2 in the afternoon", "noon". */
export const spokenTime = (time: TimeOfDay): string => {
  if (time === "12:00") return "noon";
  if (time === "00:00") return "midnight";
  const hour = Math.floor(minuteOfDay(time) / 60);
  const minutes = time.slice(3);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes === "00" ? "" : `:${minutes}`} ${partOfDay(hour)}`;
};

/** Days ahead, half a year, after which a day is said with its year: without it, a day just past would be heard. */
const farthestWithoutYear = 183;

/** A day as it is said on the phone: "Saturday, November 28"; with its year unless it is within half a year from today. */
export const spokenDay = (date: LocalDate, today: LocalDate): string => {
  const ahead = dayNumber(date) - dayNumber(today);
  return ahead >= 0 && ahead <= farthestWithoutYear ? dayText(date).replace(/, \d+/, "") : dayText(date);
};

/** "Saturday, November 28, 7:40 in the morning". */
export const spokenMoment = ({ date, time }: CivilMoment, today: LocalDate): string =>
  `${spokenDay(date, today)}, ${spokenTime(time)}`;
