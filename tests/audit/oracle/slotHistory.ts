import { isInternal, type SlotObservation, type StandingBooking } from "@teedesk/domain";

/** Something that happened to a slot or to a booking there. Moments are whole numbers, `at` that of storing it. */
export type SlotEvent = { readonly at: number } & (
  | { readonly kind: "seen"; readonly observed: number; readonly spots: readonly number[] }
  | { readonly kind: "booked"; readonly id: number; readonly players: number; readonly confirmation: string }
  | { readonly kind: "players"; readonly id: number; readonly players: number }
  | { readonly kind: "confirmation"; readonly id: number; readonly confirmation: string }
  | { readonly kind: "left" | "returned"; readonly id: number }
);

export type SlotFacts = {
  /** Null until it was seen. */
  readonly slot: SlotObservation | null;
  readonly standing: readonly StandingBooking[];
};

type Known = StandingBooking & { readonly stands: boolean };

function changed(booking: Known | undefined, event: Exclude<SlotEvent, { kind: "seen" }>): Known | undefined {
  const { at } = event;
  if (event.kind === "booked") return booking ?? { ...event, agent: `agent ${event.id}`, seated_at: at, stands: true };
  if (booking === undefined) return undefined;
  if (event.kind === "players")
    return { ...booking, players: event.players, seated_at: event.players > booking.players ? at : booking.seated_at };
  if (!("confirmation" in event)) {
    const stands = event.kind === "returned";
    return { ...booking, stands, seated_at: stands ? at : booking.seated_at };
  }
  const isTold = isInternal(booking.confirmation) && !isInternal(event.confirmation);
  return { ...booking, confirmation: event.confirmation, seated_at: isTold ? at : booking.seated_at };
}

/** The facts that a database would have stored after such a history, told in the order of storing it. */
export function factsAfter(events: readonly SlotEvent[]): SlotFacts {
  const bookings = new Map<number, Known>();
  let latest: (SlotObservation & { readonly observed: number }) | null = null;
  for (const event of events) {
    if (event.kind !== "seen") {
      const booking = changed(bookings.get(event.id), event);
      if (booking !== undefined) bookings.set(event.id, booking);
      continue;
    }
    const { at, observed, spots } = event;
    if (latest !== null && latest.observed >= observed) continue;
    const is_gone = spots.length === 0;
    const kept: readonly number[] = is_gone ? (latest?.spots ?? []) : spots;
    latest = { observed, spots: kept, known_until: Math.min(observed, at), is_gone };
  }
  return { slot: latest, standing: [...bookings.values()].filter(({ stands }) => stands) };
}
