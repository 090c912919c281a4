import { expect, it } from "vitest";
import { readLine } from "../../testing/quickLines.ts";

it.each([
  ["FAIRWAY15", ["FAIRWAY15: discount code FAIRWAY15 | gift certificate FAIRWAY15"]],
  ["code tenoff", ["code tenoff: discount code tenoff"]],
  ["cert GIFT-100", ["cert GIFT-100: gift certificate GIFT-100"]],
  ["gift certificate GIFT-100", ["gift certificate GIFT-100: gift certificate GIFT-100"]],
  ["FAIRWAY15 cert GIFT-100", ["FAIRWAY15: discount code FAIRWAY15", "cert GIFT-100: gift certificate GIFT-100"]],
  ["code", ["code: name code"]],
  ["30th", ["30th – not_understood"]],
])("QUICK-06 has a code: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each([
  ["Internal", ["Internal: INTERNAL: call the course"]],
  ["conf TT-77", ["conf TT-77: confirmation TT-77"]],
  ["#77", ["#77: confirmation 77"]],
  ["$1,404.5", ["$1,404.5: a charge of $1,404.50"]],
  ["$0", ["$0 – not_understood"]],
  ["clubs 2 rh", ["clubs 2 rh: 2 sets of Callaway, right-handed, for men | 2 sets of Ping, right-handed, for women"]],
  ["1 clubs ladies", ["1 clubs ladies: 1 set of Ping, right-handed, for women"]],
  ["two clubs ladies", ["two clubs ladies: 2 sets of Ping, right-handed, for women"]],
  ["clubs lh women", ["clubs lh women – no_such_clubs"]],
])("QUICK-07 has more: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it("QUICK-07 has clubs whose course is not known yet", () => {
  expect(readLine("clubs 2", { clubs: null })).toEqual(["clubs 2 – clubs_unknown"]);
});
