import { by, operations, type Rule, tests } from "./rule.ts";

/** The figures of the report Earnings. */
export const earningsRules: readonly Rule[] = [
  {
    id: "EARN-01",
    title: "Margin per slot",
    version: 1,
    validFrom: "2026-11-27",
    source: operations("§2", [], "DECISION-67"),
    formula:
      "the margin of bookings at slots seen / the slots seen, rounded once, half away from zero; none where no slot was seen",
    reading: null,
    implementedBy: [by("report/earnings.ts", "marginPerSlot")],
    testedBy: [
      tests(
        "report/earnings.test.ts",
        "of %i cents and %i slots is %j",
        "is the nearest whole cent, and of two the one farther from 0",
      ),
    ],
  },
];
