import { fitsSlot, isInternal, type SlotSeats, type StandingBooking, slotSeats } from "@teedesk/domain";
import { factsAfter, type SlotEvent, type SlotFacts, seatsOfChange } from "../oracle/slotHistory.ts";
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

/** The slot is seen free and taken, and the first booking has the number of the course for all of it. */
const soldWhole: readonly Untimed[] = [
  (at) => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, mostSeen] }),
  (at) => ({ kind: "booked", at, id: 1, players: mostSeen, confirmation: "TT1" }),
  (at) => ({ kind: "seen", at, observed: at, spots: [] }),
];

/** It loses two players and gets them back, or is moved away and back, while the slot is seen free by what it gave up, which a second one takes. */
const regained: readonly (readonly Untimed[])[] = [
  [
    ...soldWhole,
    (at) => ({ kind: "players", at, id: 1, players: 2 }),
    (at) => ({ kind: "seen", at, observed: at, spots: [1, 2] }),
    (at) => ({ kind: "booked", at, id: 2, players: 2, confirmation: "INTERNAL" }),
    (at) => ({ kind: "players", at, id: 1, players: mostSeen }),
  ],
  [
    ...soldWhole,
    (at) => ({ kind: "left", at, id: 1 }),
    (at) => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, mostSeen] }),
    (at) => ({ kind: "booked", at, id: 2, players: mostSeen, confirmation: "INTERNAL" }),
    (at) => ({ kind: "returned", at, id: 1 }),
  ],
];

/** It is back before the slot is seen free by what it gave up, since its course heard of the change alone; a second one then asks for these seats. */
const backBeforeFreed: readonly (readonly Untimed[])[] = [
  [
    (at) => ({ kind: "players", at, id: 1, players: 2 }),
    (at) => ({ kind: "players", at, id: 1, players: mostSeen }),
    (at) => ({ kind: "seen", at, observed: at, spots: [1, 2] }),
    (at) => ({ kind: "booked", at, id: 2, players: 2, confirmation: "INTERNAL" }),
    (at) => ({ kind: "told", at, id: 1 }),
  ],
  [
    (at) => ({ kind: "left", at, id: 1 }),
    (at) => ({ kind: "returned", at, id: 1 }),
    (at) => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, mostSeen] }),
    (at) => ({ kind: "booked", at, id: 2, players: mostSeen, confirmation: "INTERNAL" }),
    (at) => ({ kind: "told", at, id: 1 }),
  ],
];

/** As above, where the second one has a number, or its course is notified of it, and the slot is then seen taken. */
const resold: readonly (readonly Untimed[])[] = ["TT9", "INTERNAL"].flatMap((confirmation) => {
  const known: readonly Untimed[] = [
    ...(confirmation === "INTERNAL" ? [(at: number) => ({ kind: "told", at, id: 2 }) as const] : []),
    (at) => ({ kind: "seen", at, observed: at, spots: [] }),
  ];
  return [
    [
      (at) => ({ kind: "players", at, id: 1, players: 2 }),
      (at) => ({ kind: "seen", at, observed: at, spots: [1, 2] }),
      (at) => ({ kind: "booked", at, id: 2, players: 2, confirmation }),
      ...known,
      (at) => ({ kind: "players", at, id: 1, players: mostSeen }),
    ],
    [
      (at) => ({ kind: "left", at, id: 1 }),
      (at) => ({ kind: "seen", at, observed: at, spots: [1, 2, 3, mostSeen] }),
      (at) => ({ kind: "booked", at, id: 2, players: mostSeen, confirmation }),
      ...known,
      (at) => ({ kind: "returned", at, id: 1 }),
    ],
  ] satisfies (readonly Untimed[])[];
});

const numbers = ["INTERNAL", "TT1"] as const;

/**
 * Two bookings of one slot in every order: seen twice, the first one booked, given more players and canceled, the second booked and told; and the
 * first one giving up seats and taking them back.
 */
function* pairPoints(): Iterable<PairPoint> {
  const lists = numbers.flatMap((first) => numbers.map((second) => eventsOf(first, second)));
  for (const [before, list] of [
    ...[...lists, ...regained].map((list) => [[], list] as const),
    ...[...resold, ...backBeforeFreed].map((list) => [soldWhole, list] as const),
  ])
    for (const rest of ordersOf<Untimed>(list)) {
      const order = [...before, ...rest];
      const events = order.map((event, place) => event(place + 1));
      const { slot, standing, told } = factsAfter(events);
      if (slot !== null) yield { events, facts: { slot, standing, told }, seats: slotSeats(slot, standing, []) };
    }
}

