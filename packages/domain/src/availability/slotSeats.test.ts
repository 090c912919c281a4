import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  confirmationOfChange,
  fitsSlot,
  keptSince,
  observedWithout,
  type SlotHold,
  type SlotObservation,
  type StandingBooking,
  seatedSince,
  slotSeats,
  takesSeats,
} from "./slotSeats.ts";

const seen: SlotObservation = { spots: [1, 2, 3, 4], known_until: 1000, is_gone: false };
const ann: StandingBooking = {
  id: 1,
  agent: "Ann",
  players: 2,
  confirmation: "TT1",
  seated_at: 1500,
  told_since: 1500,
  told_players: 2,
};
const hold: SlotHold = { agent: "Bob", players: 1, held_until: 2000, is_own: false };

describe("slotSeats", () => {
  it.each<[string, SlotObservation, readonly StandingBooking[], object]>([
    ["all that was seen, of no booking", seen, [], { seen: 4, left: 4, sizes: [1, 2, 3, 4], free: 4 }],
    ["less one booked after it was seen", seen, [ann], { left: 2, sizes: [1, 2] }],
    ["less one booked in the moment it was seen", seen, [{ ...ann, told_since: 1000 }], { left: 2 }],
    ["not less one that it knows of", seen, [{ ...ann, told_since: 999 }], { left: 4, sizes: [1, 2, 3, 4] }],
    [
      "less an INTERNAL one of which the course was not told, whenever it was booked",
      seen,
      [{ ...ann, confirmation: "INTERNAL", told_since: 1, told_players: 0 }],
      { left: 2, counted: [{ reason: "course_not_told", players: 2 }] },
    ],
    [
      "not less an INTERNAL one of which the course was told before it was seen",
      seen,
      [{ ...ann, confirmation: "INTERNAL", seated_at: 1, told_since: 999 }],
      { left: 4 },
    ],
    [
      "less an INTERNAL one of which the course was told in the moment it was seen, however old it is",
      seen,
      [{ ...ann, confirmation: "INTERNAL", seated_at: 1, told_since: 1000 }],
      { left: 2, counted: [{ reason: "after_observation", players: 2 }] },
    ],
    [
      "less the players of an INTERNAL one of whom the course was not told",
      seen,
      [{ ...ann, confirmation: "INTERNAL", players: 3, told_since: 1, told_players: 1 }],
      { left: 2, counted: [{ reason: "course_not_told", players: 2 }] },
    ],
    [
      "less one moved there under its old number, whenever it was seen",
      seen,
      [{ ...ann, told_since: 1, told_players: 0 }],
      { left: 2, counted: [{ reason: "course_not_told", players: 2 }] },
    ],
    [
      "less the players added under the old number",
      seen,
      [{ ...ann, players: 3, told_since: 1 }],
      { left: 3, counted: [{ reason: "course_not_told", players: 1 }] },
    ],
    [
      "less all of one that had players added after it was seen",
      seen,
      [{ ...ann, players: 3 }],
      { left: 1, counted: [{ reason: "course_not_told", players: 3 }] },
    ],
    ["not below nothing", seen, [ann, ann, ann], { left: 0, sizes: [] }],
    ["nothing of a slot that is gone", { ...seen, is_gone: true }, [], { seen: 0, left: 0, sizes: [], free: 0 }],
    ["nothing where no size was seen", { ...seen, spots: [] }, [], { seen: 0, left: 0, sizes: [] }],
    ["the sizes that fit, in order", { ...seen, spots: [4, 2] }, [ann], { seen: 4, left: 2, sizes: [2] }],
    ["players of whom no size is offered", { ...seen, spots: [4] }, [ann], { seen: 4, left: 2, sizes: [] }],
  ])("ANSWER-36 ANSWER-35 leaves %s", (_, observation, standing, left) => {
    expect(slotSeats(observation, standing, [])).toMatchObject(left);
  });

  it("ANSWER-36 tells which bookings count and why, and which the course had taken off", () => {
    const internal = { ...ann, id: 2, confirmation: "INTERNAL", told_since: 5, told_players: 0 };
    const known = { ...ann, id: 3, told_since: 5 };
    expect(slotSeats(seen, [ann, internal, known], [])).toMatchObject({
      counted: [
        { booking: ann, reason: "after_observation", players: 2 },
        { booking: internal, reason: "course_not_told", players: 2 },
      ],
      known: [known],
    });
  });

  it.each([
    ["another agent's", [hold], 3, 1],
    ["the agent's own", [{ ...hold, is_own: true }], 4, 0],
    ["more than is left", [{ ...hold, players: 9 }], 0, 1],
  ])("keeps a hold for its agent: %s", (_, holds, free, others) => {
    const seats = slotSeats(seen, [], holds);
    expect([seats.left, seats.free, seats.holds.length]).toEqual([4, free, others]);
  });
});

