import { fitsSlot, observedWithout, type SlotSeats, type StandingBooking, slotSeats } from "@teedesk/domain";
import { factsAfter, type SlotEvent, type SlotFacts } from "../oracle/slotHistory.ts";
import { ordersOf, type Untimed } from "./slotWorld.ts";
import type { World } from "./world.ts";

type PairPoint = {
  readonly events: readonly SlotEvent[];
  readonly facts: SlotFacts & { readonly slot: NonNullable<SlotFacts["slot"]> };
  readonly seats: SlotSeats<StandingBooking, never>;
};

const mostSeen = 4;

const eventsOf = (first: string, second: string): readonly Untimed[] => [
  (at) => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, mostSeen] }),
  (at) => ({ kind: "seen", at, observed: at, spots: [1, 2] }),
  (at) => ({ kind: "booked", at, id: 1, players: 2, confirmation: first }),
  (at) => ({ kind: "players", at, id: 1, players: 3 }),
  (at) => ({ kind: "left", at, id: 1 }),
  (at) => ({ kind: "booked", at, id: 2, players: 2, confirmation: second }),
  (at) => ({ kind: "told", at, id: 2 }),
];

const numbers = ["INTERNAL", "TT1"] as const;

/** Two bookings of one slot: seen twice, the first one booked, given more players and canceled, the second booked and told, in every order. */
function* pairPoints(): Iterable<PairPoint> {
  for (const first of numbers)
    for (const second of numbers)
      for (const order of ordersOf(eventsOf(first, second))) {
        const events = order.map((event, place) => event(place + 1));
        const { slot, standing } = factsAfter(events);
        if (slot !== null) yield { events, facts: { slot, standing }, seats: slotSeats(slot, standing, []) };
      }
}

const countedOf = (seats: SlotSeats<StandingBooking, never>) =>
  new Map(seats.counted.map(({ booking: { id }, players, reason }) => [id, `${players} ${reason}`]));

/** Whether the guard lets an event pass after those before it; a slot that was not seen is not guarded. */
function isAccepted(before: readonly SlotEvent[], event: SlotEvent): boolean {
  const { slot, standing } = factsAfter(before);
  if (event.kind !== "booked" && event.kind !== "players") return true;
  if (slot === null) return false;
  const own = standing.find(({ id }) => id === event.id);
  if (event.kind === "players" && own === undefined) return true;
  const others = standing.filter(({ id }) => id !== event.id);
  const seats = slotSeats(own === undefined ? slot : observedWithout(slot, own), others, []);
  const confirmation = event.kind === "booked" ? event.confirmation : "INTERNAL";
  return fitsSlot({ players: event.players, confirmation }, seats);
}

/** Two bookings of one slot, in every order of what can happen to them (ANSWER-36). */
export const slotPairWorld: World<PairPoint> = {
  name: "two bookings of a slot",
  points: pairPoints,
  show: ({ events }) => events,
  invariants: [
    {
      id: "each of two bookings counts as it would alone",
      holds: ({ events, facts: { slot }, seats }) => {
        const alone = [1, 2].flatMap((id) => {
          const { standing } = factsAfter(events.filter((event) => event.kind === "seen" || event.id === id));
          return [...countedOf(slotSeats(slot, standing, []))];
        });
        const together = countedOf(seats);
        return alone.length === together.size && alone.every(([id, counted]) => together.get(id) === counted);
      },
    },
    {
      id: "what is left is what was seen, less both, and nothing less",
      holds: ({ seats: { seen, left, counted } }) =>
        left === Math.max(0, seen - counted.reduce((sum, { players }) => sum + players, 0)),
    },
    {
      id: "no more players are sold than were seen free, but for those whom the course knows, if each sale was let pass",
      holds: ({ events, facts: { standing } }) => {
        if (!events.every((event, place) => isAccepted(events.slice(0, place), event))) return null;
        return standing.reduce((sum, { players, told_players }) => sum + players - told_players, 0) <= mostSeen;
      },
    },
  ],
};
