import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { monthOf } from "./monthOf.ts";

it.each([
  ["2026-11-21", "2026-11-01", "2026-11-30"],
  ["2024-02-29", "2024-02-01", "2024-02-29"],
  ["2100-02-01", "2100-02-01", "2100-02-28"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
  ["0001-01-01", "0001-01-01", "0001-01-31"],
  ["9999-12-31", "9999-12-01", "9999-12-31"],
])("the month of %s goes from %s to %s", (day, start, end) => {
  expect(monthOf(date(day))).toEqual(Result.succeed({ start, end }));
});
