import * as Result from "effect/Result";
import { addDays } from "../calendar/dayArithmetic.ts";
import { day } from "../calendar/dayShape.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { type Issue, issue } from "../issue.ts";
import { members, number } from "../wire/shape.ts";

/** The facts of a tee time that a move changes. */
type Facts = { readonly play_date: LocalDate; readonly players: number };

/** Ten groups of four; a larger party has several tee times. */
const mostPlayers = 40;
/** Two years, also when one of them is a leap year. */
const daysAhead = 731;

const facts = { play_date: day, players: number };
const given = members({ before: members({ ...facts, booked_on: day }), after: members(facts), today: day });

/**
 * The bounds of a change of day or players. A fact that stays is not judged, and fewer players or an earlier day are not too many
 * or too far ahead. A tee time is not played before the day it was
 * booked (`booked_on`), nor further ahead than any course sells (DECISION-14).
 */
export const moveIssues = (
  before: Facts & { readonly booked_on: LocalDate },
  after: Facts,
  today: LocalDate,
): readonly Issue[] => {
  const unread = given({ before, after, today }, "");
  if (unread.length > 0) return unread;
  const last = Result.getOrElse(addDays(today, daysAhead), () => today);
  const isLater = after.play_date > before.play_date;
  const isMoved = after.play_date !== before.play_date;
  return [
    ...(after.players > Math.max(mostPlayers, before.players) ? issue("players", "players_too_many") : []),
    ...(isMoved && after.play_date < before.booked_on ? issue("play_date", "date_before_booking") : []),
    ...(isLater && after.play_date > last ? issue("play_date", "date_too_far_ahead") : []),
  ];
};
