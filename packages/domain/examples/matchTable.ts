import * as Result from "effect/Result";
import { matchSlot, parseTimeOfDay } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, yesOrNo } from "./values.ts";

const clock = (text: string) => Result.getOrThrow(parseTimeOfDay(text));
const timeAt = (minutes: string) =>
  clock(`${Math.floor(Number(minutes) / 60)}:${String(Number(minutes) % 60).padStart(2, "0")}`);

const course = { id: 1, course_id: 1 };

/** Whether a free tee time fits what a caller asked for. */
export const matchTable: ExampleTable = {
  name: "match",
  title: "Who fits a tee time",
  about:
    "Times are minutes after midnight; minutes are from the time asked for to the free one; two sizes of group can be booked; fits is 1 for yes.",
  inputs: {
    "day asked": "date",
    "free day": "date",
    asked: "whole",
    free: "whole",
    players: "whole",
    "a group": "whole",
    "or a group": "whole",
  },
  results: {
    minutes: { kind: "whole", formula: "{free}-{asked}" },
    fits: {
      kind: "whole",
      formula:
        "IF(AND({day asked}={free day},ABS({free}-{asked})<=120,OR({players}={a group},{players}={or a group})),1,0)",
    },
  },
  compute: (row) => {
    const request = { play_date: date(row["day asked"] ?? ""), play_time: timeAt(row["asked"] ?? "") };
    const slot = { available_date: date(row["free day"] ?? ""), available_time: timeAt(row["free"] ?? "") };
    const { minutes, misses } = matchSlot(
      { ...course, ...request, players: Number(row["players"]), position: null },
      { ...course, ...slot, spots: [Number(row["a group"]), Number(row["or a group"])] },
    );
    return { minutes: String(minutes), fits: yesOrNo(misses.length === 0) };
  },
};
