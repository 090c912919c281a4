import { describe, expect, it } from "vitest";
import { coursesFilter } from "../resources/choices/coursesFilter.tsx";
import { dateRangeFilter } from "./dateRangeFilter.tsx";
import { type Filters, filtersInUse, parseFilters, readFilters } from "./filter.ts";
import {
  choiceFilter,
  eitherFilter,
  flagFilter,
  limitFilter,
  textFilter,
  timeFilter,
  wholeFilter,
} from "./filters.tsx";

type Values = {
  readonly name?: string;
  readonly type?: "a" | "b";
  readonly players?: number;
  readonly limit?: number;
  readonly time?: string;
  readonly days?: [string, string];
  readonly courses?: number[];
  readonly disabled?: boolean;
  readonly delivery?: boolean;
};

const filters: Filters<Values> = {
  name: textFilter("Name"),
  type: choiceFilter("Type", { a: "Alpha", b: "Beta" }),
  players: wholeFilter("Players"),
  limit: limitFilter("Limit"),
  time: timeFilter("Time"),
  days: dateRangeFilter("Days"),
  courses: coursesFilter("Courses", "course_name"),
  disabled: flagFilter("Disabled?"),
  delivery: eitherFilter("Delivery", ["Email", "Mail"]),
};

const blank = {
  name: "",
  type: "",
  players: "",
  limit: "",
  time: "",
  days: "",
  courses: "",
  disabled: "",
  delivery: "",
};

const values: [string, Values, Partial<typeof blank>, string][] = [
  ["a text", { name: "Lee" }, { name: "Lee" }, "Name: Lee"],
  ["a choice", { type: "b" }, { type: "b" }, "Type: Beta"],
  ["a number", { players: 4 }, { players: "4" }, "Players: 4"],
  ["ADM-DISC-28 ADM-DISC-29 a limit", { limit: 4 }, { limit: "4" }, "Limit: 4"],
  ["ADM-DISC-34 no limit", { limit: 0 }, { limit: "0" }, "Limit: 0"],
  ["a time", { time: "07:30" }, { time: "07:30" }, "Time: 07:30"],
  [
    "a range of days",
    { days: ["2026-11-03", "2026-11-10"] },
    { days: "11/03/2026..11/10/2026" },
    "Days: 11/03/2026 – 11/10/2026",
  ],
  ["a half range", { days: ["", "2026-11-10"] }, { days: "..11/10/2026" }, "Days: until 11/10/2026"],
  ["courses", { courses: [17, 3] }, { courses: "17,3" }, "Courses: 2 courses"],
  ["a flag", { disabled: true }, { disabled: "Yes" }, "Disabled"],
  ["a flag that is not set", { disabled: false }, { disabled: "No" }, "Not disabled"],
  ["one of two", { delivery: false }, { delivery: "Mail" }, "Delivery: Mail"],
  ["one course", { courses: [17] }, { courses: "17" }, "Courses: 1 course"],
];

describe.each(values)("%s", (_, value, texts, chip) => {
  it("CROSS-08 is restored from the address and asked for as it stood there", () => {
    const read = readFilters(filters, value);
    expect(read).toEqual({ ...blank, ...texts });
    expect(parseFilters(filters, read)).toEqual({ success: value });
  });

  it("has a chip", () => {
    expect(
      filtersInUse(filters, { ...blank, ...texts }).map(({ name, value: shown, isWhole }) =>
        isWhole ? shown : `${name}: ${shown}`,
      ),
    ).toEqual([chip]);
  });
});

it("OPS-TTL-41 CALC-20 puts the earlier day first", () => {
  expect(parseFilters(filters, { ...blank, days: "11/10/2026..11/03/2026" })).toEqual({
    success: { days: ["2026-11-03", "2026-11-10"] },
  });
});

it("asks with nothing when nothing is typed, or only blanks", () => {
  expect(parseFilters(filters, { ...blank, name: "  " })).toEqual({ success: {} });
});

it.each([
  ["players", "0", "not_whole"],
  ["players", "two", "not_whole"],
  ["limit", "-1", "not_whole"],
  ["time", "25:00", "time_unreadable"],
  ["days", "13/01/2026..", "date_impossible"],
  ["type", "c", "unexpected_shape"],
])("names the filter %s when %s cannot be asked for", (path, text, code) => {
  expect(parseFilters(filters, { ...blank, [path]: text })).toEqual({ failure: [{ path, code }] });
});

it.each([
  null,
  "torn",
  [1],
  { unknown: "x", name: 7, type: "c", players: "4", time: 7, days: "2026", courses: "17" },
  { days: [1, 2], courses: [{}] },
])("drops what makes no sense in an address: %j", (stored) => {
  expect(readFilters(filters, stored)).toEqual(blank);
});
