import type { BookingDraft } from "@teedesk/domain";
import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { createBookingMachine } from "../../flows/booking/machine.ts";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { type FieldName, fieldAt, isSame, messageAt } from "../../flows/field.ts";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";

export type BookingActor = ActorRefFrom<ReturnType<typeof createBookingMachine>>;

const Context = createContext<BookingActor | null>(null);

export function BookingProvider({ booking, children }: { booking: BookingActor; children: ReactNode }) {
  return <Context.Provider value={booking}>{children}</Context.Provider>;
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

export type FlagName = Extract<FieldName<BookingDraft>, `tee_time.should_${string}`>;
export type TextName = Exclude<FieldName<BookingDraft>, FlagName>;

/** What stands under a field, in words. */
export function messageText(snapshot: BookingSnapshot, name: string): string | undefined {
  const message = messageAt(snapshot.context, name);
  return message === undefined ? undefined : fieldMessageText(message);
}

/** Ties an input to the draft's field of that name: value, message and change. */
export function useText(name: TextName) {
  const booking = useBookingActor();
  const value = useBooking(({ context }) => fieldAt(context.draft, name));
  const error = useBooking((snapshot) => messageText(snapshot, name));
  return {
    name,
    value: typeof value === "string" ? value : "",
    error,
    onChange: (text: string) => booking.send({ type: "field.changed", change: { name, value: text } }),
  };
}

/** Ties a checkbox to the draft's flag of that name. */
export function useFlag(name: FlagName) {
  const booking = useBookingActor();
  const checked = useBooking(({ context }) => fieldAt(context.draft, name) === true);
  return {
    name,
    checked,
    onChange: (value: boolean) => booking.send({ type: "field.changed", change: { name, value } }),
  };
}
