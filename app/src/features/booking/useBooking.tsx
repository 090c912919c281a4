import type { BookingDraft } from "@teedesk/domain";
import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { createBookingMachine } from "../../flows/booking/machine.ts";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { type FieldMessage, type FieldName, fieldAt, messageAt } from "../../flows/field.ts";
import { wordsOf } from "../../messages/fieldMessageText.ts";

type BookingActor = ActorRefFrom<ReturnType<typeof createBookingMachine>>;

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

/** What the booking says now. */
export const useBooking = <T,>(select: (snapshot: BookingSnapshot) => T): T => useSelector(useBookingActor(), select);

type FlagName = Extract<FieldName<BookingDraft>, `tee_time.should_${string}`>;
type TextName = Exclude<FieldName<BookingDraft>, FlagName>;

const errorOf = (message: FieldMessage | undefined): string | undefined =>
  message === undefined ? undefined : wordsOf(message);

/** Ties an input to the draft's field of that name: value, message and change. */
export function useText(name: TextName) {
  const booking = useBookingActor();
  const value = useBooking(({ context }) => fieldAt(context.draft, name));
  const message = useBooking(({ context }) => messageAt(context, name));
  const readOnly = useBooking((snapshot) => snapshot.hasTag("busy"));
  return {
    name,
    value: typeof value === "string" ? value : "",
    error: errorOf(message),
    readOnly,
    onChange: (text: string) => booking.send({ type: "field.changed", change: { name, value: text } }),
  };
}

/** Ties a checkbox to the draft's flag of that name. */
export function useFlag(name: FlagName) {
  const booking = useBookingActor();
  const checked = useBooking(({ context }) => fieldAt(context.draft, name) === true);
  const readOnly = useBooking((snapshot) => snapshot.hasTag("busy"));
  return {
    name,
    checked,
    readOnly,
    onChange: (value: boolean) => booking.send({ type: "field.changed", change: { name, value } }),
  };
}
