import { expect, it } from "vitest";
import { distanceText, explainOpenTime, matchText } from "./matchText.ts";

it.each([
  [0, "same time"],
  [10, "10 min later"],
  [-65, "1 h 5 min earlier"],
  [120, "2 h later"],
])("MATCH-02 says how far away a time is: %i", (minutes, words) => {
  expect(distanceText(minutes)).toBe(words);
});

const asked = { play_time: "09:30", lead_date: "2026-11-28", players: 3 };
const open = { available_date: "2026-11-28", available_time: "09:40", spots: 4, group_sizes: [1, 2, 3, 4] };

it.each([
  ["fits", {}, "Same course and day, 10 min later, 3 of 4 spots"],
  ["one player in one spot", { spots: 3 }, "Same course and day, 10 min later, 3 of 3 spots"],
  ["only the largest size is known", { group_sizes: null }, "Same course and day, 10 min later, 3 of 4 spots"],
  [
    "too few spots, of which only the largest size is known",
    { group_sizes: null, spots: 1 },
    "Does not fit: 3 players, not a size of group that can be booked there",
  ],
  ["another size", { group_sizes: [2, 4] }, "Does not fit: 3 players, not a size of group that can be booked there"],
  ["too late", { available_time: "11:31" }, "Does not fit: 2 h 1 min later, more than two hours"],
  [
    "another day and too early",
    { available_date: "2026-11-29", available_time: "07:00" },
    "Does not fit: another day; 2 h 30 min earlier, more than two hours",
  ],
])("MATCH-01 gives the reason: %s", (_, changes, words) => {
  const explained = explainOpenTime(asked, { ...open, ...changes });
  expect(explained && matchText(explained)).toBe(words);
});

it("MATCH-01 the number of players is unknown", () => {
  const unknown = { minutes: 0, players: null, spots: 4 };
  expect(matchText({ ...unknown, misses: [] })).toBe(
    "Same course and day, same time, 4 spots, number of players not known",
  );
});

it.each([{ available_time: "dawn" }, { available_date: "" }])("is null for what cannot be read: %j", (changes) => {
  expect(explainOpenTime(asked, { ...open, ...changes })).toBe(null);
});
