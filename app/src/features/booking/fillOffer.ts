import type { BookingDraft } from "@teedesk/domain";
import type { RefObject } from "react";
import { nextField } from "../../flows/booking/draft.ts";
import { type FieldChange, fieldAt } from "../../flows/field.ts";
import type { TakenOffer } from "../../navigation/takenOffer.ts";
import type { BookingActor } from "./useBooking.tsx";
import { focusField } from "./useBookingFocus.ts";

/**
 * Fills the form with an offer as if it was typed, and goes on to the next empty field: all else stays, and fields that have the value
 * already are left alone.
 */
export function fillOffer(
  booking: BookingActor,
  form: RefObject<HTMLElement | null>,
  { course_id, play_date, play_time, players, charge }: TakenOffer,
): void {
  const changes: readonly FieldChange<BookingDraft>[] = [
    { name: "tee_time.course", value: String(course_id) },
    { name: "tee_time.play_date", value: play_date },
    { name: "tee_time.play_time", value: play_time },
    { name: "tee_time.players", value: String(players) },
    ...(charge === "" ? [] : [{ name: "charge" as const, value: charge }]),
  ];
  for (const change of changes) {
    const { draft } = booking.getSnapshot().context;
    if (fieldAt(draft, change.name) !== change.value) booking.send({ type: "field.changed", change });
  }
  // The page that is opened, or the dialog that is closed, moves the focus first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (form.current !== null) focusField(form.current, nextField(booking.getSnapshot().context.draft));
    }),
  );
}
