import * as Result from "effect/Result";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { clocksOf, minuteIn } from "../../testing/clocks.ts";
import { quickContext } from "../../testing/quickLines.ts";
import { civilMomentAt } from "../calendar/civilMoment.ts";
import { addDays, weekdayOf } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { formatTypedDate } from "../calendar/typedDate.ts";
import { quickEntry } from "./quickEntry.ts";

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const weekdayNames = ["mon", "tues", "Wednesday", "thu", "friday", "Sat", "sun"];

/** A booking, and a line that says it. */
const made = (day: LocalDate) =>
  fc
    .record({
      ahead: fc.integer({ min: 1, max: 300 }),
      asWeekday: fc.boolean(),
      hour: fc.integer({ min: 6, max: 17 }),
      minute: fc.oneof(fc.constantFrom(15, 30, 45), fc.integer({ min: 0, max: 59 })),
      players: fc.integer({ min: 1, max: 8 }),
      course: fc.constantFrom(...quickContext.courses),
      name: fc.constantFrom("morales", "Hopper, Grace", "o'brien"),
      hasPhone: fc.boolean(),
      spelling: fc.nat(2),
      inWords: fc.boolean(),
      byQuarters: fc.boolean(),
      order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    })
    .map(
      ({ ahead, asWeekday, hour, minute, players, course, name, hasPhone, spelling, inWords, byQuarters, order }) => {
        const days = asWeekday ? (ahead % 6) + 1 : ahead;
        const played = Result.getOrThrow(addDays(day, days));
        const two = (value: number) => String(value).padStart(2, "0");
        const onClock = (value: number) => (value % 12 === 0 ? 12 : value % 12);
        const twelve = onClock(hour);
        const halfOf = (value: number) => (value < 12 ? "am" : "pm");
        const quarters: Readonly<Record<number, string>> = {
          15: `quarter past ${twelve} ${halfOf(hour)}`,
          30: `half past ${twelve} ${halfOf(hour)}`,
          45: `quarter to ${onClock(hour + 1)} ${halfOf(hour + 1)}`,
        };
        const quarter = byQuarters ? quarters[minute] : undefined;
        const times = [
          `${two(hour)}:${two(minute)}`,
          `${twelve}:${two(minute)}${hour < 12 ? "am" : "pm"}`,
          `${twelve}${two(minute)} ${hour < 12 ? "a.m." : "p.m."}`,
        ];
        const spoken = numberWords[players - 1] ?? "";
        const groups = inWords
          ? [spoken, `${spoken} players`, `for ${spoken}`]
          : [`${players}p`, `${players} players`, players === 1 ? "single" : `${players}ppl`];
        const typedDate = formatTypedDate(played);
        const said = [
          asWeekday
            ? byQuarters && days === 2 && players > 1
              ? "day after tomorrow"
              : (weekdayNames[weekdayOf(played) - 1] ?? "")
            : [typedDate, typedDate.slice(0, 5), played][spelling],
          quarter ?? times[spelling],
          groups[spelling],
          spelling === 0 ? course.name : course.name.toLowerCase(),
          name,
          hasPhone ? ["858 555 0554", "(858) 555-0554", "8585550554"][spelling] : "",
        ];
        const line = said
          .map((text, place) => ({ text, place: order[place] ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ text }) => text)
          .join(" ")
          .trim();
        const values = {
          "tee_time.play_date": typedDate,
          "tee_time.play_time": `${two(hour)}:${two(minute)}`,
          "tee_time.players": String(players),
          "tee_time.course": String(course.id),
          name,
          ...(hasPhone ? { phone: said[5] } : {}),
        };
        return { line, values };
      },
    );

it.each(["America/Los_Angeles", "UTC", "Pacific/Auckland"])(
  "reads 2,000 made lines back to what made them, in %s",
  (zone) => {
    const now = minuteIn("2026-11-24T10:30:00Z");
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    const { date: day } = Result.getOrThrow(civilMomentAt(now, clocksOf(zone)));
    fc.assert(
      fc.property(made(day), ({ line, values }) => {
        const { parts, rest } = quickEntry(line, { ...quickContext, today: day, clubs: null });
        const read = parts.flatMap(({ choices }) =>
          choices.length === 1 ? choices.map(({ field, value }) => [field, value]) : [],
        );
        expect([line, Object.fromEntries(read), rest]).toEqual([line, values, []]);
      }),
      { numRuns: 2000 },
    );
    process.env["TZ"] = before;
  },
);
