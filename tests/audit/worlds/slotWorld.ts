import { fitsSlot, isInternal, type SlotSeats, type StandingBooking, slotSeats } from "@teedesk/domain";
import { factsAfter, type SlotEvent, type SlotFacts } from "../oracle/slotHistory.ts";
import type { World } from "./world.ts";

type SlotPoint = {
  readonly events: readonly SlotEvent[];
  readonly facts: SlotFacts & { readonly slot: NonNullable<SlotFacts["slot"]> };
  readonly seats: SlotSeats<StandingBooking, never>;
};

/** Every order of some events. */
export function* ordersOf<Item>(items: readonly Item[]): Iterable<readonly Item[]> {
  if (items.length === 0) yield [];
  for (const [place, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(place, 1))) yield [item, ...rest];
}

export type Untimed = (at: number) => SlotEvent;

const eventsOf = (kind: "booked" | "arrived", confirmation: string): readonly Untimed[] => [
  (at) => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, 4] }),
  (at) => ({ kind, at, id: 1, players: 2, confirmation }),
  (at) => ({ kind: "seen", at, observed: at, spots: [1, 2] }),
  (at) => ({ kind: "players", at, id: 1, players: 3 }),
  (at) => ({ kind: "left", at, id: 1 }),
  (at) => ({ kind: "returned", at, id: 1 }),
  (at) => ({ kind: "seen", at, observed: at, spots: [] }),
  (at) => ({ kind: "told", at, id: 1 }),
];

const sales = [
  ["booked", "INTERNAL"],
  ["booked", "TT1"],
  ["arrived", "TT1"],
] as const;

/**
 * Seen, booked or moved there, seen again, given more players, moved away or canceled, moved back, seen taken, its course told: in every order,
 * INTERNAL or under one number.
 */
function* slotPoints(): Iterable<SlotPoint> {
  for (const [kind, confirmation] of sales)
    for (const order of ordersOf(eventsOf(kind, confirmation))) {
      const events = order.map((event, place) => event(place + 1));
      const { slot, standing, told } = factsAfter(events);
      if (slot !== null) yield { events, facts: { slot, standing, told }, seats: slotSeats(slot, standing, []) };
    }
}

const isSale = ({ kind }: SlotEvent): boolean => kind === "booked" || kind === "arrived";

const indexOf = (events: readonly SlotEvent[], is: (event: SlotEvent) => boolean): number => events.findLastIndex(is);

/** A booking and a slot, in every order of what can happen to them (ANSWER-36). */
export const slotWorld: World<SlotPoint> = {
  name: "slot",
  points: slotPoints,
  show: ({ events }) => events,
  invariants: [
    {
      id: "no more is left than was seen, and no less than nothing",
      holds: ({ seats }) => 0 <= seats.left && seats.left <= seats.seen,
    },
    {
      id: "what is left and what counts are what was seen, unless that is less",
      holds: ({ seats: { seen, left, counted } }) =>
        left === Math.max(0, seen - counted.reduce((sum, { players }) => sum + players, 0)),
    },
    {
      id: "nothing is left of a slot that was last seen taken",
      holds: ({ events, seats }) => {
        const last = events[indexOf(events, ({ kind }) => kind === "seen")];
        return last?.kind === "seen" && last.spots.length === 0 ? seats.left === 0 : null;
      },
    },
    {
      id: "an INTERNAL booking counts whole as long as it stands and its course was not told",
      holds: ({ events, facts: { standing }, seats: { counted } }) => {
        const one = standing[0];
        const isTold = indexOf(events, isSale) < indexOf(events, ({ kind }) => kind === "told");
        if (one === undefined || !isInternal(one.confirmation) || isTold) return null;
        return counted[0]?.players === one.players && counted[0].reason === "course_not_told";
      },
    },
    {
      id: "a booking that left gives its seats back",
      holds: ({ events, seats }) => {
        const [left, back] = [
          indexOf(events, ({ kind }) => kind === "left"),
          indexOf(events, ({ kind }) => kind === "returned"),
        ];
        const sold = indexOf(events, isSale);
        return sold < left && back < left ? seats.left === seats.seen : null;
      },
    },
    {
      id: "a booking counts whole until the slot is seen after its last gain, and after its course was told",
      holds: ({ events, facts: { standing }, seats: { counted } }) => {
        const one = standing[0];
        if (one === undefined) return null;
        const sold = indexOf(events, isSale);
        const gained = indexOf(events, ({ kind, at }) => kind !== "seen" && kind !== "left" && at > sold);
        if (gained < indexOf(events, ({ kind }) => kind === "seen")) return null;
        return counted.length === 1 && counted[0]?.players === one.players;
      },
    },
    {
      id: "a booking then counts with the players of whom its course was not told, by a number or by a person",
      holds: ({ events, facts: { standing }, seats: { counted } }) => {
        const one = standing[0];
        if (one === undefined) return null;
        const place = (kind: SlotEvent["kind"]) => indexOf(events, (event) => event.kind === kind);
        const sold = indexOf(events, isSale);
        const gained = indexOf(events, ({ kind, at }) => kind !== "seen" && kind !== "left" && at > sold);
        if (gained > place("seen")) return null;
        const [told, left, back, more] = [place("told"), place("left"), place("returned"), place("players")];
        const isAwayWhenTold = sold < left && left < told && !(left < back && back < told);
        const hasNone = isInternal(one.confirmation) || events[sold]?.kind === "arrived";
        const hasGivenUp = Math.max(left, back) > Math.max(sold, told);
        const isNew = hasGivenUp || (told < sold ? hasNone : isAwayWhenTold);
        const known = isNew ? 0 : more > Math.max(sold, told) ? 2 : one.players;
        return counted.reduce((sum, { players }) => sum + players, 0) === one.players - known;
      },
    },
    {
      id: "a sale that fits takes its players and no more",
      holds: ({ facts: { slot, standing }, seats }) =>
        [1, 2, 3, 4].every((players) => {
          const sale = {
            id: 9,
            agent: "Bob",
            seated_at: 9,
            told_players: 0,
            players,
            confirmation: "INTERNAL",
            told_since: 9,
          };
          if (!fitsSlot(sale, seats)) return players > seats.left;
          return slotSeats(slot, [...standing, sale], []).left === seats.left - players;
        }),
    },
  ],
};
