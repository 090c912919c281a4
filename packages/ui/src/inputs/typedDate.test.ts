import { expect, it } from "vitest";
import { readTypedDate, typedDate, typedDateProblem } from "./typedDate.ts";

it.each(["02/28/2026", "02/29/2028", "12/31/2026", "01/01/2007"])("reads %s and writes it back", (typed) => {
  const date = readTypedDate(typed);
  expect(date && typedDate(date)).toBe(typed);
});

it.each(["", "02/29/2026", "13/01/2026", "00/10/2026", "2026-01-01", "1/1/26"])("finds no day in %j", (typed) => {
  expect(readTypedDate(typed)).toBeUndefined();
});

it.each([
  ["", undefined],
  ["11/21/2026", undefined],
  ["13/45/2026", "No such date."],
  ["02/30/2026", "No such date."],
  ["tomorrow", "Use mm/dd/yyyy."],
  ["11/2", "Use mm/dd/yyyy."],
])("finds with %j the problem %j", (typed, problem) => {
  expect(typedDateProblem(typed)).toBe(problem);
});
