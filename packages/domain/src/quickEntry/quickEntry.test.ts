import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rentalClub } from "../../testing/bookings.ts";
import { clocksOf, minuteIn } from "../../testing/clocks.ts";
import { date } from "../../testing/values.ts";
import { civilMomentAt } from "../calendar/civilMoment.ts";
import { addDays, weekdayOf } from "../calendar/dayArithmetic.ts";
import { formatTypedDate } from "../calendar/typedDate.ts";
import { longestLine, quickEntry } from "./quickEntry.ts";
import type { QuickContext } from "./reading.ts";

/** A Tuesday. */
const today = date("2026-11-24");
const courses = [
  { id: 1, name: "Torrey Pines South" },
  { id: 2, name: "Torrey Pines North" },
  { id: 3, name: "Balboa Mesa" },
  { id: 4, name: "Mission Bay Executive" },
];
const clubs = [
  { ...rentalClub, id: 1, brand: "Callaway", handed: 1 as const, sex: 0 as const },
  { ...rentalClub, id: 2, brand: "Ping", handed: 1 as const, sex: 1 as const },
  { ...rentalClub, id: 3, brand: "Cobra", handed: 0 as const, sex: 0 as const },
];
const context: QuickContext = { today, courses, clubs };

/** Each part as "typed: its meanings", and the rest as "typed – reason". */
const read = (line: string, more: Partial<QuickContext> = {}): readonly string[] => {
  const { parts, rest } = quickEntry(line, { ...context, ...more });
  return [
    ...parts.map(({ typed, choices }) => `${typed}: ${choices.map(({ words }) => words).join(" | ")}`),
    ...rest.map(({ typed, reason }) => `${typed} – ${reason}`),
  ];
};

const many = ["Oaks", "Oaks East", "Oaks West", "The Crossings", "The Vineyard"].map((name, id) => ({ id, name }));

