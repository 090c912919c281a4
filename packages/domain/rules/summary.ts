import { by, masterData, operations, type Rule } from "./rule.ts";

/** The home page's summaries, and the days that the lists count. */
export const summaryRules: readonly Rule[] = [
  {
    id: "CALC-13",
    title: "Scale of the leaderboard's bars",
    source: operations("§9", [], "ANSWER-10"),
    formula: "the highest value × 110 / 100, rounded up, in whole numbers",
    reading: {
      chosen: "Worked out in whole numbers",
      rejected: "ceil(top × 1.1) in floating point",
      example: "100: 110, in floating point 111; 50: 55, in floating point 56",
    },
    implementedBy: [by("summary/leaderboardScale.ts", "leaderboardScale")],
  },
  {
    id: "ANSWER-10",
    title: "Scale of a board with nothing on it",
    source: operations("§9", [], "ANSWER-10"),
    formula: "1 where no value is above 0",
    reading: {
      chosen: "An empty board has a scale of 1, so that a bar's share of it is a number",
      rejected: "It has 110 % of a highest value of 0, as the list of requirements has it",
      example: "0, or no value at all: 1, else 0",
    },
    implementedBy: [by("summary/leaderboardScale.ts", "leaderboardScale")],
  },
  {
    id: "CALC-14",
    title: "Revenue of the leaderboard",
    source: operations("§9"),
    formula: "dollars = cents / 100",
    reading: null,
    implementedBy: [by("money/formatCents.ts", "formatDollars")],
  },
  {
    id: "CALC-15",
    title: "Top three courses",
    source: operations("§2, §3 and §9", ["UNCLEAR-27"]),
    formula: "the three highest entries of the map, highest first, equal ones by name",
    reading: {
      chosen: "An entry with revenue and count is ranked by its revenue",
      rejected: "It is ranked by its count",
      example: "a: revenue 1, count 9; b: revenue 2, count 1: b first, by count a",
    },
    implementedBy: [by("summary/topCourses.ts", "topCourses")],
  },
  {
    id: "CALC-21",
    title: "Query type of the tee-time list",
    source: operations("§2", ["OPS-TTL-42", "OPS-TTL-43", "OPS-TTL-44"]),
    formula: "monthly absent: played; true: monthly; any other value: daily",
    reading: {
      chosen: "A flag without a value is another value",
      rejected: "It is an absent one",
      example: "?monthly=: daily, else played",
    },
    implementedBy: [by("summary/queryType.ts", "teeTimeQueryType")],
  },
  {
    id: "CALC-22",
    title: "Query type of the gift-certificate list",
    source: masterData("§2", ["ADM-GC-45", "ADM-GC-46", "ADM-GC-47"]),
    formula: "monthly absent: none; true: monthly; any other value: daily",
    reading: null,
    implementedBy: [by("summary/queryType.ts", "giftCertificateQueryType")],
  },
];
