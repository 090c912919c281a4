import * as Result from "effect/Result";
import { checkPlayers } from "../booking/checkPlayers.ts";
import { parseLocalDate } from "../calendar/localDate.ts";
import { parseTimeOfDay } from "../calendar/timeOfDay.ts";
import { parseEmails } from "../email/email.ts";
import { dollars, line, note } from "../form/field.ts";
import { type Issue, type IssueCode, issue, issuesOf } from "../issue.ts";

/** A change off the wire: what is left out stays as it is. */
type WireChange = {
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

/** The issues of a member that is there. */
const given = <T>(value: T | undefined, path: string, check: (value: T) => Result.Result<unknown, IssueCode>) =>
  value === undefined ? Result.void : Result.mapError(check(value), (code) => issue(path, code));

/** Why the members of a changed tee time cannot be stored, by the names of `updateTeeTime`'s 422 (OPS-TT-45, OPS-TT-46). */
export const teeTimeChangeIssues = ({ tee_time, gift_certificate, discount }: WireChange): readonly Issue[] =>
  issuesOf([
    given(tee_time.play_date, "play_date", parseLocalDate),
    given(tee_time.play_time, "play_time", parseTimeOfDay),
    given(tee_time.players, "players", checkPlayers),
    given(tee_time.course, "course", ({ id }) => (id > 0 ? Result.void : Result.fail("course_missing"))),
    given(tee_time.alt_emails, "alt_emails", parseEmails),
    given(tee_time.confirmation, "confirmation", line.read),
    given(tee_time.folio, "folio", line.read),
    given(tee_time.notes, "notes", note.read),
    given(tee_time.internal_notes, "internal_notes", note.read),
    given(gift_certificate?.serial, "gift_certificate", line.read),
    given(discount?.code, "discount", line.read),
    given(tee_time.gift_certificate_amount, "gift_certificate_amount", dollars.read),
    given(tee_time.discount_amount, "discount_amount", dollars.read),
  ]);