describe("a line that a booking is typed in", () => {
  it("is read in any order", () => {
    const said = [
      "sat: Saturday, November 28",
      "7:40a: 7:40 in the morning",
      "4p: four players",
      "torrey n: Torrey Pines North",
      "(morales): name morales",
    ];
    expect(read("sat 7:40a 4p torrey n (morales)")).toEqual(said);
    expect(read("(morales) torrey n, 4p at 7:40a on sat")).toEqual(said.toReversed());
  });

  it.each([
    ["11/28", ["11/28: Saturday, November 28"]],
    ["11/23", ["11/23: Tuesday, November 23, 2027"]],
    ["may 24", ["may 24: Monday, May 24"]],
    ["may 27", ["may 27: Thursday, May 27, 2027"]],
    ["dec 5 2028 4p", ["dec 5 2028: Tuesday, December 5, 2028", "4p: four players"]],
    ["11/28/2026", ["11/28/2026: Saturday, November 28"]],
    ["2026-11-28", ["2026-11-28: Saturday, November 28"]],
    ["nov 28", ["nov 28: Saturday, November 28"]],
    ["28 November", ["28 November: Saturday, November 28"]],
    ["December 1st, 2026", ["December 1st, 2026: Tuesday, December 1"]],
    ["today", ["today: Tuesday, November 24"]],
    ["tomorrow", ["tomorrow: Wednesday, November 25"]],
    ["wed", ["wed: Wednesday, November 25"]],
    ["tue", ["tue: Tuesday, November 24 | Tuesday, December 1"]],
    ["this tuesday", ["this tuesday: Tuesday, November 24"]],
    ["next tuesday", ["next tuesday: Tuesday, December 1 | Tuesday, December 8"]],
    ["next sat", ["next sat: Saturday, November 28 | Saturday, December 5"]],
    ["sat 11/28", ["sat 11/28: Saturday, November 28"]],
    ["sat 11/29", ["sat 11/29: Sunday, November 29 | Saturday, November 28"]],
    ["saturday nov 28", ["saturday nov 28: Saturday, November 28"]],
    ["sat nov 29", ["sat nov 29: Sunday, November 29 | Saturday, November 28"]],
    ["next sat 12/5", ["next sat 12/5: Saturday, December 5"]],
    ["next sat 12/6", ["next sat 12/6: Sunday, December 6 | Saturday, November 28 | Saturday, December 5"]],
    ["this sat nov 28 2026", ["this sat nov 28 2026: Saturday, November 28"]],
    ["11/28 sat", ["11/28 sat: Saturday, November 28"]],
    ["11/29 sat", ["11/29 sat: Sunday, November 29 | Saturday, November 28"]],
    ["nov 29 tue", ["nov 29 tue: Sunday, November 29 | Tuesday, November 24 | Tuesday, December 1"]],
    ["11/28 2026 7:40a", ["11/28 2026: Saturday, November 28", "7:40a: 7:40 in the morning"]],
    ["12/5/26", ["12/5/26: Saturday, December 5"]],
    ["12-5-2026", ["12-5-2026: Saturday, December 5"]],
    ["11/28 2015", ["11/28: Saturday, November 28", "2015: 8:15 in the evening"]],
    ["13/1", ["13/1 – not_understood"]],
    ["2/30", ["2/30 – not_understood"]],
  ])("QUICK-01 has a day: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it.each([
    ["7:40", ["7:40: 7:40 in the morning | 7:40 in the evening"]],
    ["5:10", ["5:10: 5:10 in the morning | 5:10 in the afternoon"]],
    ["740a", ["740a: 7:40 in the morning"]],
    ["7:40 pm", ["7:40 pm: 7:40 in the evening"]],
    ["6 in the morning", ["6 in the morning: 6 in the morning"]],
    ["07:40", ["07:40: 7:40 in the morning"]],
    ["0740", ["0740: 7:40 in the morning"]],
    ["8:00", ["8:00: 8 in the morning"]],
    ["1130", ["1130: 11:30 in the morning"]],
    ["12:10", ["12:10: 12:10 in the afternoon"]],
    ["4:59", ["4:59: 4:59 in the afternoon"]],
    ["14:00", ["14:00: 2 in the afternoon"]],
    ["noon", ["noon: noon"]],
    ["sat morning 7:40", ["sat: Saturday, November 28", "morning 7:40: 7:40 in the morning"]],
    ["evening 6", ["evening 6: 6 in the evening"]],
    ["sat afternoon", ["sat: Saturday, November 28", "afternoon – not_understood"]],
    ["morning 7pm", ["morning 7pm: 7 in the evening | 7 in the morning"]],
    ["evening 7 in the morning", ["evening 7 in the morning: 7 in the morning | 7 in the evening"]],
    ["morning 4p 8:00", ["4p: four players", "8:00: 8 in the morning", "morning – not_understood"]],
    ["morning 4 players", ["4 players: four players", "morning – not_understood"]],
    ["afternoon 2 carts", ["afternoon – not_understood", "2 carts – not_understood"]],
    ["morning 858 555 0554", ["858 555 0554: phone 858 555 0554", "morning – not_understood"]],
    ["7pm", ["7pm: 7 in the evening"]],
    ["seven in the morning four", ["seven in the morning: 7 in the morning", "four: four players"]],
    ["eight am", ["eight am: 8 in the morning"]],
    ["seven forty four balboa", ["balboa: Balboa Mesa", "seven forty four – not_understood"]],
    [
      "mon 9:00 4p 120",
      ["mon: Monday, November 30", "9:00: 9 in the morning", "4p: four players", "120 – not_understood"],
    ],
    ["7:60", ["7:60 – not_understood"]],
    ["2460", ["2460 – not_understood"]],
  ])("QUICK-02 has a time: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it.each([
    ["4p", ["4p: four players"]],
    ["2 players", ["2 players: two players"]],
    ["foursome", ["foursome: four players"]],
    ["4", ["4: four players | 4 in the afternoon"]],
    ["7", ["7: seven players | 7 in the morning | 7 in the evening"]],
    ["13", ["13: 13 players"]],
    ["4 9:30", ["4: four players", "9:30: 9:30 in the morning"]],
    ["4p 9", ["4p: four players", "9: 9 in the morning"]],
    ["0p", ["0p – not_understood"]],
    ["41", ["41 – not_understood"]],
    ["7 40 4p", ["7: 7 in the morning | 7 in the evening", "4p: four players", "40 – not_understood"]],
    [
      "mon 7:40a four balboa morales",
      [
        "mon: Monday, November 30",
        "7:40a: 7:40 in the morning",
        "four: four players",
        "balboa: Balboa Mesa",
        "morales: name morales",
      ],
    ],
    ["for four balboa", ["four: four players", "balboa: Balboa Mesa"]],
    ["two players ana morales", ["two players: two players", "ana morales: name ana morales"]],
    ["Eight golfers", ["Eight golfers: eight players"]],
    ["four 8", ["four: four players", "8: 8 in the morning"]],
    ["4p two", ["4p: four players", "two – not_understood"]],
    ["nine", ["nine: nine players | 9 in the morning"]],
    ["two carts", ["two carts – not_understood"]],
    ["4 players 2 carts", ["4 players: four players", "2 carts – not_understood"]],
    ["18 holes 4p", ["4p: four players", "18 holes – not_understood"]],
    ["4p 2p", ["4p: four players", "2p – said_before"]],
  ])("QUICK-03 has players: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it.each([
    ["balboa", ["balboa: Balboa Mesa"]],
    ["torrey", ["torrey: Torrey Pines South or North? | Torrey Pines South | Torrey Pines North"]],
    ["mis", ["mis: Mission Bay Executive"]],
    ["at the torrey pines so", ["torrey pines so: Torrey Pines South"]],
    ["torrey pines so", ["torrey pines so: Torrey Pines South"]],
    ["NORTH", ["NORTH: Torrey Pines North"]],
    ["balboa north", ["balboa: Balboa Mesa", "north – said_before"]],
    ["name bay", ["name bay: name bay"]],
  ])("QUICK-04 has a course: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it.each([
    ["oaks", ["oaks: Oaks, Oaks East or Oaks West? | Oaks | Oaks East | Oaks West"]],
    ["sat at the the cr", ["sat: Saturday, November 28", "the cr: The Crossings"]],
    ["for the oaks w", ["oaks w: Oaks West"]],
  ])("QUICK-04 has a course of similar names: %s", (line, said) => {
    expect(read(line, { courses: many })).toEqual(said);
  });

  it("QUICK-04 leaves the course open where nothing says which", () => {
    const [torrey] = quickEntry("torrey", context).parts;
    expect(torrey?.choices[0]).toMatchObject({ field: "tee_time.course", value: "" });
    const left = (torrey?.choices ?? []).slice(0, 1).map((choice) => ({ ...choice, typed: "torrey" }));
    const { parts } = quickEntry("torrey", context, left);
    expect(parts[0]?.choices).toEqual(torrey?.choices.slice(0, 1));
    // Another course of several names is asked about again.
    expect(quickEntry("pines", context, left).parts[0]?.choices).toHaveLength(3);
  });

  it.each([
    ["858 555 0554", ["858 555 0554: phone 858 555 0554"]],
    ["930 858 555 0554", ["930: 9:30 in the morning", "858 555 0554: phone 858 555 0554"]],
    ["1 (858) 555-0554", ["1 (858) 555-0554: phone 1 (858) 555-0554"]],
    ["555-0554", ["555-0554: phone 555-0554"]],
    ["8585550554", ["8585550554: phone 8585550554"]],
    ["ana morales", ["ana morales: name ana morales"]],
    ["Hopper, Grace", ["Hopper, Grace: name Hopper, Grace"]],
    ["ana 4p morales", ["ana: name ana | name morales", "4p: four players", "morales – not_understood"]],
    ["morales 2/30", ["morales: name morales", "2/30 – not_understood"]],
    ["ana maria de morales", ["ana maria de morales – not_understood"]],
    ["name two", ["name two: name two"]],
    [
      "mon 8 or 9 4p",
      [
        "mon: Monday, November 30",
        "8: 8 in the morning",
        "4p: four players",
        "or – not_understood",
        "9 – not_understood",
      ],
    ],
    ["after 9:30 morales", ["9:30: 9:30 in the morning", "morales: name morales", "after – not_understood"]],
    ["morales no call back", ["morales: name morales", "no call back – not_understood"]],
    ["ana@example.test", ["ana@example.test: ana@example.test"]],
    ["ana@", ["ana@ – not_understood"]],
  ])("QUICK-05 has a caller: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it.each([
    ["FAIRWAY15", ["FAIRWAY15: discount code FAIRWAY15 | gift certificate FAIRWAY15"]],
    ["code tenoff", ["code tenoff: discount code tenoff"]],
    ["cert GIFT-100", ["cert GIFT-100: gift certificate GIFT-100"]],
    ["gift certificate GIFT-100", ["gift certificate GIFT-100: gift certificate GIFT-100"]],
    ["FAIRWAY15 cert GIFT-100", ["FAIRWAY15: discount code FAIRWAY15", "cert GIFT-100: gift certificate GIFT-100"]],
    ["code", ["code: name code"]],
    ["30th", ["30th – not_understood"]],
  ])("QUICK-06 has a code: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it.each([
    ["Internal", ["Internal: INTERNAL: call the course"]],
    ["conf TT-77", ["conf TT-77: confirmation TT-77"]],
    ["#77", ["#77: confirmation 77"]],
    ["$1,404.5", ["$1,404.5: a charge of $1,404.50"]],
    ["$0", ["$0 – not_understood"]],
    ["clubs 2 rh", ["clubs 2 rh: 2 sets of Callaway, right-handed, for men | 2 sets of Ping, right-handed, for women"]],
    ["1 clubs ladies", ["1 clubs ladies: 1 set of Ping, right-handed, for women"]],
    ["two clubs ladies", ["two clubs ladies: 2 sets of Ping, right-handed, for women"]],
    ["clubs lh women", ["clubs lh women – no_such_clubs"]],
  ])("QUICK-07 has more: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it("QUICK-07 has clubs whose course is not known yet", () => {
    expect(read("clubs 2", { clubs: null })).toEqual(["clubs 2 – clubs_unknown"]);
  });

  it.each([
    ["4242 4242 4242 4242 7:40a", ["7:40a: 7:40 in the morning", "4242 4242 4242 4242 – not_understood"]],
    ["3782 822463 10005", ["3782 822463 10005 – not_understood"]],
    ["4242424242424242", ["4242424242424242 – not_understood"]],
  ])("QUICK-08 has no card: %s", (line, said) => {
    expect(read(line)).toEqual(said);
  });

  it("QUICK-08 sets a field once: what was chosen leaves the others to the parts beside it", () => {
    const asked = quickEntry("4 9", context);
    const [players] = asked.parts[0]?.choices ?? [];
    expect(players?.words).toBe("four players");
    const { parts } = quickEntry("4 9", context, players === undefined ? [] : [{ ...players, typed: "4" }]);
    expect(parts.map(({ choices }) => choices.map(({ words }) => words))).toEqual([
      ["four players"],
      ["9 in the morning"],
    ]);
  });
});

