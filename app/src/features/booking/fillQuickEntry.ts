import { callerNames, type QuickChoice } from "@teedesk/domain";
import type { KnownCustomer } from "../../flows/booking/ports.ts";
import { fillForm } from "./fillForm.ts";
import type { BookingActor } from "./useBooking.tsx";

/** The caller's name and number as typed, and the record that was chosen for them; null for a new customer. */
export type QuickCaller = { readonly name: string; readonly phone: string; readonly record: KnownCustomer | null };

/** The course first: a change of it forgets the clubs. A code is checked against the facts before it. */
const order = ["tee_time.course", "tee_time.play_date", "tee_time.play_time", "tee_time.players", "charge"];
const placeOf = ({ field }: QuickChoice): number => (order.includes(field) ? order.indexOf(field) : order.length);

/** Fills the form with what a line says. Codes are applied as by their button, once the course is chosen where it was left open. */
export function fillQuickEntry(booking: BookingActor, choices: readonly QuickChoice[], caller: QuickCaller): void {
  const { name, phone, record } = caller;
  const inOrder = choices.toSorted((one, other) => placeOf(one) - placeOf(other));
  fillForm(
    booking,
    inOrder.flatMap(({ field, value }) => (field === "name" || field === "phone" ? [] : [{ name: field, value }])),
  );
  if (record !== null) booking.send({ type: "customer.found", customer: record });
  else if (name !== "") {
    const { first_name, last_name } = callerNames(name);
    const before = booking.getSnapshot().context.draft.customer;
    // A last name alone says nothing about the first name of that person, and is another person's otherwise.
    const isKept = first_name === "" && ["", last_name.toLowerCase()].includes(before.last_name.trim().toLowerCase());
    fillForm(booking, [
      ...(isKept ? [] : [{ name: "customer.first_name" as const, value: first_name }]),
      { name: "customer.last_name", value: last_name },
    ]);
  }
  if (phone !== "" && record === null) booking.send({ type: "phone.changed", phone });
  for (const code of ["discount_code", "gift_cert_serial"] as const)
    if (choices.some(({ field }) => field === code)) booking.send({ type: "code.filled", name: code });
}
