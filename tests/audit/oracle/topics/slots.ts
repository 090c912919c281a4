import { fitsSlot, type SlotHold, slotSeats } from "@teedesk/domain";
import type { Draw } from "../draw.ts";
import { factsAfter, type SlotEvent, seatsOfChange } from "../slotHistory.ts";
import type { Topic } from "../topic.ts";

type History = {
  readonly events: readonly SlotEvent[];
  readonly holds: readonly SlotHold[];
  /** The sale that is asked for. */
  readonly players: number;
  readonly confirmation: string;
  /** The booking that has as many players, or that is moved back with as many. */
  readonly changed: number;
};

const seen = (at: number, spots: readonly number[], observed = at): SlotEvent => ({
  kind: "seen",
  at,
  observed,
  spots,
});
const booked = (at: number, id: number, confirmation: string, kind: "booked" | "arrived" = "booked"): SlotEvent => ({
  kind,
  at,
  id,
  players: 2,
  confirmation,
});
const hold = (players: number, is_own: boolean): SlotHold => ({ agent: "Bob", players, held_until: 99, is_own });

const histories: readonly (readonly SlotEvent[])[] = [
  [],
  [seen(1, [])],
  [seen(1, [1, 2, 3, 4])],
  ...["INTERNAL", "", " internal ", "TT1"].flatMap((confirmation) => {
    const sale = booked(2, 1, confirmation);
    const arrival = booked(2, 1, confirmation, "arrived");
    return [
      [sale],
      [seen(1, [4, 2]), sale],
      [seen(2, [1, 2, 3, 4]), sale],
      [sale, seen(3, [2])],
      [seen(1, [4]), sale, seen(3, [4], 2)],
      [sale, seen(3, [4], 1)],
      [seen(1, [4]), sale, seen(3, [])],
      [seen(1, [4]), sale, { kind: "left", at: 3, id: 1 } as const],
      [sale, { kind: "left", at: 3, id: 1 } as const, seen(4, [4]), { kind: "returned", at: 5, id: 1 } as const],
      // Seats given up that are seen free, and seats of which no observation showed that.
      ...[[], [2, 4]].flatMap((spots) => [
        [sale, seen(3, [2]), { kind: "left", at: 4, id: 1 } as const, seen(5, spots)],
        [sale, seen(3, [2]), { kind: "players", at: 4, id: 1, players: 1 } as const, seen(5, spots)],
      ]),
      ...[1, 3].map((players) => [sale, seen(3, [2]), { kind: "players", at: 4, id: 1, players } as const]),
      [booked(0, 1, confirmation), { kind: "players", at: 1, id: 1, players: 3 } as const, seen(3, [2])],
      [sale, { kind: "told", at: 3, id: 1 } as const, seen(4, [2])],
      [sale, seen(3, [2]), { kind: "told", at: 3, id: 1 } as const],
      // A number after a person told the course, the same or something else.
      ...[2, 3].map((players) => [
        sale,
        { kind: "told", at: 3, id: 1 } as const,
        seen(4, [2]),
        { kind: "players", at: 5, id: 1, players } as const,
        { kind: "confirmation", at: 5, id: 1, confirmation: "TT2" } as const,
      ]),
      [arrival, seen(3, [4])],
      [arrival, seen(3, [4]), { kind: "told", at: 4, id: 1 } as const],
      [arrival, { kind: "told", at: 3, id: 1 } as const, seen(4, [4])],
      // A number that is lost after a change, or after its course was notified of one.
      ...[[], [{ kind: "told", at: 3, id: 1 } as const]].map((told) => [
        sale,
        { kind: "players", at: 2, id: 1, players: 1 } as const,
        ...told,
        { kind: "confirmation", at: 4, id: 1, confirmation: "INTERNAL" } as const,
        seen(5, [2]),
      ]),
      ...["INTERNAL", "TT2"].map((told) => [
        sale,
        seen(3, [4]),
        { kind: "confirmation", at: 4, id: 1, confirmation: told } as const,
      ]),
    ];
  }),
];

const confirmationOf = (draw: Draw, number = "TT") => draw.one(["INTERNAL", "", " Internal", number, `${number} `]);

function event(draw: Draw, at: number, place: number): SlotEvent {
  const id = draw.whole(1, 3);
  const players = draw.whole(1, 4);
  return draw.one<readonly (() => SlotEvent)[]>([
    () =>
      seen(
        at,
        draw.list(0, 4, () => draw.whole(1, 5)),
        draw.whole(Math.max(0, at - 3), at + 1),
      ),
    () => ({ kind: draw.one(["booked", "arrived"]), at, id, players, confirmation: confirmationOf(draw) }),
    () => ({ kind: "players", at, id, players }),
    () => ({ kind: "confirmation", at, id, confirmation: confirmationOf(draw, `TT${place}`) }),
    () => ({ kind: "left", at, id }),
    () => ({ kind: "returned", at, id }),
    () => ({ kind: "told", at, id }),
  ])();
}

/** A slot whose observations, bookings and holds are known by their history. */
function randomHistory(draw: Draw): History {
  let [at, place] = [0, 0];
  const events = draw.list(1, 12, () => event(draw, (at += draw.whole(0, 2)), (place += 1)));
  return {
    events: [
      seen(
        0,
        draw.list(1, 4, () => draw.whole(1, 5)),
      ),
      ...events,
    ],
    holds: draw.list(0, 2, () => hold(draw.whole(1, 3), draw.one([true, false]))),
    players: draw.whole(1, 4),
    confirmation: confirmationOf(draw),
    changed: draw.whole(1, 3),
  };
}

/** Seats left of a slot after a history, and whether a sale fits; null of a slot that was never seen. */
export const slotHistoryTopic: Topic<History> = {
  name: "slot_history",
  share: 100,
  boundary: histories.flatMap((events) =>
    [[], [hold(1, false)], [hold(1, true)], [hold(9, false)]].flatMap((holds) =>
      ["INTERNAL", "TT9"].map((confirmation) => ({ events, holds, players: 2, confirmation, changed: 1 })),
    ),
  ),
  random: randomHistory,
  answer: ({ events, holds, changed, ...sale }) => {
    const facts = factsAfter(events);
    const { slot, standing } = facts;
    if (slot === null) return null;
    const seats = slotSeats(slot, standing, holds);
    return {
      seen: seats.seen,
      left: seats.left,
      sizes: seats.sizes,
      free: seats.free,
      counted: Object.fromEntries(seats.counted.map(({ booking, reason }) => [booking.id, reason])),
      fits: fitsSlot(sale, seats),
      free_for_change: seatsOfChange(facts, changed, holds)?.free,
    };
  },
};