const pieces = [
  ..."sat tue next this nov 28 7:40 740a 4p 4 2 players torrey pines north balboa 858 555 0554 11/28 2/30".split(" "),
  ..."FAIRWAY15 GIFT-100 cert code internal conf # clubs rh lh women $404 name morales, (ana) ana@example.test".split(
    " ",
  ),
  ..."4242 at on foursome noon am in the morning 0p 9999 é 👍 \u0000".split(" "),
  ..."four two Eight players or after no forty o'clock 30th 12-5-2026".split(" "),
];
const anyLine = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((words) => words.join(" ")),
  fc.string({ maxLength: 120 }),
  fc.string({ unit: "binary", maxLength: 120 }),
);

it("QUICK-08 reads 10,000 random lines, and sets no field without showing where and what", () => {
  const found = fc.check(
    fc.property(anyLine, (line) => {
      const { parts, rest } = quickEntry(line, context);
      const all = [...parts, ...rest].toSorted((one, other) => one.span[0] - other.span[0]);
      const settled = parts.flatMap(({ choices }) => (choices.length === 1 ? choices.map(({ field }) => field) : []));
      // Each word is in one part, as it was typed; each choice has words; no field is set twice.
      return (
        all.every(
          ({ typed, span: [start, end] }, index) =>
            typed === line.slice(start, end) && typed.trim() !== "" && start >= (all[index - 1]?.span[1] ?? 0),
        ) &&
        parts.every(({ choices }) => choices.every(({ words }) => words.trim() !== "")) &&
        new Set(settled).size === settled.length
      );
    }),
    { numRuns: 10_000 },
  );
  expect(found.counterexample).toBeNull();
  expect(found.numRuns).toBe(10_000);
});

