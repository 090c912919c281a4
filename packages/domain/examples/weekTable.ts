import * as Result from "effect/Result";
import { roundToWeek } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date } from "./values.ts";

/** The whole weeks of the weekly report. */
export const weekTable: ExampleTable = {
  name: "week",
  title: "Weekly report",
  about: "From the Monday that is not after the start to the Sunday that is not before the end.",
  inputs: { start: "date", end: "date" },
  results: {
    monday: { kind: "date", formula: "{start}-WEEKDAY({start},2)+1" },
    sunday: { kind: "date", formula: "{end}+7-WEEKDAY({end},2)" },
  },
  compute: ({ start = "", end = "" }) => {
    const week = Result.getOrThrow(roundToWeek(date(start), date(end)));
    return { monday: week.start, sunday: week.end };
  },
};
