import { by, operations, type Rule, tests } from "./rule.ts";

/** Amounts, percentages and rounding. */
export const moneyRules: readonly Rule[] = [
  {
    id: "ANSWER-01",
    title: "Amounts are whole cents, read from their decimal text",
    version: 2,
    validFrom: "2026-11-22",
    source: operations("§9", ["CALC-19"], "ANSWER-01"),
    formula:
      "cents = dollars × 100 + the two decimals, read digit by digit; a dollar sign, thousands commas and a point at the end may be there",
    reading: {
      chosen: "More than two decimals are refused",
      rejected: "More than two decimals are rounded to the cent",
      example: '"19.999": refused, not 20.00',
    },
    implementedBy: [by("money/parseCents.ts", "parseCents"), by("money/cents.ts", "centsFrom")],
    testedBy: [tests("money/parseCents.test.ts", "CALC-19 reads %s", "MONEY-01 refuses %.20j: %s")],
  },
  {
    id: "MONEY-01",
    title: "A comma separates thousands and nothing else",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-01"),
    formula: "a comma stands before every three digits of the whole dollars, or nowhere",
    reading: {
      chosen: "A comma anywhere else is refused, as it may be meant as a decimal point",
      rejected: "Commas are stripped wherever they are",
      example: '"1,25": refused, not 125.00',
    },
    implementedBy: [by("money/parseCents.ts", "parseCents")],
    testedBy: [tests("money/parseCents.test.ts", "MONEY-01 refuses %.20j: %s")],
  },
  {
    id: "ANSWER-02",
    title: "A fraction of a cent is rounded half away from zero",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-10"], "ANSWER-02"),
    formula: "cents = the exact amount to the nearest cent; halfway between two it goes to the one further from zero",
    reading: {
      chosen: "Half away from zero, below zero as above it",
      rejected: "Half to even, or half up",
      example: "0.005: 0.01, half to even gives 0.00; −0.005: −0.01, half up gives 0.00",
    },
    implementedBy: [by("money/arithmetic.ts", "halfAwayFromZero"), by("money/percentOf.ts", "percentOf")],
    testedBy: [
      tests(
        "money/percentOf.test.ts",
        "ANSWER-02 rounds %i cents and %i ten-thousandths half away from zero",
        "ANSWER-02 UNCLEAR-10 is the exact share, rounded once, up to the largest amount",
      ),
    ],
  },
  {
    id: "MONEY-02",
    title: "Each line is rounded once, and the total is the sum of the rounded lines",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-10"], "ANSWER-02"),
    formula:
      "the percent fee and the percent discount are worked out exactly and rounded once each; nothing else has fractions",
    reading: {
      chosen: "Lines are rounded, so that what is shown adds up",
      rejected: "Only the total is rounded",
      example:
        "charge 0.50, fee 1 % of 0.50 for 1 player, discount 0.3 %: 0.50 + 0.01 − 0.00 = 0.51, rounded at the end 0.50",
    },
    implementedBy: [by("booking/quote.ts", "quote")],
    testedBy: [tests("booking/quote.test.ts", "MONEY-02 lines that are rounded by themselves: 0.50 + 0.005 - 0.0015")],
  },
  {
    id: "MONEY-03",
    title: "Percentages lie between 0 and 100, with two decimals at most",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-05"),
    formula: "0 ≤ percent ≤ 100, read from its decimal text in whole hundredths of a percent",
    reading: {
      chosen: "A percentage outside is refused",
      rejected: "It is clamped to the nearer bound",
      example: "150 %: refused, not 100 %",
    },
    implementedBy: [by("money/percent.ts", "parsePercent"), by("discount/discountAmount.ts", "discountAmount")],
    testedBy: [
      tests("discount/discountIssues.test.ts", "MONEY-03, ANSWER-08 refuses it: %s"),
      tests("money/percent.test.ts", "MONEY-03 refuses %.20j: %s"),
    ],
  },
];