it("QUICK-09 reads a pasted page no longer than a line, and names what is left", () => {
  const page = "sat 7:40 torrey morales ".repeat(4200);
  const { parts, rest } = quickEntry(page, {
    ...context,
    courses: Array.from({ length: 300 }, (_, id) => ({ id, name: `Course ${id}` })),
  });
  const last = rest.at(-1);
  expect(last).toMatchObject({ reason: "too_long", span: [longestLine, page.length] });
  expect(Math.max(...parts.map(({ span }) => span[1]))).toBeLessThanOrEqual(longestLine);
  expect(quickEntry(page.slice(0, longestLine), context).rest.every(({ reason }) => reason !== "too_long")).toBe(true);
});

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const weekdayNames = ["mon", "tues", "Wednesday", "thu", "friday", "Sat", "sun"];

/** A booking, and a line that says it. */
const made = (day: typeof today) =>
  fc
    .record({
      ahead: fc.integer({ min: 1, max: 300 }),
      asWeekday: fc.boolean(),
      hour: fc.integer({ min: 6, max: 17 }),
      minute: fc.integer({ min: 0, max: 59 }),
      players: fc.integer({ min: 1, max: 8 }),
      course: fc.constantFrom(...courses),
      name: fc.constantFrom("morales", "Hopper, Grace", "o'brien"),
      hasPhone: fc.boolean(),
      spelling: fc.nat(2),
      inWords: fc.boolean(),
      order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    })
    .map(({ ahead, asWeekday, hour, minute, players, course, name, hasPhone, spelling, inWords, order }) => {
      const days = asWeekday ? (ahead % 6) + 1 : ahead;
      const played = Result.getOrThrow(addDays(day, days));
      const two = (value: number) => String(value).padStart(2, "0");
      const twelve = hour % 12 === 0 ? 12 : hour % 12;
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
        asWeekday ? (weekdayNames[weekdayOf(played) - 1] ?? "") : [typedDate, typedDate.slice(0, 5), played][spelling],
        times[spelling],
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
    });

it.each(["America/Los_Angeles", "UTC", "Pacific/Auckland"])(
  "reads 2,000 made lines back to what made them, in %s",
  (zone) => {
    const now = minuteIn("2026-11-24T10:30:00Z");
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    const { date: day } = Result.getOrThrow(civilMomentAt(now, clocksOf(zone)));
    fc.assert(
      fc.property(made(day), ({ line, values }) => {
        const { parts, rest } = quickEntry(line, { today: day, courses, clubs: null });
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
