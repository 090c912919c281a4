import { expect, it } from "vitest";
import { readLine } from "../../testing/quickLines.ts";

it.each([
  ["4p", ["4p: four players"]],
  ["2 players", ["2 players: two players"]],
  ["foursome", ["foursome: four players"]],
  ["4", ["4: four players | 4 in the afternoon"]],
  ["7", ["7: seven players | 7 in the morning | 7 in the evening"]],
  ["13", ["13: 13 players"]],
  ["4 9:30", ["4: four players", "9:30: 9:30 in the morning"]],
  ["4p 9", ["4p: four players", "9: 9 in the morning"]],
  ["0p", ["0p – not_understood"]],
  ["41", ["41 – not_understood"]],
  ["7 40 4p", ["7: 7 in the morning | 7 in the evening", "4p: four players", "40 – not_understood"]],
  [
    "mon 7:40a four balboa morales",
    [
      "mon: Monday, November 30",
      "7:40a: 7:40 in the morning",
      "four: four players",
      "balboa: Balboa Mesa",
      "morales: name morales",
    ],
  ],
  ["for four balboa", ["four: four players", "balboa: Balboa Mesa"]],
  ["two players ana morales", ["two players: two players", "ana morales: name ana morales"]],
  ["Eight golfers", ["Eight golfers: eight players"]],
  ["four 8", ["four: four players", "8: 8 in the morning"]],
  ["4p two", ["4p: four players", "two – not_understood"]],
  ["nine", ["nine: nine players | 9 in the morning"]],
  ["two carts", ["two carts – not_understood"]],
  ["4 players 2 carts", ["4 players: four players", "2 carts – not_understood"]],
  ["18 holes 4p", ["4p: four players", "18 holes – not_understood"]],
  ["4p 2p", ["4p: four players", "2p – said_before"]],
  ["2 to 4 players", ["2 to 4 players – not_understood"]],
  ["two to four", ["two to four – not_understood"]],
])("QUICK-03 has players: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});
