import { by, operations, type Rule, tests } from "./rule.ts";

const week = [by("calendar/dayArithmetic.ts", "roundToWeek"), by("calendar/dayArithmetic.ts", "weekdayOf")];

/** Days: reports, ranges and the weekly report. */
export const calendarRules: readonly Rule[] = [
  {
    id: "CALC-16",
    title: "Start of the weekly report",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2, §5 and §9", ["OPS-REP-39"], "ANSWER-12"),
    formula: "the last Monday that is not after the start",
    reading: {
      chosen: "A Monday stays",
      rejected: "It goes back to the Monday before",
      example: "Monday 11/16/2026: 11/16/2026, else 11/09/2026",
    },
    implementedBy: week,
    testedBy: [
      tests("calendar/dayArithmetic.test.ts", "CALC-16 CALC-17 %s", "CALC-16 CALC-17 a Monday and a Sunday stay"),
      tests("report/reportPeriod.test.ts", "OPS-REP-39 CALC-16 CALC-17 the weeks of a period"),
    ],
  },
  {
    id: "CALC-17",
    title: "End of the weekly report",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2, §5 and §9", ["OPS-REP-39"], "ANSWER-12"),
    formula: "the first Sunday that is not before the end",
    reading: {
      chosen: "A Sunday stays",
      rejected: "It goes forward to the next Sunday",
      example: "Sunday 11/22/2026: 11/22/2026, else 11/29/2026",
    },
    implementedBy: week,
    testedBy: [
      tests("calendar/dayArithmetic.test.ts", "CALC-16 CALC-17 %s", "CALC-16 CALC-17 a Monday and a Sunday stay"),
      tests("report/reportPeriod.test.ts", "OPS-REP-39 CALC-16 CALC-17 the weeks of a period"),
    ],
  },
  {
    id: "CALC-18",
    title: "A typed report date",
    version: 1,
    validFrom: "2026-11-21",
    source: operations(
      "§2 and §5",
      ["OPS-REP-48", "OPS-REP-49", "OPS-REP-50", "UNCLEAR-61", "UNCLEAR-67"],
      "ANSWER-14",
    ),
    formula: "month/day/year becomes year-month-day; an empty one stays empty",
    reading: {
      chosen: "The month comes first, and a day that does not exist is refused",
      rejected: "A day above 12 in first place is taken for the day",
      example: '"21/11/2026": refused, not 2026-11-21',
    },
    implementedBy: [by("calendar/typedDate.ts", "parseReportDate"), by("calendar/typedDate.ts", "parseTypedDate")],
    testedBy: [
      tests(
        "calendar/localDate.test.ts",
        "CALC-18 sends an empty report date as an empty text",
        "CALC-18 reads back what is written",
      ),
    ],
  },
];
