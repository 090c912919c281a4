import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { parseTimeOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import { matchSlot, matchWindowMinutes, requestsFor, type Slot, type SlotRequest, slotsFor } from "./matchSlot.ts";

const time = (text: string): TimeOfDay => Result.getOrThrow(parseTimeOfDay(text));

const request: SlotRequest = {
  id: 31,
  course_id: 17,
  play_date: date("2026-11-28"),
  play_time: time("09:30"),
  players: 3,
  position: null,
};

const slot: Slot = {
  id: 901,
  course_id: 17,
  available_date: date("2026-11-28"),
  available_time: time("09:40"),
  spots: [1, 2, 3, 4],
};

describe("matchSlot", () => {
  it.each<[string, Partial<Slot>, readonly string[], number]>([
    ["a slot ten minutes later", {}, [], 10],
    ["as many spots as players", { spots: [3] }, [], 10],
    ["a spot too few", { spots: [1, 2] }, ["too_few_spots"], 10],
    ["no spot", { spots: [] }, ["too_few_spots"], 10],
    ["another course", { course_id: 18 }, ["other_course"], 10],
    ["the next day", { available_date: date("2026-11-29") }, ["other_date"], 10],
    ["two hours early", { available_time: time("07:30") }, [], -120],
    ["a minute too early", { available_time: time("07:29") }, ["too_early"], -121],
    ["two hours late", { available_time: time("11:30") }, [], 120],
    ["a minute too late", { available_time: time("11:31") }, ["too_late"], 121],
    [
      "everything at once",
      { course_id: 1, available_date: date("2026-01-01"), available_time: time("23:59"), spots: [] },
      ["other_course", "other_date", "too_late", "too_few_spots"],
      869,
    ],
  ])("MATCH-01 %s", (_, changes, misses, minutes) => {
    expect(matchSlot(request, { ...slot, ...changes })).toEqual({ misses, minutes });
  });
});

it.each([
  [[2, 4], 3, false],
  [[2, 4], 1, false],
  [[2, 4], 2, true],
  [[4], 1, false],
  [[2, 4], null, true],
])("MATCH-01 ANSWER-35 groups of %j can be booked: %j players fit %s", (spots, players, fits) => {
  expect(matchSlot({ ...request, players }, { ...slot, spots }).misses.length === 0).toBe(fits);
});

const at = (id: number, text: string): Slot => ({ ...slot, id, available_time: time(text) });
const asks = (id: number, text: string, position: number | null = null): SlotRequest => ({
  ...request,
  id,
  play_time: time(text),
  position,
});

describe("slotsFor", () => {
  it("MATCH-02 lists the nearest first, the earlier of two as near, and leaves out what does not fit", () => {
    const slots = [at(1, "11:00"), at(2, "09:40"), at(3, "09:20"), at(4, "12:00"), at(6, "09:30"), at(5, "09:30")];
    expect(slotsFor(request, slots).map(({ slot: { id } }) => id)).toEqual([5, 6, 3, 2, 1]);
  });
});

describe("requestsFor", () => {
  it("MATCH-03 lists the queue by its places, then the nearest time, then the older request", () => {
    const requests = [asks(1, "09:40"), asks(2, "09:00", 2), asks(3, "10:00", 1), asks(4, "09:39"), asks(5, "09:41")];
    expect(requestsFor(slot, requests).map(({ request: { id } }) => id)).toEqual([3, 2, 1, 4, 5]);
  });

  it("MATCH-01 agrees with slotsFor on each pair", () => {
    const anyTime = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => time(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`));
    fc.assert(
      fc.property(
        anyTime,
        anyTime,
        fc.integer({ min: 1, max: 5 }),
        fc.subarray([1, 2, 3, 4]),
        (asked, free, players, spots) => {
          const wanted = { ...request, play_time: asked, players };
          const open = { ...slot, available_time: free, spots };
          const isOffered = slotsFor(wanted, [open]).length === 1;
          expect(requestsFor(open, [wanted])).toHaveLength(isOffered ? 1 : 0);
          expect(isOffered).toBe(
            Math.abs(matchSlot(wanted, open).minutes) <= matchWindowMinutes && spots.some((size) => size === players),
          );
        },
      ),
    );
  });
});
