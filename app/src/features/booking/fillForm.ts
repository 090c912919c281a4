import type { BookingDraft } from "@teedesk/domain";
import type { RefObject } from "react";
import { nextField } from "../../flows/booking/draft.ts";
import { type FieldChange, fieldAt } from "../../flows/field.ts";
import type { BookingActor } from "./useBooking.tsx";
import { focusField } from "./useBookingFocus.ts";

/**
 * Changes the fields one after the other as if they were typed in, so that rate, seats and codes follow. All else stays, and fields that
 * have the value already are left alone.
 */
export function fillForm(booking: BookingActor, changes: readonly FieldChange<BookingDraft>[]): void {
  for (const change of changes) {
    const { draft } = booking.getSnapshot().context;
    if (fieldAt(draft, change.name) !== change.value) booking.send({ type: "field.changed", change });
  }
}

/** Goes on to the next empty field once the page that is opened, or the dialog that is closed, has moved the focus. */
export function goToNextField(booking: BookingActor, form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { draft } = booking.getSnapshot().context;
      const next = draft.tee_time.course === "" ? "tee_time.course" : nextField(draft);
      if (form.current !== null) focusField(form.current, next);
    }),
  );
}
