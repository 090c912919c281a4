import { expect, it } from "vitest";
import { readTypedDate, typedDate } from "./typedDate.ts";

it.each(["02/28/2026", "02/29/2028", "12/31/2026", "01/01/2007"])("reads %s and writes it back", (typed) => {
  const date = readTypedDate(typed);
  expect(date && typedDate(date)).toBe(typed);
});

it.each(["", "02/29/2026", "13/01/2026", "00/10/2026", "2026-01-01", "1/1/26"])("finds no day in %j", (typed) => {
  expect(readTypedDate(typed)).toBeUndefined();
});
