import { dayNumber } from "../calendar/dayArithmetic.ts";
import { isLocalDate } from "../calendar/localDate.ts";
import { isTimeOfDay, minuteOfDay } from "../calendar/timeOfDay.ts";

/** A day (yyyy-mm-dd) and a time (HH:MM) at a course. */
type Place = { readonly play_date: string; readonly play_time: string };

/** A free tee time of a course that closes: the players that can still be booked, and the sizes of group that its course takes. */
export type TimeForMove = Place & { readonly left: number; readonly sizes: readonly number[] };

/**
 * The tee times that a booking of a closure can be moved to: those with room for its players, the nearest day first and of a day the nearest
 * time, at most `most` (BUS-05). `left` is without the seats of bookings that move there too. A place that is no day and time is left out.
 */
export function timesForMove<Time extends TimeForMove>(
  booking: Place & { readonly players: number },
  times: readonly Time[],
  most: number,
): readonly Time[] {
  const { players } = booking;
  const [day, minute] = pointOf(booking) ?? [0, 0];
  return times
    .flatMap((time) => {
      const point = pointOf(time);
      if (point === null || time.left < players || !time.sizes.includes(players)) return [];
      const order = [Math.abs(point[0] - day), Math.abs(point[1] - minute), ...point] as const;
      return [{ time, order }];
    })
    .toSorted((one, other) => compare(one.order, other.order))
    .slice(0, most)
    .map(({ time }) => time);
}

/** The number of the day, and the minute of it. */
const pointOf = ({ play_date, play_time }: Place): readonly [number, number] | null =>
  isLocalDate(play_date) && isTimeOfDay(play_time) ? [dayNumber(play_date), minuteOfDay(play_time)] : null;

function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, index) => value !== other[index]);
  return (one[differs] ?? 0) - (other[differs] ?? 0);
}
