import * as Result from "effect/Result";
import { centsFrom, leaderboardScale, roundToWeek } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, written } from "./values.ts";

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

const agents = ["agent 1 rounds", "agent 2 rounds", "agent 3 rounds"];

/** The scale of the leaderboard's bars, and revenue in dollars. */
export const leaderboardTable: ExampleTable = {
  name: "leaderboard",
  title: "Leaderboard",
  about: "The bars' scale is 110 % of the most rounds, rounded up in whole numbers.",
  inputs: { ...Object.fromEntries(agents.map((agent) => [agent, "whole" as const])), "revenue cents": "whole" },
  results: {
    scale: {
      kind: "whole",
      formula: `MAX(1,ROUNDUP(MAX(${agents.map((agent) => `{${agent}}`).join(",")})*110/100,0))`,
    },
    revenue: { kind: "money", formula: "{revenue cents}/100" },
  },
  compute: (inputs) => ({
    scale: String(
      leaderboardScale(agents.filter((agent) => inputs[agent] !== "").map((agent) => Number(inputs[agent]))),
    ),
    revenue: written(Result.getOrThrow(centsFrom(Number(inputs["revenue cents"])))),
  }),
};
