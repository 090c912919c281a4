import type { LocalDate } from "../calendar/localDate.ts";
import { minuteOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";

/** The request of a caller: a lost lead, or an entry of a queue. */
export type SlotRequest = {
  readonly id: number;
  readonly course_id: number;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  /** Null where it is not known: then any size fits. */
  readonly players: number | null;
  /** Place in the queue of a tee time, where 1 is next; null outside of a queue. */
  readonly position: number | null;
};

/** A free tee time. */
export type Slot = {
  readonly id: number;
  readonly course_id: number;
  readonly available_date: LocalDate;
  readonly available_time: TimeOfDay;
  /** The sizes of group that can be booked together (ANSWER-35). */
  readonly spots: readonly number[];
};

/** A reason that a free tee time does not fit a request. */
export type SlotMiss = "other_course" | "other_date" | "too_early" | "too_late" | "too_few_spots";

/** A free tee time compared with a request. */
export type SlotMatch = {
  /** The reasons it does not fit; empty when it does. */
  readonly misses: readonly SlotMiss[];
  /** Minutes from the time asked for to the free one; negative is earlier. */
  readonly minutes: number;
};

/** Minutes, either way, by which a tee time may differ from the time asked for. */
export const matchWindowMinutes = 120;

/** Callers listed and counted for one tee time: more than anyone calls before it is sold. */
export const mostMatches = 100;

/**
 * Compares a free tee time with a request: it fits on the same course and day, within the window around the time, where the group
 * is one of the sizes that can be booked (MATCH-01). The same rule chooses the tee times for a lead and the callers for a tee time.
 */
export const matchSlot = (request: SlotRequest, slot: Slot): SlotMatch => {
  const minutes = minuteOfDay(slot.available_time) - minuteOfDay(request.play_time);
  const against: readonly (readonly [SlotMiss, boolean])[] = [
    ["other_course", slot.course_id !== request.course_id],
    ["other_date", slot.available_date !== request.play_date],
    ["too_early", minutes < -matchWindowMinutes],
    ["too_late", minutes > matchWindowMinutes],
    ["too_few_spots", request.players !== null && !slot.spots.includes(request.players)],
  ];
  return { misses: against.filter(([, isSo]) => isSo).map(([miss]) => miss), minutes };
};

const fits = ({ match }: { readonly match: SlotMatch }): boolean => match.misses.length === 0;

const firstDifference = (...differences: readonly number[]): number =>
  differences.find((difference) => difference !== 0 && !Number.isNaN(difference)) ?? 0;

/** The free tee times that fit a request, best first: nearest to its time, then the earlier, then the one known longer. */
export const slotsFor = <S extends Slot>(
  request: SlotRequest,
  slots: readonly S[],
): readonly { readonly slot: S; readonly match: SlotMatch }[] =>
  slots
    .map((slot) => ({ slot, match: matchSlot(request, slot) }))
    .filter(fits)
    .sort((one, other) =>
      firstDifference(
        Math.abs(one.match.minutes) - Math.abs(other.match.minutes),
        one.match.minutes - other.match.minutes,
        one.slot.id - other.slot.id,
      ),
    );

/**
 * The requests that a free tee time fits, best first: those in its queue by their places, then the nearest time, then the older
 * request.
 */
export const requestsFor = <R extends SlotRequest>(
  slot: Slot,
  requests: readonly R[],
): readonly { readonly request: R; readonly match: SlotMatch }[] =>
  requests
    .map((request) => ({ request, match: matchSlot(request, slot) }))
    .filter(fits)
    .sort((one, other) =>
      firstDifference(
        (one.request.position ?? Number.POSITIVE_INFINITY) - (other.request.position ?? Number.POSITIVE_INFINITY),
        Math.abs(one.match.minutes) - Math.abs(other.match.minutes),
        one.request.id - other.request.id,
      ),
    );
