import { expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { playDoubts } from "./playDoubts.ts";

const facts = { today: date("2026-11-23"), advance_days: 0 };
const play = { play_date: "2026-11-28", play_time: "09:40", players: 4 };

it.each([
  ["an ordinary tee time", {}, []],
  ["today", { play_date: "2026-11-23" }, []],
  ["yesterday", { play_date: "2026-11-22" }, ["date_past"]],
  ["a year ahead", { play_date: "2027-11-23" }, []],
  ["a day more than a year ahead", { play_date: "2027-11-24" }, ["date_far_ahead"]],
  ["first light", { play_time: "05:00" }, []],
  ["a minute before", { play_time: "04:59" }, ["time_without_daylight"]],
  ["last light", { play_time: "20:00" }, []],
  ["a minute after", { play_time: "20:01" }, ["time_without_daylight"]],
  ["eight players", { players: 8 }, []],
  ["nine players", { players: 9 }, ["group_large"]],
  ["nothing yet", { play_date: "", play_time: "", players: null }, []],
])("%s", (_, changes, doubts) => {
  expect(playDoubts({ ...play, ...changes }, facts)).toEqual(doubts);
});

it("counts days ahead by the rate, where it has a limit", () => {
  expect(playDoubts(play, { ...facts, advance_days: 4 })).toEqual(["date_far_ahead"]);
  expect(playDoubts(play, { ...facts, advance_days: 5 })).toEqual([]);
});
