import * as Result from "effect/Result";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { parseEmails } from "../email/email.ts";
import { allOf, type Issue, type IssueCode, issue } from "../issue.ts";
import { numberOf } from "../number/wholeNumber.ts";
import { recordId } from "../wire/recordId.ts";
import type { BookingTeeTime } from "./booking.ts";
import type { BookingDraft } from "./bookingDraft.ts";
import { checkPlayers } from "./checkPlayers.ts";

type Draft = BookingDraft["tee_time"];

const at =
  (field: keyof Draft) =>
  (code: IssueCode): readonly Issue[] =>
    issue(`tee_time.${field}`, code);

const parseCourse = (text: string): Result.Result<{ readonly id: number }, IssueCode> => {
  const id = recordId(text);
  return id === null ? Result.fail("course_missing") : Result.succeed({ id });
};

/** The parts of a typed tee time that have to be read, each by itself. */
export const teeTimeParts = (draft: Draft) => ({
  play_date: Result.mapError(parseTypedDate(draft.play_date), at("play_date")),
  play_time: Result.mapError(parseTimeOfDay(draft.play_time), at("play_time")),
  players: Result.mapError(checkPlayers(draft.players.trim() === "" ? null : numberOf(draft.players)), at("players")),
  course: Result.mapError(parseCourse(draft.course), at("course")),
  alt_emails: Result.mapError(parseEmails(draft.alt_emails), at("alt_emails")),
});

/** What is sent when no confirmation number is given (OPS-IBE-63). */
const internalConfirmation = "INTERNAL";

/** The parts that are taken as typed. */
export const teeTimeTexts = (draft: Draft) => ({
  confirmation: draft.confirmation.trim() === "" ? internalConfirmation : draft.confirmation.trim(),
  notes: draft.notes,
  internal_notes: draft.internal_notes,
  folio: draft.folio.trim(),
  should_email_customer: draft.should_email_customer,
  should_email_course: draft.should_email_course,
  availability_queue_id: recordId(draft.availability_queue_id),
});

/** Reads the tee time of the form: date, time, players above 0 and a course are needed, the rest may be blank. */
export const parseTeeTime = (draft: Draft): Result.Result<BookingTeeTime, readonly Issue[]> => {
  return Result.map(allOf(teeTimeParts(draft)), (read) => ({ ...read, ...teeTimeTexts(draft) }));
};
