import { expect, it } from "vitest";
import { isDeeperThan } from "./isDeeperThan.ts";

it.each([
  ["null", 0, false],
  ["7", 0, false],
  ["[]", 0, true],
  ["[]", 1, false],
  ['{"a":[1,{"b":2}]}', 3, false],
  ['{"a":[1,{"b":2}]}', 2, true],
  [`${"[".repeat(100_000)}${"]".repeat(100_000)}`, 20, true],
])("%s deeper than %i: %s", (text, levels, expected) => {
  expect(isDeeperThan(JSON.parse(text), levels)).toBe(expected);
});
