import { by, masterData, type Rule } from "./rule.ts";

/** The choice of a round's rate. */
export const rateRules: readonly Rule[] = [
  {
    id: "ADM-RATE-44",
    title: "The rate of a round",
    source: masterData("§3", ["ADM-RATE-74", "UNCLEAR-48"], "ANSWER-22"),
    formula:
      "of the ranges that cover the day, its weekday and the time and whose rate is sold: the shorter range, then the shorter hours, the newer rate, the earlier range; an API rate that prefers lower RIC rates gives way to one",
    reading: null,
    implementedBy: [by("golfRate/chooseRate.ts", "chooseRate"), by("golfRate/chooseRate.ts", "rateMisses")],
  },
  {
    id: "ADM-RATE-70",
    title: "A rate",
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
  },
  {
    id: "ADM-RATE-71",
    title: "A date range of a rate",
    source: masterData("§5", ["ADM-RATE-50", "ADM-RATE-56"]),
    formula: "first and last day, first and last time, none before the other, and at least one weekday code",
    reading: null,
    implementedBy: [
      by("golfRate/rateDateRangeForm.ts", "rateDateRangeForm"),
      by("golfRate/overlappingRanges.ts", "overlappingRanges"),
    ],
  },
];
