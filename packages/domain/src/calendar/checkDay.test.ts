import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { checkDay } from "./checkDay.ts";

it.each([
  ["1900-01-01", false],
  ["1999-12-31", false],
  ["2000-01-01", true],
  ["2099-12-31", true],
  ["2100-01-01", false],
  ["9999-01-01", false],
])("a day of this century is taken: %s %s", (text, isTaken) => {
  const day = date(text);
  expect(checkDay(day)).toEqual(isTaken ? Result.succeed(day) : Result.fail("date_out_of_range"));
});
