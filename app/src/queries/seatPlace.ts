import { parseTimeOfDay, parseTypedDate } from "@teedesk/domain";

/** A course, day (yyyy-mm-dd) and time; the booking that changes, whose own seats are free to it. */
export type SeatPlace = {
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly tee_time_id?: number;
};

/** Interval in milliseconds in which others see what an agent books or holds. */
export const seatsRenewedEvery = 10_000;

/** The place in a form's texts; null until they name one. */
export function typedPlace({
  course,
  play_date,
  play_time,
}: {
  readonly course: string;
  readonly play_date: string;
  readonly play_time: string;
}): SeatPlace | null {
  const [day, time] = [parseTypedDate(play_date), parseTimeOfDay(play_time)];
  const course_id = Number(course);
  if (!("success" in day) || !("success" in time) || !(course_id > 0)) return null;
  return { course_id, play_date: day.success, play_time: time.success };
}
