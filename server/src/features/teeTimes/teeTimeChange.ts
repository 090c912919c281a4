import {
  type Cents,
  isLocalDate,
  isTimeOfDay,
  type LocalDate,
  parseCents,
  type TimeOfDay,
  zeroCents,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import { confirmationOf, isInternal } from "../../teeTime/confirmation.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";

type Wire = components["schemas"];

/** A tee time as somebody wants it: what the request leaves out is what is stored. */
export type TeeTimeChange = {
  readonly course_id: number;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly players: number;
  /** Blank for none; so is `serial`. */
  readonly code: string;
  readonly discount_amount: Cents;
  readonly serial: string;
  readonly gift_certificate_amount: Cents;
  readonly texts: Partial<
    Record<"confirmation" | "notes" | "internal_notes" | "folio" | "alt_emails", string> &
      Record<"internal" | "should_email_customer" | "should_email_course", boolean>
  >;
};

/** Reads a request whose members the domain found nothing wrong with (teeTimeChangeIssues). */
export function readTeeTimeChange(
  { tee_time: wanted, discount, gift_certificate }: Wire["UpdateTeeTimeRequest"],
  { teeTime, ...stored }: StoredTeeTime,
): TeeTimeChange {
  const { play_date = "", play_time = "" } = wanted;
  const code = discount === undefined ? (stored.discount?.code ?? "") : (discount?.code.trim() ?? "");
  const serial =
    gift_certificate === undefined ? (stored.certificate?.serial ?? "") : (gift_certificate?.serial.trim() ?? "");
  return {
    course_id: wanted.course?.id ?? teeTime.golf_course_id,
    play_date: isLocalDate(play_date) ? play_date : teeTime.play_date,
    play_time: isTimeOfDay(play_time) ? play_time : teeTime.play_time,
    players: wanted.players ?? teeTime.players,
    code,
    discount_amount: amountOf(wanted.discount_amount, teeTime.discount_amount_cents),
    serial,
    gift_certificate_amount: amountOf(wanted.gift_certificate_amount, teeTime.gift_certificate_amount_cents),
    texts: { ...textsOf(wanted), ...confirmedAs(wanted, teeTime) },
  };
}

/** A blank amount is none. */
function amountOf(typed: string | undefined, stored: Cents): Cents {
  if (typed === undefined) return stored;
  return typed.trim() === "" ? zeroCents : Result.getOrThrow(parseCents(typed));
}

/** As in a booking. One that stays says nothing new: also a call to the course may have given the number. */
function confirmedAs({ confirmation }: Wire["TeeTimeInput"], stored: StoredTeeTime["teeTime"]): TeeTimeChange["texts"] {
  const wanted = confirmation === undefined ? stored.confirmation : confirmationOf(confirmation);
  return wanted === stored.confirmation ? {} : { confirmation: wanted, internal: isInternal(wanted) };
}

function textsOf(wanted: Wire["TeeTimeInput"]): TeeTimeChange["texts"] {
  const { notes, internal_notes, folio, alt_emails, should_email_customer, should_email_course } = wanted;
  return {
    ...(notes === undefined ? {} : { notes: notes.trim() }),
    ...(internal_notes === undefined ? {} : { internal_notes: internal_notes.trim() }),
    ...(folio === undefined ? {} : { folio: folio.trim() }),
    ...(alt_emails === undefined ? {} : { alt_emails: alt_emails.trim() }),
    ...(should_email_customer === undefined ? {} : { should_email_customer }),
    ...(should_email_course === undefined ? {} : { should_email_course }),
  };
}
