import { type AcceptedTeeTimeChange, type Cents, isInternal, type LocalDate, type TimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";

type Sent = components["schemas"]["TeeTimeInput"];

/** A tee time after a change: members that the request leaves out have their stored values. */
export type TeeTimeChange = {
  readonly course_id: number;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly players: number;
  /** Blank for none, like `serial`. */
  readonly code: string;
  readonly discount_amount: Cents;
  readonly serial: string;
  readonly gift_certificate_amount: Cents;
  /** Undefined members keep their stored values. */
  readonly texts: Partial<
    Record<"confirmation" | "notes" | "internal_notes" | "folio" | "alt_emails", string | undefined> &
      Record<"internal" | "should_email_customer" | "should_email_course", boolean | undefined>
  >;
};

/** Completes an accepted change with the stored values. */
export function completeChange(
  accepted: AcceptedTeeTimeChange,
  { should_email_customer, should_email_course }: Sent,
  { teeTime, discount, certificate }: StoredTeeTime,
): TeeTimeChange {
  const { notes, internal_notes, folio, alt_emails } = accepted;
  return {
    course_id: accepted.course_id ?? teeTime.golf_course_id,
    play_date: accepted.play_date ?? teeTime.play_date,
    play_time: accepted.play_time ?? teeTime.play_time,
    players: accepted.players ?? teeTime.players,
    code: accepted.code ?? discount?.code ?? "",
    discount_amount: accepted.discount_amount ?? teeTime.discount_amount_cents,
    serial: accepted.serial ?? certificate?.serial ?? "",
    gift_certificate_amount: accepted.gift_certificate_amount ?? teeTime.gift_certificate_amount_cents,
    texts: {
      notes,
      internal_notes,
      folio,
      alt_emails,
      should_email_customer,
      should_email_course,
      ...confirmationChange(accepted, teeTime),
    },
  };
}

/** Internal or external as in a booking. An unchanged confirmation changes nothing: an internal booking may have a number from a
 * call to the course. */
function confirmationChange(
  { confirmation }: Pick<AcceptedTeeTimeChange, "confirmation">,
  stored: StoredTeeTime["teeTime"],
): TeeTimeChange["texts"] {
  if (confirmation === undefined || confirmation === stored.confirmation) return {};
  return { confirmation, internal: isInternal(confirmation) };
}
