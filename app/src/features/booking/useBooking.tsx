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

/** The page's booking. */
export function useBookingActor(): BookingActor {
  const booking = useContext(Context);
  if (booking === null) throw new Error("A part of the booking page must be inside BookingProvider.");
  return booking;
}

/**
 * A part of the booking's snapshot. A component is drawn again only when its part has changed, so a key in one field leaves
 * the others as they are.
 */
export const useBooking = <T,>(select: (snapshot: BookingSnapshot) => T): T => useSelector(useBookingActor(), select);

/** The same for a computed value: it is compared by its contents. */
export const useWorkedOut = <T,>(select: (snapshot: BookingSnapshot) => T): T =>
  useSelector(useBookingActor(), select, isSame);

/** The message under a field. */
export function messageText(snapshot: BookingSnapshot, name: string): string | undefined {
  const message = messageAt(snapshot.context, name);
  return message === undefined ? undefined : fieldMessageText(message);
}
