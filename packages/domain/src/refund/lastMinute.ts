import { type CivilMoment, type Clocks, minuteOf } from "../calendar/civilMoment.ts";

/**
 * The minute, counted from the beginning of 1970 in UTC, after whose beginning nothing is refunded by the rate's terms (REFUND-06):
 * its hours of notice before play are real hours, so on the days when clocks are changed they are not those that the clocks show.
 */
export const lastMinuteToCancel = (play: CivilMoment, cancel_hours: number, clocks: Clocks): number =>
  minuteOf(play, clocks) - cancel_hours * 60;

/** Whether it is too late for the standard refund; `now` is in minutes since the beginning of 1970, with their fraction. */
export const isTooLate = ({ last_minute }: { readonly last_minute: number }, now: number): boolean => now > last_minute;
