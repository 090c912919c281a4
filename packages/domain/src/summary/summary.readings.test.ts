import { describe, expect, it } from "vitest";
import { leaderboardScale } from "./leaderboardScale.ts";
import { teeTimeQueryType } from "./queryType.ts";
import { topCourses } from "./topCourses.ts";

describe("where the specification can be read in two ways", () => {
  it.each([
    [50, 55, 56],
    [100, 110, 111],
  ])("CALC-13 reading: of %i is worked out in whole numbers, not in floating point", (top, chosen, other) => {
    expect({ chosen: leaderboardScale([top]), other: Math.ceil(top * 1.1) }).toEqual({ chosen, other });
  });

  it.each([[[0, 0]], [[]]])("DECISIONS 10 reading: a board of %j has a scale of 1, not 110 %% of 0", (board) => {
    expect({ chosen: leaderboardScale(board), other: Math.ceil((Math.max(0, ...board) * 110) / 100) }).toEqual({
      chosen: 1,
      other: 0,
    });
  });

  it("CALC-15 reading: ranked by revenue, not by count", () => {
    const courses = { a: { revenue: 1, count: 9 }, b: { revenue: 2, count: 1 } };
    const counts = { a: courses.a.count, b: courses.b.count };
    expect({ chosen: topCourses(courses)[0]?.course, other: topCourses(counts)[0]?.course }).toEqual({
      chosen: "b",
      other: "a",
    });
  });

  it("CALC-21 reading: a flag without a value is another value, not an absent one", () => {
    expect({ chosen: teeTimeQueryType(""), other: teeTimeQueryType(null) }).toEqual({
      chosen: "daily",
      other: "played",
    });
  });
});
