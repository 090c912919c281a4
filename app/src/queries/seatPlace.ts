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

type PlaceTexts = { readonly course: string; readonly play_date: string; readonly play_time: string };

/** The place in a form's texts, of a tee time that changes if there is one; null until they name a place. */
export function typedPlace({ course, play_date, play_time }: PlaceTexts, tee_time_id?: number): SeatPlace | null {
  const [day, time] = [parseTypedDate(play_date), parseTimeOfDay(play_time)];
  const course_id = Number(course);
  if (!("success" in day) || !("success" in time) || !(course_id > 0)) return null;
  const place = { course_id, play_date: day.success, play_time: time.success };
  return tee_time_id === undefined ? place : { ...place, tee_time_id };
}
