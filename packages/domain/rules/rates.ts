import { by, masterData, type Rule, tests } from "./rule.ts";

/** The choice of a round's rate. */
export const rateRules: readonly Rule[] = [
  {
    id: "ADM-RATE-44",
    title: "The rate of a round",
    version: 1,
    validFrom: "2026-11-22",
    source: masterData("§3", ["ADM-RATE-74", "UNCLEAR-48"], "ANSWER-22"),
    formula:
      "of the ranges that cover the day, its weekday and the time and whose rate is sold: the shorter range, then the shorter hours, the newer rate, the earlier range; an API rate that prefers lower RIC rates gives way to one",
    reading: {
      chosen: "The shorter range comes first",
      rejected: "The newer rate comes first",
      example: "50.00 for one Saturday, and a newer rate of 40.00 for the month: 50.00, the newer 40.00",
    },
    implementedBy: [by("golfRate/chooseRate.ts", "chooseRate"), by("golfRate/chooseRate.ts", "rateMisses")],
    testedBy: [
      tests(
        "golfRate/chooseRate.test.ts",
        "takes the shorter range",
        "takes the shorter hours of ranges as long",
        "takes the newer rate",
        "takes the earlier range of one rate",
        "takes ADM-RATE-44: the lower RIC rate that an API rate gives way to",
        "ADM-RATE-44 gives a reason that is true of every other range that holds",
      ),
    ],
  },
  {
    id: "ADM-RATE-70",
    title: "A rate",
    version: 1,
    validFrom: "2026-11-22",
    source: masterData("§5", ["ADM-RATE-24", "ADM-RATE-28", "ADM-RATE-32", "CONST-39", "CONST-40"], "ANSWER-04"),
    formula:
      "amounts of at least 0 and percentages from 0 to 100 with two decimals at most, whole hours and days; the terms of the other kind count for nothing",
    reading: null,
    implementedBy: [
      by("golfRate/golfRateForm.ts", "golfRateForm"),
      by("golfRate/serviceFeeField.ts", "serviceFee"),
      by("golfRate/serviceFeeField.ts", "typedFee"),
      by("golfRate/serviceFeeField.ts", "feeText"),
    ],
    testedBy: [
      tests(
        "golfRate/golfRateForm.test.ts",
        "ADM-RATE-70 refuses %s %.12j: %s",
        "ADM-RATE-70 refuses course %.12j: %s",
        "ADM-RATE-70 refuses rate %.12j: %s",
      ),
    ],
  },
];
