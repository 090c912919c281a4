import { dayNumber } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { minuteOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import type { Cents } from "../money/cents.ts";
import { centsUnder, type OfferPrice } from "./offerPrice.ts";
import type { Wish } from "./wish.ts";

/** A free tee time that suits a wish by its time, price and seats. */
export type OfferCandidate = {
  readonly id: number;
  readonly course_id: number;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  /** Null without a rate. */
  readonly price: OfferPrice | null;
};

/** The reasons for the place of an offer. */
export type OfferReasons = {
  /** Minutes from the time asked for; negative is earlier, and 0 is within the times asked for. */
  readonly minutes: number;
  /** Days from the nearest day asked for; negative is earlier. */
  readonly days: number;
  /** Cents under the most that the caller would pay; null where that was not asked. */
  readonly under: Cents | null;
};

/** An offer with the reasons for its place. */
export type RankedOffer<Candidate> = { readonly candidate: Candidate; readonly reasons: OfferReasons };

/** The most offers for one wish. */
export const mostOffers = 100;

/** Offers of each course and day when a hundred are to be shared by many: so that one course does not fill the list. */
const fewestOfCourseDay = 4;

/** The number of offers of one course and day, for a wish that names so many of them (OFFER-04). */
export const offersOfCourseDay = (courseDays: number): number =>
  Math.max(fewestOfCourseDay, Math.floor(mostOffers / Math.max(courseDays, 1)));

const daysFrom = (asked: readonly LocalDate[], day: LocalDate): number =>
  asked
    .map((wished) => dayNumber(day) - dayNumber(wished))
    .reduce((nearest, days) => (Math.abs(days) < Math.abs(nearest) ? days : nearest), Number.POSITIVE_INFINITY);

/** The reasons of each candidate; a wish for two weeks has thousands of them on a few days. */
const withReasons = <Candidate extends OfferCandidate>(
  { days, times, most }: Wish,
  candidates: readonly Candidate[],
): readonly RankedOffer<Candidate>[] => {
  const daysOf = new Map<LocalDate, number>();
  return candidates.map((candidate) => {
    const { play_date, play_time, price } = candidate;
    const away = daysOf.get(play_date) ?? daysFrom(days, play_date);
    daysOf.set(play_date, away);
    const minutes = times.kind === "near" ? minuteOfDay(play_time) - minuteOfDay(times.time) : 0;
    return { candidate, reasons: { minutes, days: away, under: centsUnder(price, most) } };
  });
};

/** The ranked offers of each course and day. */
const byCourseDay = <Candidate extends OfferCandidate>(
  offers: readonly RankedOffer<Candidate>[],
): readonly RankedOffer<Candidate>[][] => {
  const courseDays = new Map<string, RankedOffer<Candidate>[]>();
  for (const offer of offers) {
    const name = `${offer.candidate.course_id} ${offer.candidate.play_date}`;
    const others = courseDays.get(name);
    if (others === undefined) courseDays.set(name, [offer]);
    else others.push(offer);
  }
  return [...courseDays.values()];
};

/** Text comparison by code unit, as days and times are ordered. */
const order = (one: string, other: string): number => Number(one > other) - Number(one < other);

type Ranked<Candidate> = RankedOffer<Candidate> & { readonly turn: number };

const unpricedLast = (one: OfferCandidate, other: OfferCandidate): number =>
  Number(one.price === null) - Number(other.price === null);

const byTime = <Candidate extends OfferCandidate>(one: RankedOffer<Candidate>, other: RankedOffer<Candidate>): number =>
  unpricedLast(one.candidate, other.candidate) ||
  Math.abs(one.reasons.minutes) - Math.abs(other.reasons.minutes) ||
  order(one.candidate.play_time, other.candidate.play_time) ||
  one.candidate.id - other.candidate.id;

/** The part of the order that does not depend on the course's other offers. */
const byNearness = (one: RankedOffer<OfferCandidate>, other: RankedOffer<OfferCandidate>): number =>
  unpricedLast(one.candidate, other.candidate) ||
  Math.abs(one.reasons.days) - Math.abs(other.reasons.days) ||
  Math.abs(one.reasons.minutes) - Math.abs(other.reasons.minutes);

/** OFFER-03. */
const byWish = <Candidate extends OfferCandidate>(one: Ranked<Candidate>, other: Ranked<Candidate>): number =>
  byNearness(one, other) ||
  one.turn - other.turn ||
  (one.candidate.price?.total.all ?? 0) - (other.candidate.price?.total.all ?? 0) ||
  order(one.candidate.play_date, other.candidate.play_date) ||
  order(one.candidate.play_time, other.candidate.play_time) ||
  one.candidate.id - other.candidate.id;

/**
 * Ranks free tee times that suit a wish (OFFER-03): those without a rate last, then the nearest day, the nearest time, each course's
 * first before any second, the lower total, the earlier. Of each course and day at most `ofCourseDay`, those nearest in time
 * (OFFER-04), and at most `mostOffers` in all.
 */
export const rankOffers = <Candidate extends OfferCandidate>(
  wish: Wish,
  candidates: readonly Candidate[],
  ofCourseDay: number,
): readonly RankedOffer<Candidate>[] =>
  byCourseDay(withReasons(wish, candidates))
    .flatMap((offers) =>
      offers
        .toSorted(byTime)
        .slice(0, ofCourseDay)
        .map((offer, turn) => ({ ...offer, turn })),
    )
    .toSorted(byWish)
    .slice(0, mostOffers)
    .map(({ candidate, reasons }) => ({ candidate, reasons }));

/**
 * Given the nearest tee times of each part of a course's day, those behind which another may be one of the offers. Each course and day's
 * first is ahead of any second that is not nearer (OFFER-03): a hundred firsts leave no room for what follows an equally near one.
 */
export const withRoomBehind = <Candidate extends OfferCandidate>(
  wish: Wish,
  nearest: readonly Candidate[],
): readonly Candidate[] => {
  const offers = withReasons(wish, nearest);
  const firsts = byCourseDay(offers).flatMap((ofDay) => ofDay.toSorted(byTime).slice(0, 1));
  const last = firsts.toSorted(byNearness)[mostOffers - 1];
  return last === undefined
    ? nearest
    : offers.filter((offer) => byNearness(offer, last) < 0).map(({ candidate }) => candidate);
};
