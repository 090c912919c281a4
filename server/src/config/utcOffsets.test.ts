import * as fc from "fast-check";
import { expect, it } from "vitest";
import { utcOffsets } from "./utcOffsets.ts";

const second = (instant: string): number => Date.parse(instant) / 1000;

it("has a period from each change of the clocks to the next", () => {
  expect(utcOffsets("America/Los_Angeles", 2026, 2027)).toEqual([
    [second("2026-01-01T00:00:00Z"), second("2026-03-08T10:00:00Z"), -480],
    [second("2026-03-08T10:00:00Z"), second("2026-11-01T09:00:00Z"), -420],
    [second("2026-11-01T09:00:00Z"), second("2027-01-01T00:00:00Z"), -480],
  ]);
});

it("has one period where the clocks are never changed", () => {
  expect(utcOffsets("Asia/Kolkata", 2026, 2028)).toEqual([
    [second("2026-01-01T00:00:00Z"), second("2028-01-01T00:00:00Z"), 330],
  ]);
});

it.each([
  "America/Los_Angeles",
  "Europe/Lisbon",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "America/St_Johns",
  "UTC",
])("reads the clock of %s as the language does, at every moment", (timeZone) => {
  const periods = utcOffsets(timeZone, 2023, 2031);
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const changes = periods.slice(1).flatMap(([from]) => [from - 1, from, from + 1]);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: second("2023-01-01T00:00:00Z"), max: second("2031-01-01T00:00:00Z") - 1 }),
        fc.constantFrom(...changes, second("2026-06-01T00:00:00Z")),
      ),
      (moment) => {
        const minutes = periods.find(([from, to]) => from <= moment && moment < to)?.[2] ?? Number.NaN;
        const reckoned = new Date((moment + minutes * 60) * 1000).toISOString().slice(0, 19).replace("T", " ");
        expect(reckoned).toBe(clock.format(moment * 1000));
      },
    ),
  );
});
