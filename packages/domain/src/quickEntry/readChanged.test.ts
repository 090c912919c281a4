import { expect, it } from "vitest";
import { readLine } from "../../testing/quickLines.ts";

it.each([
  ["not internal", ["not internal – not_understood"]],
  ["no clubs", ["no clubs – not_understood"]],
  ["without clubs 4p", ["4p: four players", "without clubs – not_understood"]],
  ["their own 2 clubs", ["their: name their", "own 2 clubs – not_understood"]],
  ["not 4p 2p", ["2p: two players", "not 4p – not_understood"]],
  ["not on sat", ["not on sat – not_understood"]],
  ["without rental clubs", ["without rental clubs – not_understood"]],
  ["not their own clubs", ["their: name their", "not – not_understood", "own clubs – not_understood"]],
  ["not own clubs", ["not own clubs – not_understood"]],
  ["not torrey", ["not torrey – not_understood"]],
  ["no", ["no – not_understood"]],
  ["no morales", ["morales: name morales", "no – not_understood"]],
  ["(own) clubs lh men", ["(own): name own", "clubs lh men: 1 set of Cobra, left-handed, for men"]],
])("QUICK-08 sets nothing that is denied: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each([
  ["before 9", ["before 9 – not_understood"]],
  ["after 1pm 4p", ["4p: four players", "after 1pm – not_understood"]],
  ["around 8", ["around 8 – not_understood"]],
  ["no earlier than 9am", ["no earlier – not_understood", "than 9am – not_understood"]],
  ["between 8 and 10 am", ["between 8 and 10 am – not_understood"]],
  ["from 8 to 10", ["from 8 to 10 – not_understood"]],
  ["before sat", ["before sat – not_understood"]],
  ["sat or sun 4p", ["4p: four players", "sat or sun – not_understood"]],
  ["12/5 or 12/6", ["12/5 or 12/6 – not_understood"]],
  ["7:40 or 8 or 8:20", ["7:40 or 8 or 8:20 – not_understood"]],
  ["8:40 or later 4p", ["4p: four players", "8:40 or later – not_understood"]],
  ["8:40 or after 9", ["8:40 or after 9 – not_understood"]],
  ["4 or more", ["4 or more – not_understood"]],
  ["8:40 or not sat", ["8:40: 8:40 in the morning", "or – not_understood", "not sat – not_understood"]],
  ["call later 8:40", ["8:40: 8:40 in the morning", "call later – not_understood"]],
  ["balboa or after 9", ["balboa: Balboa Mesa", "or – not_understood", "after 9 – not_understood"]],
  ["sat or 4p", ["sat: Saturday, November 28", "4p: four players", "or – not_understood"]],
  ["sat or morales", ["sat: Saturday, November 28", "morales: name morales", "or – not_understood"]],
  ["near torrey n", ["torrey n: Torrey Pines North", "near – not_understood"]],
  ["after morales", ["morales: name morales", "after – not_understood"]],
])("QUICK-08 sets nothing that is a bound or one of several: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});
