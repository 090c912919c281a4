import { describe, expect, it } from "vitest";
import { type ListDefaults, type ListState, readListState, writeListState } from "./listState.ts";

const defaults: ListDefaults = {
  sort: [{ key: "created_at", desc: true }],
  per_page: 30,
  pageSizes: [5, 10, 20, 30, 40, 50],
};
const blank: ListState = { filters: null, sort: defaults.sort, page: 1, per_page: 30 };

const states: [string, ListState][] = [
  ["", blank],
  ["page=2", { ...blank, page: 2 }],
  ["per_page=10", { ...blank, per_page: 10 }],
  [`filters=${encodeURIComponent('{"last_name":"Lee & Söhne"}')}`, { ...blank, filters: { last_name: "Lee & Söhne" } }],
  [
    'sort_fields=["last_name","id"]&sort_desc=[false,true]',
    {
      ...blank,
      sort: [
        { key: "last_name", desc: false },
        { key: "id", desc: true },
      ],
    },
  ],
  ["sort_fields=[]&sort_desc=[]", { ...blank, sort: [] }],
];

it.each(states)("OPS-TTL-40 CROSS-08 reads %s", (query, state) => {
  expect(readListState(query, defaults)).toEqual(state);
});

it.each(states)("OPS-TTL-39 CROSS-05 reads back what it wrote for %s", (_, state) => {
  const written = writeListState("monthly=true&page=9", state, defaults);
  expect(new URLSearchParams(written).get("monthly")).toBe("true");
  expect(readListState(written, defaults)).toEqual({ ...state, filters: state.filters });
});

it("leaves out what is as by default", () => {
  expect(writeListState("", { ...blank, filters: {} }, defaults)).toBe("");
});

describe("CONST-11 a list that starts narrowed", () => {
  const narrowed: ListDefaults = { ...defaults, filters: { course_name: "Torrey" } };

  it.each<[string, unknown]>([
    ["", { course_name: "Torrey" }],
    ["page=2", { course_name: "Torrey" }],
    ["filters={}", {}],
    ['filters={"spots":4}', { spots: 4 }],
  ])("UNCLEAR-32 with the address %j asks for %j, and writes it so", (query, filters) => {
    const state = readListState(query, narrowed);
    expect(state.filters).toEqual(filters);
    expect(readListState(writeListState("", state, narrowed), narrowed)).toEqual(state);
  });
});

describe("a query that makes no sense", () => {
  it.each([
    ["CALC-24", "per_page=0"],
    ["CALC-24", "per_page=-5"],
    ["CONST-26", "per_page=31"],
    ["CONST-26", "per_page=many"],
    ["CROSS-06", "page=0"],
    ["CROSS-06", "page=1.5"],
    ["CROSS-08", "filters={torn"],
    ["CROSS-02", "sort_fields=created_at"],
    ["CROSS-02", "sort_fields={}"],
  ])("%s reads %s as if it were absent", (_, query) => {
    expect(readListState(query, defaults)).toEqual(blank);
  });
});
