import { by, operations, type Rule, tests } from "./rule.ts";

const averages = [by("summary/averagePrices.ts", "averagePrices")];
const table = "of %j: mean %i, median %i, mode %i";

/** Averages of what gift certificates were sold for. */
export const averageRules: readonly Rule[] = [
  {
    id: "AVERAGE-01",
    title: "Mean price",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", ["OPS-HOME-27"], "ANSWER-02"),
    formula: "the sum of all prices / the number sold, rounded once, half away from zero; 0 when nothing was sold",
    reading: null,
    implementedBy: averages,
    testedBy: [tests("summary/averagePrices.test.ts", table, "counts a price that is listed twice as one")],
  },
  {
    id: "AVERAGE-02",
    title: "Median price",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", ["OPS-HOME-27"], "ANSWER-02"),
    formula:
      "the price in the middle, the cheapest first; of an even number the mean of the two in the middle, rounded",
    reading: {
      chosen: "Halfway between the two in the middle",
      rejected: "The lower of the two",
      example: "10.00 and 20.00: 15.00, the lower 10.00",
    },
    implementedBy: averages,
    testedBy: [tests("summary/averagePrices.test.ts", table, "do not depend on the order or the portions")],
  },
  {
    id: "AVERAGE-03",
    title: "Most frequent price",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", ["OPS-HOME-27"]),
    formula: "the price that was sold most often; of several the highest",
    reading: {
      chosen: "Of several the highest",
      rejected: "Of several the lowest",
      example: "10.00 and 20.00, each sold twice: 20.00, the lowest 10.00",
    },
    implementedBy: averages,
    testedBy: [tests("summary/averagePrices.test.ts", table, "counts a price that is listed twice as one")],
  },
];
