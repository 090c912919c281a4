import * as Result from "effect/Result";
import { addDays } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";

/** A day, a time or a number of players that the specification allows and an agent hardly ever means. */
export type PlayDoubt = "date_past" | "date_far_ahead" | "time_without_daylight" | "group_large";

/** Used where the rate has no limit of days ahead. */
const farAheadInDays = 365;
const firstLight = "05:00";
const lastLight = "20:00";
const largestGroup = 8;

/** Blank or null where nothing was given. */
type PlayFacts = { readonly play_date: string; readonly play_time: string; readonly players: number | null };

/**
 * The doubts about when and how many play, for the question before a tee time is booked or changed. `advance_days` is the number
 * of days ahead that the rate is sold, 0 where it has no limit.
 */
export const playDoubts = (
  { play_date, play_time, players }: PlayFacts,
  { today, advance_days }: { readonly today: LocalDate; readonly advance_days: number },
): readonly PlayDoubt[] => {
  const farAhead = Result.getOrElse(addDays(today, advance_days > 0 ? advance_days : farAheadInDays), () => today);
  const doubts: readonly (readonly [PlayDoubt, boolean])[] = [
    ["date_past", play_date !== "" && play_date < today],
    ["date_far_ahead", play_date > farAhead],
    ["time_without_daylight", play_time !== "" && (play_time < firstLight || play_time > lastLight)],
    ["group_large", (players ?? 0) > largestGroup],
  ];
  return doubts.flatMap(([doubt, isRaised]) => (isRaised ? [doubt] : []));
};
