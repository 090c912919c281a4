import type { Schema } from "../api/contract.ts";
import { type BusinessZone, momentIn, todayIn } from "./businessTime.ts";
import { dayText } from "./dayText.ts";

/** "10:42" in the time zone of the business, or with its day where that is not today. */
export function timeText(zone: BusinessZone, instant: string): string {
  const text = momentIn(zone, instant);
  const today = dayText(todayIn(zone));
  return text.startsWith(`${today} `) ? text.slice(today.length + 1) : text;
}

type Left = {
  readonly seen: number;
  readonly free: number;
  readonly shown?: number;
  readonly shown_free?: number;
};

/** The seats that the course showed and those left of them, without the seats of a booking that changes. */
const shownSeats = ({ seen, free, shown = seen, shown_free = free }: Left) => ({ seen: shown, free: shown_free });

/** "2 of 4 left"; undefined where the tee time is not known. */
export function seatsLeftText(seats: Pick<Schema<"SlotSeats">, "slot"> | undefined): string | undefined {
  const slot = seats?.slot;
  if (slot === undefined || slot === null) return undefined;
  const { seen, free } = shownSeats(slot);
  return seen === 0 ? "Taken" : `${free} of ${seen} left`;
}

/** "4 players"; "1 player". */
export const playersText = (players: number): string => `${players} ${players === 1 ? "player" : "players"}`;

/** "sold by Ann Lee, 08:55". */
export const soldText = (
  zone: BusinessZone,
  { agent, seated_at }: Pick<Schema<"SoldSeats">, "agent" | "seated_at">,
): string => `sold by ${agent}, ${timeText(zone, seated_at)}`;

/** "held by Ann Lee until 10:42". */
export const heldText = (zone: BusinessZone, { agent, held_until }: Schema<"SlotHold">): string =>
  `held by ${agent} until ${timeText(zone, held_until)}`;

type Seats = {
  readonly standing: readonly Pick<Schema<"StandingBooking">, "agent" | "players" | "reason" | "counted">[];
  readonly holds: readonly { readonly agent: string; readonly players: number; readonly is_own: boolean }[];
};

/** The bookings that have the rest of a tee time. Of one that was seen free the players whom the course had already taken off have none of it. */
export const bookedSeats = <Booking extends Seats["standing"][number]>({
  standing,
  slot,
}: {
  readonly standing: readonly Booking[];
  readonly slot: Left | null;
}): readonly Booking[] => {
  const isTaken = slot !== null && shownSeats(slot).seen === 0;
  if (isTaken) return standing;
  return standing.flatMap((row) => (row.reason === null ? [] : [{ ...row, players: row.counted ?? row.players }]));
};

/** "Ann Lee booked 2, Bob Ray holds 1": those who have the rest of a tee time, without oneself. */
const takersText = ({ holds, ...seats }: LeftSeats): string =>
  [
    ...bookedSeats(seats).map(({ agent, players }) => `${agent} booked ${players}`),
    ...holds.filter(({ is_own }) => !is_own).map(({ agent, players }) => `${agent} holds ${players}`),
  ].join(", ");

/** "4 players already stand here at 08:10, booked by Ann Lee." */
export function standingText({ standing }: Pick<Seats, "standing">, play_time: string): string {
  const players = standing.reduce((sum, booking) => sum + booking.players, 0);
  const agents = [...new Set(standing.map(({ agent }) => agent))].join(", ");
  return `${playersText(players)} already ${players === 1 ? "stands" : "stand"} here at ${play_time}, booked by ${agents}.`;
}

type LeftSeats = Seats & { readonly slot: Left | null };

/** "Only 1 of 4 is left at 08:10 (Ann Lee booked 3)." */
export function seatsShortText(seats: LeftSeats, play_time: string): string {
  const { free, seen } = shownSeats(seats.slot ?? { free: 0, seen: 0 });
  const takers = takersText(seats);
  const some = `Only ${free} of ${seen} ${free === 1 ? "is" : "are"} left at ${play_time}`;
  const none = `Nothing is left at ${play_time}`;
  const left = seen === 0 ? `The course last showed ${play_time} as taken` : free === 0 ? none : some;
  return `${left}${takers === "" ? "" : ` (${takers})`}.`;
}

/** The same of a booking with the course's own number: "… The course has the last word." */
export const seatsTakenText = (seats: LeftSeats, play_time: string): string =>
  `${seatsShortText(seats, play_time)} The course has the last word: make sure that its confirmation is for all players.`;
