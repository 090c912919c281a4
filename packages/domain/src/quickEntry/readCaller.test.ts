import { expect, it } from "vitest";
import { readLine } from "../../testing/quickLines.ts";

it.each([
  ["858 555 0554", ["858 555 0554: phone 858 555 0554"]],
  ["930 858 555 0554", ["930: 9:30 in the morning", "858 555 0554: phone 858 555 0554"]],
  ["1 (858) 555-0554", ["1 (858) 555-0554: phone 1 (858) 555-0554"]],
  ["555-0554", ["555-0554: phone 555-0554"]],
  ["8585550554", ["8585550554: phone 8585550554"]],
  ["ana morales", ["ana morales: name ana morales"]],
  ["Hopper, Grace", ["Hopper, Grace: name Hopper, Grace"]],
  ["ana 4p morales", ["ana: name ana | name morales", "4p: four players", "morales – not_understood"]],
  ["morales 2/30", ["morales: name morales", "2/30 – not_understood"]],
  ["ana maria de morales", ["ana maria de morales – not_understood"]],
  ["name two", ["name two: name two"]],
  ["mon 8 or 9 4p", ["mon: Monday, November 30", "4p: four players", "8 or 9 – not_understood"]],
  ["after 9:30 morales", ["morales: name morales", "after 9:30 – not_understood"]],
  ["morales no call back", ["morales: name morales", "no call back – not_understood"]],
  ["ana@example.test", ["ana@example.test: ana@example.test"]],
  ["ana@", ["ana@ – not_understood"]],
  ["morales each", ["morales: name morales", "each – not_understood"]],
  ["doris day", ["doris: name doris", "day – not_understood"]],
  ["doris (day)", ["doris (day): name doris day"]],
  ["(doris day) 4p", ["(doris day): name doris day", "4p: four players"]],
  ["(half) half past 9", ["(half): name half", "half past 9: 9:30 in the morning"]],
  ["next (sat) 4p", ["(sat): name sat", "4p: four players", "next – not_understood"]],
  ["name (ana)", ["(ana): name ana"]],
  [
    "morales (cell 858 555 0554)",
    ["morales: name morales", "858 555 0554): phone 858 555 0554)", "(cell – not_understood"],
  ],
  ["name day", ["name day: name day"]],
  ["(4p)", ["(4p): four players"]],
])("QUICK-05 has a caller: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each([
  ["4242 4242 4242 4242 7:40a", ["7:40a: 7:40 in the morning", "4242 4242 4242 4242 – not_understood"]],
  ["3782 822463 10005", ["3782 822463 10005 – not_understood"]],
  ["4242424242424242", ["4242424242424242 – not_understood"]],
])("QUICK-08 has no card: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each("each per under quarter half past day week weeks yesterday tip from next".split(" "))(
  "QUICK-05 has no caller called %s",
  (word) => {
    expect(readLine(`morales 4p ${word}`)).toEqual([
      "morales: name morales",
      "4p: four players",
      `${word} – not_understood`,
    ]);
  },
);