describe("fitsSlot", () => {
  it.each<[number, string, readonly SlotHold[], boolean]>([
    [2, "INTERNAL", [], true],
    [3, "INTERNAL", [], false],
    [3, " internal ", [], false],
    [3, "", [], false],
    [3, "TT2", [], true],
    [2, "INTERNAL", [hold], false],
    [1, "INTERNAL", [hold], true],
    [2, "INTERNAL", [{ ...hold, is_own: true }], true],
  ])("ANSWER-36 of 2 left: %i players, confirmation %j, holds %j: %s", (players, confirmation, holds, fits) => {
    expect(fitsSlot({ players, confirmation }, slotSeats(seen, [ann], holds))).toBe(fits);
  });
});

describe("observedWithout", () => {
  it.each<[string, SlotObservation, Partial<StandingBooking>, Partial<SlotObservation>]>([
    ["its own seats and those beside it", { ...seen, spots: [1, 2] }, { told_since: 5 }, { spots: [1, 2, 3, 4] }],
    [
      "its own seats of a slot that is gone",
      { ...seen, is_gone: true },
      { told_since: 5 },
      { spots: [1, 2], is_gone: false },
    ],
    [
      "the seats of those whom the course knows",
      { ...seen, spots: [1] },
      { players: 3, told_since: 5 },
      { spots: [1, 2, 3] },
    ],
    ["no more where the course was not notified of a move", seen, { told_players: 0, told_since: 5 }, seen],
    [
      "its own seats where it is INTERNAL and the course was told",
      { ...seen, spots: [1] },
      { confirmation: "INTERNAL", told_since: 5 },
      { spots: [1, 2, 3] },
    ],
    ["no more where it is later than the observation", seen, {}, seen],
  ])("ANSWER-36 gives a booking that changes %s", (_, observation, change, given) => {
    expect(observedWithout(observation, { ...ann, ...change })).toEqual({ ...observation, ...given });
  });

  const told = { ...ann, players: 4, told_players: 4, told_since: 5 };
  it.each<[string, SlotObservation, typeof told | null, boolean, number]>([
    [
      "all it was notified of, where it stands elsewhere and the slot is gone",
      { ...seen, is_gone: true },
      null,
      true,
      4,
    ],
    ["no more than that, where it stands elsewhere", seen, null, true, 4],
    [
      "no more than that, where it lost what is seen free",
      { ...seen, spots: [1, 2] },
      { ...told, players: 2 },
      true,
      4,
    ],
    ["those it kept and those beside them", seen, { ...told, players: 2 }, true, 6],
    ["nothing it regained beside what is seen", seen, { ...told, told_since: 1500 }, true, 4],
    ["all of it where it only had more players since", seen, { ...told, players: 5, told_since: 1500 }, false, 8],
  ])("DECISION-51 gives a booking of which the course was told %s", (_, observation, now, gave_up, most) => {
    const kept = now && keptSince(now, { ...told, gave_up_at: gave_up ? 6 : null });
    expect(Math.max(...observedWithout(observation, told, kept).spots)).toBe(most);
  });

  const other = { ...ann, id: 2, players: 2, seated_at: 6, told_since: 6 };
  it.each<[string, number | null, typeof other, number]>([
    ["a sale that the course knows and that took its seats in the moment they were given up", 6, other, 2],
    ["a sale that stood there before", 6, { ...other, seated_at: 5, told_since: 5 }, 0],
    ["one whose course was told just then", 6, { ...other, seated_at: 5 }, 2],
    ["a sale that the observation cannot know of, which counts against it", 6, { ...other, told_since: 1000 }, 0],
    ["a sale where nothing was given up", null, other, 0],
  ])("DECISION-51 counts players who may have what a booking gave up: %s", (_, gave_up_at, row, players) => {
    expect(seatedSince([row], { gave_up_at }, seen)).toBe(players);
  });

  it.each<[string, SlotObservation, typeof told | null, number, number]>([
    ["less than it was told, of a slot that is gone", { ...seen, is_gone: true }, null, 1, 3],
    ["nothing of a slot that is gone", { ...seen, is_gone: true }, null, 4, 0],
    ["the players it kept of a slot that is gone", { ...seen, is_gone: true }, { ...told, players: 2 }, 3, 2],
    ["what is seen free and no more", { ...seen, spots: [1, 2] }, null, 4, 2],
    ["what is seen free and the players it kept", { ...seen, spots: [1] }, { ...told, players: 2 }, 2, 3],
  ])("DECISION-51 gives a booking whose seats others took %s", (_, observation, now, taken, most) => {
    expect(slotSeats(observedWithout(observation, told, now, taken), [], []).left).toBe(most);
  });
});

