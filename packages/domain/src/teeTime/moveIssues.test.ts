import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { parseLocalDate } from "../calendar/localDate.ts";
import { moveIssues } from "./moveIssues.ts";

const day = (text: string) => Result.getOrThrow(parseLocalDate(text));
const before = { play_date: day("2026-11-28"), players: 4, booked_on: day("2026-11-20") };

it.each([
  ["40 players", { players: 40 }, []],
  ["41 players", { players: 41 }, [{ path: "players", code: "players_too_many" }]],
  ["the day of booking", { play_date: day("2026-11-20") }, []],
  ["the day before", { play_date: day("2026-11-19") }, [{ path: "play_date", code: "date_before_booking" }]],
  ["a day in two years", { play_date: day("2028-11-21") }, []],
  [
    "a day in more than two years",
    { play_date: day("2028-11-22") },
    [{ path: "play_date", code: "date_too_far_ahead" }],
  ],
])("a tee time is changed to %s", (_, change, issues) => {
  expect(moveIssues(before, { ...before, ...change }, day("2026-11-21"))).toEqual(issues);
});

it.each([
  ["fewer players", { players: 59 }, []],
  ["more players", { players: 61 }, [{ path: "players", code: "players_too_many" }]],
  ["an earlier day", { play_date: day("2029-05-01") }, []],
  ["a later day", { play_date: day("2029-12-01") }, [{ path: "play_date", code: "date_too_far_ahead" }]],
])("a party of 60 in three years is changed to %s", (_, change, issues) => {
  const large = { ...before, play_date: day("2029-11-28"), players: 60 };
  expect(moveIssues(large, { ...large, ...change }, day("2026-11-21"))).toEqual(issues);
});

it("what stays is not judged, however it came to be", () => {
  const odd = { play_date: day("2031-01-01"), players: 60, booked_on: day("2032-01-01") };
  expect(moveIssues(odd, odd, day("2026-11-21"))).toEqual([]);
});
