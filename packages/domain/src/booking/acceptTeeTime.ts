import * as Result from "effect/Result";
import { parseLocalDate } from "../calendar/localDate.ts";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import { parseEmails } from "../email/email.ts";
import { allOf, type IssueCode, issue } from "../issue.ts";
import { checkPlayers } from "./checkPlayers.ts";

/** A tee time off the wire, where anything may be missing or unreadable. */
export type SentTeeTime = {
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number | null;
  readonly course: { readonly id: number } | null;
  readonly alt_emails: string;
};

const readCourse = (course: SentTeeTime["course"]): Result.Result<{ readonly id: number }, IssueCode> =>
  course !== null && course.id > 0 ? Result.succeed(course) : Result.fail("course_missing");

/** Reads a tee time off the wire that can be priced and booked, or names all that is wrong with it (OPS-IBE-70). */
export const acceptTeeTime = ({ play_date, play_time, players, course, alt_emails }: SentTeeTime) => {
  const at = (field: keyof SentTeeTime) => (code: IssueCode) => issue(`tee_time.${field}`, code);
  return allOf({
    play_date: Result.mapError(parseLocalDate(play_date), at("play_date")),
    play_time: Result.mapError(parseTimeOfDay(play_time), at("play_time")),
    players: Result.mapError(checkPlayers(players), at("players")),
    course: Result.mapError(readCourse(course), at("course")),
    alt_emails: Result.mapError(parseEmails(alt_emails), at("alt_emails")),
  });
};
