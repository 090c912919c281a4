import * as Result from "effect/Result";
import type { LocalDate } from "../calendar/localDate.ts";
import { parseEmails } from "../email/email.ts";
import { trimHidden } from "../form/hiddenCharacters.ts";
import { allOf, type Issue, issue, issuesOf } from "../issue.ts";
import { confirmationOf } from "../teeTime/confirmation.ts";
import { readTeeTimeFacts } from "../teeTime/readTeeTimeFacts.ts";
import { recordId } from "../wire/recordId.ts";
import type { BookingTeeTime } from "./booking.ts";
import type { BookingDraft } from "./bookingDraft.ts";

type Draft = BookingDraft["tee_time"];

/** The parts of a typed tee time that have to be read, each on its own. */
export const teeTimeParts = (draft: Draft, today?: LocalDate) => ({
  ...readTeeTimeFacts(draft, "tee_time.", today),
  alt_emails: Result.mapError(parseEmails(draft.alt_emails), (code) => issue("tee_time.alt_emails", code)),
});

const leadOf = (lost_lead_id: number | null) => (lost_lead_id === null ? {} : { lost_lead_id });

/** The parts that are sent as typed. */
export const teeTimeTexts = (draft: Draft) => ({
  confirmation: confirmationOf(draft.confirmation),
  notes: draft.notes,
  internal_notes: draft.internal_notes,
  folio: trimHidden(draft.folio),
  should_email_customer: draft.should_email_customer,
  should_email_course: draft.should_email_course,
  availability_queue_id: recordId(draft.availability_queue_id),
  ...leadOf(recordId(draft.lost_lead_id)),
});

/** Reads the tee time of the form: date, time, players above 0 and a course are needed, the rest may be blank. */
export const parseTeeTime = (draft: Draft, today: LocalDate): Result.Result<BookingTeeTime, readonly Issue[]> =>
  Result.map(allOf(teeTimeParts(draft, today)), (read) => ({ ...read, ...teeTimeTexts(draft) }));

/**
 * Whether a rate can be asked for and a code applied: date and time are there and readable, players and course are
 * above 0 (OPS-IBE-54, OPS-IBE-67).
 */
export const teeTimeIsComplete = ({ tee_time }: Pick<BookingDraft, "tee_time">, today: LocalDate): boolean => {
  const { play_date, play_time, players, course } = teeTimeParts(tee_time, today);
  return issuesOf([play_date, play_time, players, course]).length === 0;
};
