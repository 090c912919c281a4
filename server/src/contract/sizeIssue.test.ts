import { expect, it } from "vitest";
import { sizeIssue } from "./sizeIssue.ts";

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const list = (length: number) => `[${Array.from({ length }, () => '{"id":0}').join()}]`;

it.each([
  ["null", null],
  [`{"a":[1,${nested(18)}]}`, null],
  [`{"a":[1,${nested(19)}]}`, "is nested too deeply"],
  [nested(100_000), "is nested too deeply"],
  [list(4_999), null],
  [list(5_000), "has too many members"],
  [list(100_000), "has too many members"],
])("finds the excess of %s", (text, issue) => {
  const value: unknown = JSON.parse(text);
  expect(sizeIssue(value, () => value)).toBe(issue);
});
