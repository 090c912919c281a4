import { by, operations, type Rule, tests } from "./rule.ts";

/** The home page's summaries, and the days that the lists count. */
export const summaryRules: readonly Rule[] = [
  {
    id: "CALC-13",
    title: "Scale of the leaderboard's bars",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-10"),
    formula: "the highest value × 110 / 100, rounded up, in whole numbers",
    reading: {
      chosen: "Worked out in whole numbers",
      rejected: "ceil(top × 1.1) in floating point",
      example: "100: 110, in floating point 111; 50: 55, in floating point 56",
    },
    implementedBy: [by("summary/leaderboardScale.ts", "leaderboardScale")],
    testedBy: [
      tests(
        "summary/summary.test.ts",
        "CALC-13 ANSWER-10 of %j is %i",
        "CALC-13 scales a board of any length",
        "CALC-13 leaves the largest exact number in",
      ),
    ],
  },
  {
    id: "ANSWER-10",
    title: "Scale of a board with nothing on it",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-10"),
    formula: "1 where no value is above 0",
    reading: {
      chosen: "An empty board has a scale of 1, so that a bar's share of it is a number",
      rejected: "It has 110 % of a highest value of 0, as the list of requirements has it",
      example: "0, or no value at all: 1, else 0",
    },
    implementedBy: [by("summary/leaderboardScale.ts", "leaderboardScale")],
    testedBy: [tests("summary/summary.test.ts", "CALC-13 ANSWER-10 of %j is %i")],
  },
  {
    id: "CALC-14",
    title: "Revenue of the leaderboard",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9"),
    formula: "dollars = cents / 100",
    reading: null,
    implementedBy: [by("money/formatCents.ts", "formatDollars")],
    testedBy: [tests("money/formatCents.test.ts", "CALC-14 %i cents")],
  },
  {
    id: "CALC-15",
    title: "Top three courses",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2, §3 and §9", ["UNCLEAR-27"]),
    formula: "the three highest entries of the map, highest first, equal ones by name",
    reading: {
      chosen: "An entry with revenue and count is ranked by its revenue",
      rejected: "It is ranked by its count",
      example: "a: revenue 1, count 9; b: revenue 2, count 1: b first, by count a",
    },
    implementedBy: [by("summary/topCourses.ts", "topCourses")],
    testedBy: [
      tests(
        "summary/summary.test.ts",
        "CALC-15 UNCLEAR-27 %s",
        "CALC-15 UNCLEAR-27 of five",
        "CALC-15 UNCLEAR-27 equal ones by name",
      ),
    ],
  },
];
