import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { heldText, playersText, seatsLeftText, seatsTakenText, soldText, standingText } from "./seatText.ts";

const zone = { business_time_zone: "America/Los_Angeles", business_utc_offsets: [] };
const slot = (free: number, seen = 4) => ({ free, seen, left: free });
const ann = (players: number) => ({ agent: "Ann Lee", players });
const bob = (players: number, is_own = false) => ({ agent: "Bob Ray", players, is_own });

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T18:00:00Z") }));
afterAll(() => void vi.useRealTimers());

describe("ANSWER-36 words for", () => {
  it.each([
    ["what is left", slot(2), "2 of 4 left"],
    ["nothing left", slot(0), "0 of 4 left"],
    ["what the course shows as taken", slot(0, 0), "Taken"],
    ["a time that is not known", null, undefined],
  ])("%s", (_, found, text) => {
    const known = found && { id: 901, spots: [], sizes: [], scraped_at: "", gone_at: null, ...found };
    expect(seatsLeftText({ slot: known })).toBe(text);
  });

  it("what is not read yet", () => expect(seatsLeftText(undefined)).toBeUndefined());

  it.each([
    [1, "1 player"],
    [4, "4 players"],
  ])("%i players", (players, text) => expect(playersText(players)).toBe(text));

  it.each([
    ["2026-11-21T16:55:00Z", "08:55"],
    ["2026-11-20T16:55:00Z", "11/20/2026 08:55"],
  ])("a moment, with its day unless that is today: %s", (instant, text) => {
    expect(soldText(zone, { agent: "Ann Lee", seated_at: instant })).toBe(`sold by Ann Lee, ${text}`);
    const hold = { ...bob(2), held_until: instant, asked_by: null, asked_at: null };
    expect(heldText(zone, hold)).toBe(`held by Bob Ray until ${text}`);
  });

  it.each([
    [[ann(4)], "4 players already stand here at 08:10, booked by Ann Lee."],
    [[ann(1)], "1 player already stands here at 08:10, booked by Ann Lee."],
    [[ann(1), ann(2), bob(1)], "4 players already stand here at 08:10, booked by Ann Lee, Bob Ray."],
  ])("those who stand at a time that is not known", (standing, text) => {
    const booked = standing.map((booking) => ({ id: 12, confirmation: "", seated_at: "", ...booking }));
    expect(standingText({ standing: booked }, "08:10")).toBe(text);
  });

  it.each([
    ["one left", slot(1), [ann(3)], [], "Only 1 of 4 is left at 08:10 (Ann Lee booked 3)."],
    ["some left", slot(2), [], [bob(2)], "Only 2 of 4 are left at 08:10 (Bob Ray holds 2)."],
    ["none left", slot(0), [ann(2)], [bob(2)], "Nothing is left at 08:10 (Ann Lee booked 2, Bob Ray holds 2)."],
    ["one's own hold", slot(2), [], [bob(2, true)], "Only 2 of 4 are left at 08:10."],
    [
      "two bookings of one agent",
      slot(0),
      [ann(2), ann(2)],
      [],
      "Nothing is left at 08:10 (Ann Lee booked 2, Ann Lee booked 2).",
    ],
    [
      "one that was off before",
      slot(1, 2),
      [{ ...bob(2), reason: null }, ann(1)],
      [],
      "Only 1 of 2 is left at 08:10 (Ann Lee booked 1).",
    ],
    [
      "one that was off in part",
      slot(3),
      [{ ...ann(3), counted: 1 }],
      [],
      "Only 3 of 4 are left at 08:10 (Ann Lee booked 1).",
    ],
    [
      "taken, and off in part",
      slot(0, 0),
      [{ ...ann(3), counted: 1 }],
      [],
      "The course last showed 08:10 as taken (Ann Lee booked 3).",
    ],
    [
      "taken by a known one",
      slot(0, 0),
      [{ ...ann(4), reason: null }],
      [],
      "The course last showed 08:10 as taken (Ann Lee booked 4).",
    ],
    ["taken", slot(0, 0), [], [], "The course last showed 08:10 as taken."],
    [
      "taken, for a change of a booking that it knows",
      { ...slot(2, 2), shown: 0, shown_free: 0 },
      [{ ...ann(1), reason: null }],
      [],
      "The course last showed 08:10 as taken (Ann Lee booked 1).",
    ],
    [
      "a change, without its own seats",
      { ...slot(3), shown: 2, shown_free: 1 },
      [ann(1)],
      [],
      "Only 1 of 2 is left at 08:10 (Ann Lee booked 1).",
    ],
  ])("more players than there is place: %s", (_, found, standing, holds, text) => {
    const advice = " The course has the last word: make sure that its confirmation is for all players.";
    expect(seatsTakenText({ slot: found, standing, holds }, "08:10")).toBe(text + advice);
  });
});
