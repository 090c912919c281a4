import type { BookingDraft } from "@teedesk/domain";
import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { createFormStore, FormContext } from "../../editing/formStore.ts";
import type { createBookingMachine } from "../../flows/booking/machine.ts";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { isSame, messageAt } from "../../flows/field.ts";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";

export type BookingActor = ActorRefFrom<ReturnType<typeof createBookingMachine>>;

const Context = createContext<BookingActor | null>(null);

export function BookingProvider({ booking, children }: { booking: BookingActor; children: ReactNode }) {
  const [store] = useState(() =>
    createFormStore<BookingDraft>(
      booking,
      () => ({ ...booking.getSnapshot().context, readOnly: false }),
      (change) => booking.send({ type: "field.changed", change }),
    ),
  );
  return (
    <Context value={booking}>
      <FormContext value={store}>{children}</FormContext>
    </Context>
  );
}

/** The booking this page is about. */
export function useBookingActor(): BookingActor {
  const booking = useContext(Context);
  if (booking === null) throw new Error("A part of the booking page must stand inside BookingProvider.");
  return booking;
}

/**
 * What the booking says now. A component is drawn again only when what it selects has changed, so a key in one field
 * leaves the others alone.
 */
export const useBooking = <T,>(select: (snapshot: BookingSnapshot) => T): T => useSelector(useBookingActor(), select);

/** The same for what is worked out again each time: it is compared by its contents. */
export const useWorkedOut = <T,>(select: (snapshot: BookingSnapshot) => T): T =>
  useSelector(useBookingActor(), select, isSame);

/** What stands under a field, in words. */
export function messageText(snapshot: BookingSnapshot, name: string): string | undefined {
  const message = messageAt(snapshot.context, name);
  return message === undefined ? undefined : fieldMessageText(message);
}
