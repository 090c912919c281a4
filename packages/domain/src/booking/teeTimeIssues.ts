import * as Result from "effect/Result";
import { parseLocalDate } from "../calendar/localDate.ts";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import { parseEmails } from "../email/email.ts";
import { type Issue, issue, issuesOf } from "../issue.ts";
import type { BookingTeeTime } from "./booking.ts";
import { checkPlayers } from "./checkPlayers.ts";

type Facts = Pick<BookingTeeTime, "players" | "course" | "alt_emails"> & {
  readonly play_date: string;
  readonly play_time: string;
};

/** Why a tee time that came over the wire can be neither priced nor booked (OPS-IBE-70). */
export const teeTimeIssues = ({ play_date, play_time, players, course, alt_emails }: Facts): readonly Issue[] =>
  issuesOf([
    Result.mapError(parseLocalDate(play_date), (code) => issue("tee_time.play_date", code)),
    Result.mapError(parseTimeOfDay(play_time), (code) => issue("tee_time.play_time", code)),
    Result.mapError(checkPlayers(players), (code) => issue("tee_time.players", code)),
    course !== null && course.id > 0 ? Result.void : Result.fail(issue("tee_time.course", "course_missing")),
    Result.mapError(parseEmails(alt_emails), (code) => issue("tee_time.alt_emails", code)),
  ]);
