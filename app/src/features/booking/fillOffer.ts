import type { RefObject } from "react";
import type { TakenOffer } from "../../navigation/takenOffer.ts";
import { fillForm, goToNextField } from "./fillForm.ts";
import type { BookingActor } from "./useBooking.tsx";

/** Fills the form with an offer, and goes on to the next empty field. */
export function fillOffer(
  booking: BookingActor,
  form: RefObject<HTMLElement | null>,
  { course_id, play_date, play_time, players, charge }: TakenOffer,
): void {
  fillForm(booking, [
    { name: "tee_time.course", value: String(course_id) },
    { name: "tee_time.play_date", value: play_date },
    { name: "tee_time.play_time", value: play_time },
    { name: "tee_time.players", value: String(players) },
    // Blank without a rate: the charge that was there belongs to another tee time.
    { name: "charge", value: charge },
  ]);
  goToNextField(booking, form);
}