const countedOf = (seats: SlotSeats<StandingBooking, never>) =>
  new Map(seats.counted.map(({ booking: { id }, players, reason }) => [id, `${players} ${reason}`]));

/** Whether the guard lets an event pass after those before it; a slot that was not seen is not guarded. */
function isAccepted(before: readonly SlotEvent[], event: SlotEvent): boolean {
  if (event.kind !== "booked" && event.kind !== "players" && event.kind !== "returned") return true;
  // One that returns was away, if only for this moment.
  const facts = factsAfter(event.kind === "returned" ? [...before, { ...event, kind: "left" }] : before);
  if (facts.slot === null) return false;
  const own = facts.standing.find(({ id }) => id === event.id);
  if (event.kind === "players" && own === undefined) return true;
  const sold = before.findLast((one) => "players" in one && one.id === event.id);
  const players =
    event.kind === "returned" ? (sold !== undefined && "players" in sold ? sold.players : 0) : event.players;
  if (event.kind === "players" && own !== undefined && players <= own.players) return true;
  const seats = seatsOfChange(facts, event.id, []);
  const confirmation = event.kind === "booked" ? event.confirmation : "INTERNAL";
  return seats === null || fitsSlot({ players, confirmation }, seats);
}

/** Whether each event was let pass. */
const isGuarded = (events: readonly SlotEvent[]): boolean =>
  events.every((event, place) => isAccepted(events.slice(0, place), event));

type Course = { readonly players: number; readonly stands: boolean; readonly keeps: number };

/** A booking at its course, which keeps at least the seats that were told and never given up since. */
function courseAfter(course: Course | undefined, event: SlotEvent): Course | undefined {
  if (event.kind === "booked" && course === undefined)
    return { players: event.players, stands: true, keeps: isInternal(event.confirmation) ? 0 : event.players };
  if (course === undefined) return undefined;
  if (event.kind === "players")
    return { ...course, players: event.players, keeps: Math.min(course.keeps, event.players) };
  if (event.kind === "left") return { ...course, stands: false, keeps: 0 };
  if (event.kind === "returned") return { ...course, stands: true, keeps: 0 };
  if (event.kind === "told") return { ...course, keeps: course.stands ? course.players : 0 };
  return course;
}

const keptByCourse = (events: readonly SlotEvent[], id: number): number =>
  events.filter((event) => event.kind !== "seen" && event.id === id).reduce<Course | undefined>(courseAfter, undefined)
    ?.keeps ?? 0;

/**
 * Whether a slot of four was seen as it may have been, and its course gave no number beyond that: it knows at least of those who stand there
 * as it was told and have not given their seats up since.
 */
const isTrue = (before: readonly SlotEvent[], event: SlotEvent): boolean => {
  const facts = factsAfter(before);
  if (event.kind === "booked" && event.id === 2 && !isInternal(event.confirmation))
    return facts.slot !== null && event.players <= slotSeats(facts.slot, facts.standing, []).left;
  if (event.kind !== "seen") return true;
  const known = keptByCourse(before, 1) + keptByCourse(before, 2);
  return known + Math.max(0, ...event.spots) <= mostSeen;
};

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
        if (!isGuarded(events)) return null;
        return standing.reduce((sum, { players, told_players }) => sum + players - told_players, 0) <= mostSeen;
      },
    },
    {
      id: "no more players stand than the slot has room for, where it was seen as it was, each sale was let pass, and the first one has a number",
      holds: ({ events, facts: { standing } }) => {
        const [first, second] = [1, 2].map((id) =>
          events.findIndex((event) => event.kind === "booked" && event.id === id),
        );
        const [one, other] = [events[first ?? -1], events[second ?? -1]];
        if (one?.kind !== "booked" || other?.kind !== "booked") return null;
        if (isInternal(one.confirmation) || Number(second) < Number(first)) return null;
        const isSeenAsItWas = events.every((event, place) => isTrue(events.slice(0, place), event));
        if (!isSeenAsItWas || !isGuarded(events)) return null;
        return standing.reduce((sum, { players }) => sum + players, 0) <= mostSeen;
      },
    },
  ],
};
