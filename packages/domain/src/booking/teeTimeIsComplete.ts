import type { LocalDate } from "../calendar/localDate.ts";
import { issuesOf } from "../issue.ts";
import type { BookingDraft } from "./bookingDraft.ts";
import { teeTimeParts } from "./parseTeeTime.ts";

/**
 * Tells whether a rate can be asked for and a code applied: date and time are there and readable, players and course are
 * above 0 (OPS-IBE-54, OPS-IBE-67).
 */
export const teeTimeIsComplete = ({ tee_time }: Pick<BookingDraft, "tee_time">, today: LocalDate): boolean => {
  const { play_date, play_time, players, course } = teeTimeParts(tee_time, today);
  return issuesOf([play_date, play_time, players, course]).length === 0;
};
