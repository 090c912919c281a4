import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leaderboardScale } from "./leaderboardScale.ts";
import { giftCertificateQueryType, teeTimeQueryType } from "./queryType.ts";
import { topCourses } from "./topCourses.ts";

describe("leaderboardScale", () => {
  it.each([
    [[10], 11],
    [[100], 110],
    [[7, 3], 8],
    [[1], 2],
    [[12345], 13580],
    [[], 1],
    [[0, 0], 1],
    [[-5], 1],
    [[Number.NaN, 20, Number.POSITIVE_INFINITY], 22],
    [[3, 1e308, 7], 8],
  ])("CALC-13 ANSWER-10 of %j is %i", (values, scale) => {
    expect(leaderboardScale(values)).toBe(scale);
  });

  it("CALC-13 scales a board of any length", () => {
    expect(leaderboardScale(Array.from({ length: 200_000 }, (_, index) => index))).toBe(219_999);
  });

  it("CALC-13 leaves the largest exact number in", () => {
    expect(leaderboardScale([3, Number.MAX_SAFE_INTEGER])).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });

  it("CALC-13 is the least whole number of at least 110 %", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (top) => {
        const scale = BigInt(leaderboardScale([top]));
        expect(scale * 100n >= BigInt(top) * 110n && (scale - 1n) * 100n < BigInt(top) * 110n).toBe(true);
      }),
    );
  });
});

describe("topCourses", () => {
  it.each([
    ["of five", { a: 1, b: 5, c: 3, d: 4, e: 2 }, ["b", "d", "c"]],
    ["equal ones by name", { c: 1, a: 1, b: 1 }, ["a", "b", "c"]],
    ["of two", { a: 1, b: 2 }, ["b", "a"]],
    ["by revenue before count", { a: { revenue: 1, count: 9 }, b: { revenue: 2, count: 1 } }, ["b", "a"]],
    ["by count alone", { a: { count: 1 }, b: { count: 2 } }, ["b", "a"]],
    ["with nonsense last", { a: "9", b: Number.NaN, c: null, d: 1 }, ["d", "a", "b"]],
    ["of none", {}, []],
  ])("CALC-15 UNCLEAR-27 %s", (_, courses, names) => {
    expect(topCourses(courses).map(({ course }) => course)).toEqual(names);
  });
});

describe("query types", () => {
  it.each([
    [undefined, "played", null],
    [null, "played", null],
    ["true", "monthly", "monthly"],
    ["false", "daily", "daily"],
    ["", "daily", "daily"],
    ["TRUE", "daily", "daily"],
  ])("CALC-21 CALC-22 for %j", (monthly, teeTimes, giftCertificates) => {
    expect([teeTimeQueryType(monthly), giftCertificateQueryType(monthly)]).toEqual([teeTimes, giftCertificates]);
  });
});
