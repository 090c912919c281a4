import * as Result from "effect/Result";
import { checkDay, parseLocalDate } from "../calendar/localDate.ts";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import { parseEmails } from "../email/email.ts";
import { line, note } from "../form/field.ts";
import { allOf, type Issue, type IssueCode, issue } from "../issue.ts";
import { parseTypedDollars } from "../money/typedDollars.ts";
import { members, number, optional, orNull, text } from "../wire/shape.ts";
import { confirmationOf } from "./confirmation.ts";
import { checkPlayers } from "./readTeeTimeFacts.ts";

/** A change off the wire; members left out stay unchanged. */
type SentChange = {
  readonly tee_time: {
    readonly confirmation?: string;
    readonly play_date?: string;
    readonly play_time?: string;
    readonly players?: number | null;
    readonly notes?: string;
    readonly internal_notes?: string;
    readonly folio?: string;
    readonly alt_emails?: string;
    readonly course?: { readonly id: number };
    readonly gift_certificate_amount?: string;
    readonly discount_amount?: string;
  };
  readonly gift_certificate?: { readonly serial: string } | null;
  readonly discount?: { readonly code: string } | null;
};

const sentText = optional(text);
const sentChange = members({
  tee_time: members({
    confirmation: sentText,
    play_date: sentText,
    play_time: sentText,
    players: optional(orNull(number)),
    notes: sentText,
    internal_notes: sentText,
    folio: sentText,
    alt_emails: sentText,
    course: optional(members({ id: number })),
    gift_certificate_amount: sentText,
    discount_amount: sentText,
  }),
  gift_certificate: optional(orNull(members({ serial: text }))),
  discount: optional(orNull(members({ code: text }))),
});

/** Reads a member that was sent; one that was left out is undefined. */
const sent = <Sent, Value>(
  value: Sent | undefined,
  path: string,
  read: (value: Sent) => Result.Result<Value, IssueCode>,
): Result.Result<Value | undefined, readonly Issue[]> =>
  value === undefined ? Result.succeed(undefined) : Result.mapError(read(value), (code) => issue(path, code));

const readConfirmation = (text: string): Result.Result<string, IssueCode> =>
  Result.map(line.read(text), confirmationOf);

const readCourse = (course: { readonly id: number }): Result.Result<number, IssueCode> =>
  course.id > 0 ? Result.succeed(course.id) : Result.fail("course_missing");

/** The code or serial sent, blank to take the discount or certificate off; undefined when nothing was sent. */
const nameOf = <Name extends string>(part: Readonly<Record<Name, string>> | null | undefined, name: Name) =>
  part === null ? "" : part?.[name];

/**
 * Reads the members of a changed tee time, amounts in cents, or names all that is wrong with them, by the names of
 * `updateTeeTime`'s 422 (OPS-TT-45, OPS-TT-46). A blank code or serial takes the discount or the certificate off.
 */
export const acceptTeeTimeChange = (change: SentChange) => {
  const issues = sentChange(change, "");
  if (issues.length > 0) return Result.fail(issues);
  const { tee_time, gift_certificate, discount } = change;
  return allOf({
    play_date: sent(tee_time.play_date, "play_date", (day) => Result.flatMap(parseLocalDate(day), checkDay)),
    play_time: sent(tee_time.play_time, "play_time", parseTimeOfDay),
    players: sent(tee_time.players, "players", checkPlayers),
    course_id: sent(tee_time.course, "course", readCourse),
    alt_emails: sent(tee_time.alt_emails, "alt_emails", parseEmails),
    confirmation: sent(tee_time.confirmation, "confirmation", readConfirmation),
    folio: sent(tee_time.folio, "folio", line.read),
    notes: sent(tee_time.notes, "notes", note.read),
    internal_notes: sent(tee_time.internal_notes, "internal_notes", note.read),
    serial: sent(nameOf(gift_certificate, "serial"), "gift_certificate", line.read),
    code: sent(nameOf(discount, "code"), "discount", line.read),
    gift_certificate_amount: sent(tee_time.gift_certificate_amount, "gift_certificate_amount", parseTypedDollars),
    discount_amount: sent(tee_time.discount_amount, "discount_amount", parseTypedDollars),
  });
};

/** The values of a change; a member that was left out is undefined and stays as it is stored. */
export type AcceptedTeeTimeChange = Result.Result.Success<ReturnType<typeof acceptTeeTimeChange>>;
