import * as Result from "effect/Result";
import { checkDay, type LocalDate } from "../calendar/localDate.ts";
import { parseTypedTime } from "../calendar/timeOfDay.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { type IssueCode, issue } from "../issue.ts";
import { type CountIssueCode, countIssue, numberOf } from "../number/wholeNumber.ts";
import { recordId } from "../wire/recordId.ts";

/** Accepts a number of players: whole and above 0 (OPS-IBE-67). Null counts as 0. */
export const checkPlayers = (
  players: number | null,
): Result.Result<number, CountIssueCode | "players_not_positive"> => {
  const count = players ?? 0;
  if (count <= 0) return Result.fail("players_not_positive");
  const code = countIssue(count);
  return code === null ? Result.succeed(count) : Result.fail(code);
};

/** Day, time, players and course as typed; the course is an id. */
type TypedFacts = {
  readonly play_date: string;
  readonly play_time: string;
  readonly players: string;
  readonly course: string;
};

const readCourse = (text: string): Result.Result<{ readonly id: number }, IssueCode> => {
  const id = recordId(text);
  return id === null ? Result.fail("course_missing") : Result.succeed({ id });
};

/**
 * Reads the four facts of a tee time, each on its own; all are required. Issues are on their names after `prefix`. Where
 * today is given, a date may be typed without its year.
 */
export const readTeeTimeFacts = (
  { play_date, play_time, players, course }: TypedFacts,
  prefix: string,
  today?: LocalDate,
) => {
  const at = (field: keyof TypedFacts) => (code: IssueCode) => issue(`${prefix}${field}`, code);
  return {
    play_date: Result.mapError(Result.flatMap(parseTypedDate(play_date, today), checkDay), at("play_date")),
    play_time: Result.mapError(parseTypedTime(play_time), at("play_time")),
    players: Result.mapError(checkPlayers(players.trim() === "" ? null : numberOf(players)), at("players")),
    course: Result.mapError(readCourse(course), at("course")),
  };
};
