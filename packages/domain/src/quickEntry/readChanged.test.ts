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
  ["not torrey", ["not torrey – not_understood"]],
  ["no", ["no – not_understood"]],
  ["no morales", ["morales: name morales", "no – not_understood"]],
  ["(own) clubs lh men", ["(own): name own", "clubs lh men: 1 set of Cobra, left-handed, for men"]],
])("QUICK-08 sets nothing that is denied: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});
