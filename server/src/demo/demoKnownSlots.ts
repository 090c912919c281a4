import { isInternal } from "@teedesk/domain";
import type { DemoAvailability } from "./demoAvailability.ts";
import type { DemoTeeTime } from "./demoTeeTimes.ts";

type Place = Pick<DemoTeeTime, "golf_course_id" | "play_date" | "play_time">;

const textOf = ({ golf_course_id, play_date, play_time }: Place): string =>
  `${golf_course_id} ${play_date} ${play_time}`;

/** Number of courses with a free tee time that is sold in part, or twice. */
const courses = 5;

/**
 * Moves the last bookings that a course does not know to one of its free tee times: at the first course two that do not both fit, at the
 * others one that leaves seats.
 */
export function sellKnownSlots(
  teeTimes: readonly DemoTeeTime[],
  free: readonly DemoAvailability[],
): readonly DemoTeeTime[] {
  const taken = new Set(teeTimes.map(textOf));
  const newest = teeTimes
    .filter((row) => row.canceled_at === null && row.availability_queue_id === undefined)
    .filter(({ confirmation = "" }) => isInternal(confirmation))
    .toReversed();
  const sold = new Map<number, { readonly place: Place; readonly bookings: readonly DemoTeeTime[] }>();
  for (const { golf_course_id, available_date: play_date, available_time: play_time, spots } of free) {
    const place = { golf_course_id, play_date, play_time };
    if (sold.size === courses || sold.has(golf_course_id) || taken.has(textOf(place))) continue;
    const bookings = newest.filter((row) => row.golf_course_id === golf_course_id).slice(0, sold.size === 0 ? 2 : 1);
    const players = bookings.reduce((sum, row) => sum + row.players, 0);
    const most = Math.max(...spots);
    const fits = sold.size === 0 ? bookings.length === 2 && players > most : players > 0 && players < most;
    if (fits) sold.set(golf_course_id, { place, bookings });
  }
  return teeTimes.map((row) => {
    const found = sold.get(row.golf_course_id);
    return found?.bookings.includes(row) === true ? { ...row, ...found.place } : row;
  });
}

/** Whether a booking stands at a free tee time; its course is still to be told, so that it takes seats there. */
export function standsAtKnownSlot(free: readonly DemoAvailability[]): (row: Place) => boolean {
  const known = new Set(
    free.map(({ golf_course_id, available_date: play_date, available_time: play_time }) =>
      textOf({ golf_course_id, play_date, play_time }),
    ),
  );
  return (row) => known.has(textOf(row));
}
