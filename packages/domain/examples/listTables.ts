import * as Result from "effect/Result";
import { centsFrom, leaderboardScale, roundToWeek, topCourses } from "../src/index.ts";
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

const courses = ["course 1 cents", "course 2 cents", "course 3 cents", "course 4 cents"];
const ranked = courses.map((course) => `{${course}}`).join(",");

/** The three best courses of the home page, by their revenue. */
export const topTable: ExampleTable = {
  name: "top",
  title: "The three best courses",
  about: "Revenue in cents, highest first; 0 where there are fewer courses.",
  inputs: Object.fromEntries(courses.map((course) => [course, "whole" as const])),
  results: Object.fromEntries(
    ["first", "second", "third"].map((place, index) => [
      place,
      {
        kind: "whole" as const,
        formula: `IF(COUNT(${ranked})<${index + 1},0,LARGE({course 1 cents}:{course 4 cents},${index + 1}))`,
      },
    ]),
  ),
  compute(inputs) {
    const given = courses.filter((course) => inputs[course] !== "");
    // An entry is ranked by its revenue, however many rounds it has.
    const entries = given.map((course, count) => [course, { revenue: Number(inputs[course]), count }] as const);
    const top = topCourses(Object.fromEntries(entries));
    return Object.fromEntries(
      ["first", "second", "third"].map((place, index) => [place, String(top[index]?.value ?? 0)]),
    );
  },
};
