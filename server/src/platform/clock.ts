import { type LocalDate, parseLocalDate } from "@teedesk/domain";
import * as Result from "effect/Result";

/** The one place where an instant becomes a day: in the business's own time zone (DECISIONS 12). */
export type Clock = {
  readonly now: () => Date;
  readonly today: () => LocalDate;
  readonly dayOf: (instant: Date) => LocalDate;
};

export function createClock(timeZone: string, now: () => Date = () => new Date()): Clock {
  const inZone = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const dayOf = (instant: Date) => Result.getOrThrow(parseLocalDate(inZone.format(instant)));
  return { now, dayOf, today: () => dayOf(now()) };
}
