import {
  confirmationOf,
  isInternal,
  keptSince,
  observedWithout,
  type SlotHold,
  type SlotObservation,
  type SlotSeats,
  type StandingBooking,
  seatedSince,
  slotSeats,
  type ToldBooking,
} from "@teedesk/domain";

/**
 * Something that happened to a slot or to a booking there: `arrived` is moved there from another time, `told` that its course was told by
 * telephone how it stands. A number that is entered is one that the booking never had. Moments are whole numbers, `at` that of storing it.
 */
export type SlotEvent = { readonly at: number } & (
  | { readonly kind: "seen"; readonly observed: number; readonly spots: readonly number[] }
  | {
      readonly kind: "booked" | "arrived";
      readonly id: number;
      readonly players: number;
      readonly confirmation: string;
    }
  | { readonly kind: "players"; readonly id: number; readonly players: number }
  | { readonly kind: "confirmation"; readonly id: number; readonly confirmation: string }
  | { readonly kind: "left"; readonly id: number }
  | { readonly kind: "returned"; readonly id: number }
  | { readonly kind: "told"; readonly id: number }
);

export type SlotFacts = {
  /** Null until it was seen. */
  readonly slot: SlotObservation | null;
  readonly standing: readonly StandingBooking[];
  /** The bookings of which the course was told here, even if they are elsewhere now, as it was told. */
  readonly told: ReadonlyMap<number, ToldBooking>;
};

/** `kept` are the players who have stood there ever since, `gave_up_at` is when the booking was first moved or lost players since. */
type Notice = {
  readonly at: number;
  readonly players: number;
  readonly kept: number;
  readonly is_by_person: boolean;
  readonly gave_up_at: number | null;
};

/**
 * A booking with the moments of its place and of the last notice, and the players whom the course then had here; null without a notice. A
 * number is a notice by no person.
 */
type Known = Omit<StandingBooking, "told_since" | "told_players"> & {
  readonly stands: boolean;
  readonly told: Notice | null;
};

/** The course knows it by its number as it was before its first change. */
const noted = (booking: Known): Known =>
  booking.told !== null || isInternal(booking.confirmation)
    ? booking
    : { ...booking, told: notice({ at: booking.seated_at, players: booking.players, is_by_person: false }) };

const notice = (told: Omit<Notice, "kept" | "gave_up_at">): Notice => ({
  ...told,
  kept: told.players,
  gave_up_at: null,
});

/** It has fewer players than the course has, or none where it was moved. */
const lessened = (booking: Known, at: number, players: number): Known => {
  const { told } = booking;
  if (told === null) return booking;
  return { ...booking, told: { ...told, kept: Math.min(told.kept, players), gave_up_at: told.gave_up_at ?? at } };
};

/** A number tells a course nothing new of what it knows, if nothing changed since. */
function toldNow(booking: Known, at: number, is_by_person: boolean): Known {
  const { told } = booking;
  const players = booking.stands ? booking.players : 0;
  const isKnown = told !== null && (told.is_by_person || !isInternal(booking.confirmation));
  const isSame = !is_by_person && isKnown && told.players === players && told.gave_up_at === null;
  return { ...booking, told: notice({ at: isSame ? told.at : at, players, is_by_person }) };
}

function changed(booking: Known | undefined, event: Exclude<SlotEvent, { kind: "seen" }>): Known | undefined {
  const { at } = event;
  if (event.kind === "booked" || event.kind === "arrived") {
    const { id, players, confirmation } = event;
    const isElsewhere = event.kind === "arrived" && !isInternal(confirmation);
    const told = isElsewhere ? notice({ at, players: 0, is_by_person: false }) : null;
    return booking ?? { id, players, confirmation, agent: `agent ${id}`, seated_at: at, stands: true, told };
  }
  if (booking === undefined) return undefined;
  if (event.kind === "told") return toldNow(booking, at, true);
  if (event.kind === "players") {
    const { players } = event;
    if (players === booking.players) return booking;
    if (players < booking.players) return { ...lessened(noted(booking), at, players), players };
    return { ...noted(booking), players, seated_at: at };
  }
  if (event.kind === "left") return { ...lessened(noted(booking), at, 0), stands: false };
  if (event.kind === "returned") return { ...lessened(noted(booking), at, 0), stands: true, seated_at: at };
  const { confirmation } = event;
  const [before, after] = [confirmationOf(booking.confirmation), confirmationOf(confirmation)];
  const isNotice = !isInternal(after) && after !== before && (isInternal(before) || booking.told !== null);
  return { ...(isNotice ? toldNow(booking, at, false) : booking), confirmation };
}

/** A booking as the rule reads it. */
function standing(row: Known): StandingBooking {
  const { stands: _, told, ...booking } = row;
  const hasNumber = !isInternal(booking.confirmation);
  const known = told !== null && (hasNumber || told.is_by_person) ? told : null;
  return {
    ...booking,
    told_since: Math.max(booking.seated_at, known?.at ?? 0),
    told_players: Math.min(known?.kept ?? (hasNumber ? booking.players : 0), booking.players),
  };
}

/** A booking as its course was notified of it here, for a change of it. */
function toldHere({ told, confirmation }: Known): ToldBooking | null {
  if (told === null || told.players === 0 || (isInternal(confirmation) && !told.is_by_person)) return null;
  const { at: told_since, players, gave_up_at } = told;
  return { players, told_players: players, told_since, gave_up_at };
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
  const told = [...bookings].flatMap(([id, row]) => {
    const here = toldHere(row);
    return here === null ? [] : [[id, here] as const];
  });
  return {
    slot: latest,
    standing: [...bookings.values()].filter(({ stands }) => stands).map(standing),
    told: new Map(told),
  };
}

/** The seats for a booking that changes, as the server's `seatsFor` puts the rules together; null of a slot that was never seen. */
export function seatsOfChange(
  { slot, standing: rows, told }: SlotFacts,
  id: number,
  holds: readonly SlotHold[],
): SlotSeats<StandingBooking, SlotHold> | null {
  if (slot === null) return null;
  const row = rows.find((one) => one.id === id) ?? null;
  const here = told.get(id) ?? null;
  const now = row === null || here === null ? row : keptSince(row, here);
  const known = here ?? row;
  const others = rows.filter((one) => one.id !== id);
  const taken = here === null ? 0 : seatedSince(others, here, slot);
  return slotSeats(known === null ? slot : observedWithout(slot, known, now, taken), others, holds);
}