describe("takesSeats", () => {
  const before = { course_id: 17, play_date: "2026-11-28", play_time: "10:30", players: 2, confirmation: "TT1" };
  it.each([
    ["another course", { course_id: 18 }, true],
    ["another day", { play_date: "2026-11-29" }, true],
    ["another time", { play_time: "10:40" }, true],
    ["another time for fewer", { play_time: "10:40", players: 1 }, true],
    ["more players", { players: 3 }, true],
    ["the course's number that turned out not to be one", { confirmation: "INTERNAL" }, true],
    ["fewer players", { players: 1 }, false],
    ["another number", { confirmation: "TT2" }, false],
    ["nothing", {}, false],
  ])("ANSWER-36 by %s: %j %s", (_, change, takes) => {
    expect(takesSeats(before, { ...before, ...change })).toBe(takes);
  });

  it("does not, where it is INTERNAL and stays so", () => {
    expect(takesSeats({ ...before, confirmation: "INTERNAL" }, { ...before, confirmation: "" })).toBe(false);
  });
});

describe("confirmationOfChange", () => {
  it.each([
    ["the number it had", "TT1", "TT1", "INTERNAL"],
    ["the number it had, with blanks", "TT1", " TT1 ", "INTERNAL"],
    ["another number", "TT1", "TT2", "TT2"],
    ["a number for an INTERNAL one", "INTERNAL", "TT1", "TT1"],
    ["none any more", "TT1", "", "INTERNAL"],
    ["none, as before", "internal", "", "INTERNAL"],
  ])("DECISION-51 of %s", (_, before, after, confirmation) => {
    expect(confirmationOfChange({ confirmation: before }, { confirmation: after })).toBe(confirmation);
  });
});

describe("properties", () => {
  const booking = fc.record({
    id: fc.nat(9),
    agent: fc.constantFrom("Ann", "Bob"),
    players: fc.integer({ min: 1, max: 5 }),
    confirmation: fc.constantFrom("INTERNAL", "TT1", ""),
    seated_at: fc.constant(0),
    told_since: fc.integer({ min: 0, max: 10 }),
    told_players: fc.integer({ min: 0, max: 5 }),
  });
  const observation = fc.record({
    spots: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
    known_until: fc.integer({ min: 0, max: 10 }),
    is_gone: fc.boolean(),
  });
  const holds = fc.array(
    fc.record({
      agent: fc.constant("Ann"),
      players: fc.integer({ min: 1, max: 5 }),
      held_until: fc.constant(99),
      is_own: fc.boolean(),
    }),
    { maxLength: 3 },
  );
  const bookings = fc.array(booking, { maxLength: 4 });

  it("ANSWER-36 a sale that fits leaves no more players counted than were seen", () => {
    fc.assert(
      fc.property(observation, bookings, holds, booking, (slot, standing, running, next) => {
        const before = slotSeats(slot, standing, running);
        const sale = { ...next, confirmation: "INTERNAL", told_players: 0 };
        if (!fitsSlot(sale, before)) return;
        const after = slotSeats(slot, [...standing, sale], running);
        expect(after.left).toBe(before.left - sale.players);
      }),
    );
  });

  it("ANSWER-36 a booking that goes gives back what it took, and an observation that is later knows of no less", () => {
    fc.assert(
      fc.property(observation, bookings, booking, (slot, standing, one) => {
        const left = (known_until: number, rows: readonly StandingBooking[]) =>
          slotSeats({ ...slot, known_until }, rows, []).left;
        expect(left(slot.known_until, standing)).toBeGreaterThanOrEqual(left(slot.known_until, [...standing, one]));
        expect(left(slot.known_until + 1, standing)).toBeGreaterThanOrEqual(left(slot.known_until, standing));
      }),
    );
  });
});
