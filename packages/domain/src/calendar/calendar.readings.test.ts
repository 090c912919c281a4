import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { abbreviateDay } from "./abbreviateDay.ts";
import { addDays } from "./addDays.ts";
import { parseLocalDate } from "./localDate.ts";
import { parseReportDate } from "./reportDate.ts";
import { roundToWeek } from "./roundToWeek.ts";

const monday = date("2026-11-16");
const sunday = date("2026-11-22");

describe("where the specification can be read in two ways", () => {
  it("CALC-16 reading: a Monday stays and does not go back a week", () => {
    expect({
      chosen: Result.map(roundToWeek(monday, monday), ({ start }) => start),
      other: addDays(monday, -7),
    }).toEqual({ chosen: Result.succeed("2026-11-16"), other: Result.succeed("2026-11-09") });
  });

  it("CALC-17 reading: a Sunday stays and does not go forward a week", () => {
    expect({
      chosen: Result.map(roundToWeek(sunday, sunday), ({ end }) => end),
      other: addDays(sunday, 7),
    }).toEqual({ chosen: Result.succeed("2026-11-22"), other: Result.succeed("2026-11-29") });
  });

  it("CALC-18 reading: the month comes first, even where only a day makes sense", () => {
    const typed = "21/11/2026";
    const [first, second, year] = typed.split("/");
    expect({ chosen: parseReportDate(typed), other: parseLocalDate(`${year}-${second}-${first}`) }).toEqual({
      chosen: Result.fail("date_impossible"),
      other: Result.succeed("2026-11-21"),
    });
  });

  it("CALC-23 reading: the code M stays as it is and is no day", () => {
    expect({ chosen: abbreviateDay("M"), other: abbreviateDay("Mon") }).toEqual({ chosen: "M", other: "Mo" });
  });
});
