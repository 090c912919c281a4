import { by, masterData, type Rule } from "./rule.ts";

/** Which rate a round has. */
export const rateRules: readonly Rule[] = [
  {
    id: "ADM-RATE-44",
    title: "The rate of a round",
    source: masterData("§3", ["ADM-RATE-74", "UNCLEAR-48"], "DECISIONS 22"),
    formula:
      "of the ranges that cover the day, its weekday and the time and whose rate is sold: the shorter range, then the shorter hours, the newer rate, the earlier range; an API rate that prefers lower RIC rates gives way to one",
    reading: null,
    implementedBy: [by("golfRate/chooseRate.ts", "chooseRate"), by("golfRate/chooseRate.ts", "rateMisses")],
  },
];
