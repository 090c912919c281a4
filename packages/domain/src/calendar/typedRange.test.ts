import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { formatTypedRange, parseTypedRange } from "./typedRange.ts";

describe("a typed range", () => {
  it("CALC-20 OPS-TTL-41 has its earlier day first, however it was typed", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const [start, end] = Result.getOrThrow(parseTypedRange(formatTypedRange([one, other])));
        expect(start <= end).toBe(true);
        expect([start, end].toSorted()).toEqual([one, other].toSorted());
      }),
    );
  });

  it.each([
    ["", "", ["", ""]],
    ["11/3/2026", " ", ["2026-11-03", ""]],
    ["", "11/10/2026", ["", "2026-11-10"]],
    ["11/10/2026", "11/3/2026", ["2026-11-03", "2026-11-10"]],
  ])("reads %j to %j", (start, end, bounds) => {
    expect(parseTypedRange({ start, end })).toEqual(Result.succeed(bounds));
  });

  it("names both ends that cannot be read", () => {
    expect(parseTypedRange({ start: "soon", end: "2/30/2026" })).toEqual(
      Result.fail([
        { path: "start", code: "date_unreadable" },
        { path: "end", code: "date_impossible" },
      ]),
    );
  });

  it("shows the days of an address, and a blank for what is not a day", () => {
    expect(formatTypedRange(["2026-11-03", ""])).toEqual({ start: "11/03/2026", end: "" });
    expect(formatTypedRange(["yesterday", "2026-02-30"])).toEqual({ start: "", end: "" });
  });
});
