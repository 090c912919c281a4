import { type CivilMoment, type Clocks, type LocalDate, parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import * as Result from "effect/Result";

/** A day and the time on it, on the clocks of the business. */
export type LocalMoment = CivilMoment;

/** The one place where an instant becomes a day: in the business's own time zone (ANSWER-12). */
export type Clock = {
  readonly now: () => Date;
  readonly today: () => LocalDate;
  readonly localNow: () => LocalMoment;
  readonly localMoment: (instant: Date) => LocalMoment;
  readonly dayOf: (instant: Date) => LocalDate;
  /** The same for calculations of the domain. */
  readonly clocks: Clocks;
};

export function createClock(timeZone: string, now: () => Date = () => new Date()): Clock {
  const inZone = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const onClock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  const dayOf = (instant: Date) => Result.getOrThrow(parseLocalDate(inZone.format(instant)));
  const localMoment = (instant: Date): LocalMoment => ({
    date: dayOf(instant),
    time: Result.getOrThrow(parseTimeOfDay(onClock.format(instant))),
  });
  const clocks = (minute: number): number => {
    const { date, time } = localMoment(new Date(minute * 60_000));
    return Date.parse(`${date}T${time}Z`) / 60_000 - minute;
  };
  return { now, dayOf, clocks, today: () => dayOf(now()), localNow: () => localMoment(now()), localMoment };
}
