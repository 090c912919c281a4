import * as Result from "effect/Result";
import { matchWindowMinutes } from "../availability/matchSlot.ts";
import { addDays } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { minuteOfDay, type TimeOfDay, timeOfMinute } from "../calendar/timeOfDay.ts";
import type { CandidateRange } from "../golfRate/chooseRate.ts";
import { dayRates } from "../golfRate/dayRates.ts";
import type { ServiceFee } from "../golfRate/serviceFee.ts";
import { isWithin, type OfferPrice, offerPrice } from "./offerPrice.ts";
import type { Wish, WishedTimes } from "./wish.ts";

/** A part of a day of a course where a free tee time suits a wish, and the price of it; without a rate there is no price. */
export type WishedPeriod = {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  readonly price: OfferPrice | null;
};

/** A date range of a course's rate. */
export type OfferedRange = CandidateRange & { readonly service_fee: ServiceFee };

/** The same with its price for the players of a wish, which no day changes; null where it cannot be priced. */
export type PricedRange = OfferedRange & { readonly price: OfferPrice | null };

/** Prices a range once for all the days that are looked at (OFFER-01). */
export const priceRange = (range: OfferedRange, players: number): PricedRange => ({
  ...range,
  price: offerPrice({ ...range.rate, service_fee: range.service_fee }, players),
});

/** A course on a day: its rates priced for the players, and whether it is booked without one. */
export type CourseDay = {
  readonly play_date: LocalDate;
  readonly ranges: readonly PricedRange[];
  readonly rate_required: boolean;
};

/** The first and the last time of day that suit: those of the wish, or two hours before and after the time asked for (MATCH-01). */
const hoursOf = (times: WishedTimes): { readonly from: TimeOfDay; readonly to: TimeOfDay } => {
  if (times.kind === "between") return times;
  const minute = minuteOfDay(times.time);
  return { from: timeOfMinute(minute - matchWindowMinutes), to: timeOfMinute(minute + matchWindowMinutes) };
};

/**
 * The parts of a course's day where a free tee time suits a wish by its time and price (OFFER-02), in order. Without a rate nothing is
 * priced: it suits only where the course is booked without one and no price was asked for.
 */
export const wishedPeriods = (
  { times, most }: Pick<Wish, "times" | "most">,
  { play_date, ranges, rate_required }: CourseDay,
  today: LocalDate,
): readonly WishedPeriod[] => {
  const hours = hoursOf(times);
  return dayRates(ranges, { play_date, today }).flatMap(({ from, to, range }) => {
    const price = range?.price ?? null;
    const period = { from: from > hours.from ? from : hours.from, to: to < hours.to ? to : hours.to, price };
    const isOffered = price !== null || (range === null && !rate_required);
    return isOffered && period.from <= period.to && isWithin(price, most) ? [period] : [];
  });
};

/** Days before and after those asked for that are looked at when these have nothing. */
const nextDaysEachWay = 7;

/** The most other days that are looked at. */
const mostNextDays = 2 * nextDaysEachWay;

/** The days that are nearest to those asked for, without these and without days before today (OFFER-05). In order. */
export const nextDays = (asked: readonly LocalDate[], today: LocalDate): readonly LocalDate[] => {
  const distances = Array.from({ length: nextDaysEachWay }, (_, index) => [-index - 1, index + 1]).flat();
  const nearestFirst = distances
    .flatMap((days) => asked.map((day) => Result.getOrNull(addDays(day, days))))
    .filter((day) => day !== null)
    .filter((day) => day >= today && !asked.includes(day));
  return [...new Set(nearestFirst)].slice(0, mostNextDays).toSorted();
};
