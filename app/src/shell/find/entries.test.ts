import { type Level, mayCall, mayOpen, type Screen, screens } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { defaultConfig } from "../../config/config.ts";
import { allDestinations } from "../../navigation/destinations.ts";
import { entriesOf } from "./entries.ts";
import { placesFor } from "./places.ts";

const config = {
  ...defaultConfig,
  keeps_seats: true,
  asks_consent: true,
  closes_courses: true,
  imports_files: true,
  shows_earnings: true,
  keeps_promises: true,
  finds_offers: true,
};
const levels: readonly Level[] = ["admin", "other"];

const record = (kind: "customer" | "tee_time", id: number, is_exact: boolean) => ({
  kind,
  id,
  title: `${kind} ${id}`,
  detail: "",
  is_exact,
});
const act = (name: string, keys: readonly string[] = []) => ({ name, about: "", keys, run: () => undefined });

const found = (typed: string, more: Partial<Parameters<typeof entriesOf>[0]> = {}) =>
  entriesOf({ typed, acts: [], places: placesFor("other", config), records: [], ...more }).map(
    ({ heading, entries }) => [heading, entries.map(({ text }) => text)],
  );

/** Screens that are reached from a record or by an address alone, and those before and after a session. */
const isPlace = (screen: Screen): boolean =>
  !screen.includes(":") && !screen.endsWith("/new") && !["/home", "/login", "/queue-management"].includes(screen);

/** Listed for admins alone, though all staff may open it (UNCLEAR-01). */
const isListed = (level: Level, screen: Screen): boolean =>
  mayOpen(level, screen) && (level === "admin" || screen !== "/manage-course-groups");

describe.each(levels)("for level %s", (level) => {
  it("every page that names no record is found, and none that the level may not open", () => {
    const reached = placesFor(level, config).map(({ path }) => path);
    const pages = Object.keys(screens).filter((path): path is Screen => path in screens);
    for (const page of pages.filter(isPlace))
      expect([page, reached.includes(page)]).toEqual([page, isListed(level, page)]);
  });

  it("every New is found by those who may add one", () => {
    const reached = placesFor(level, config).map(({ name }) => name);
    const creates = allDestinations.flatMap(({ create }) => (create === undefined ? [] : [create]));
    expect(creates.filter(({ text }) => reached.includes(text))).toEqual(
      creates.filter(({ call }) => mayCall(level, call)),
    );
  });
});

it("no two entries have one key", () => {
  const keys = entriesOf({
    typed: "",
    acts: [act("Edit"), act("Edit")],
    places: placesFor("admin", config),
    records: [],
  })
    .flatMap(({ entries }) => entries)
    .map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("exact handles are first, then acts and pages that the words begin, then other records", () => {
  const records = [record("customer", 1, true), record("tee_time", 2, false)];
  expect(found("can", { records, acts: [act("Cancel Tee Time"), act("Edit")] })).toEqual([
    ["Exact match", ["customer 1"]],
    ["On this page", ["Cancel Tee Time"]],
    ["Go to", []],
    ["Records", ["tee_time 2"]],
  ]);
});

it.each([
  ["lost", "Lost Leads"],
  ["leads LOST", "Lost Leads"],
  ["new cust", "New Customer"],
  ["new b", "New Booking"],
  ["wait l", "Wait List Queue"],
])("%j finds the page %s", (typed, name) => {
  expect(found(typed)[2]).toEqual(["Go to", [name]]);
});

it.each(["edit", "ost", "leads x"])("%j finds no page", (typed) => {
  expect(found(typed)[2]).toEqual(["Go to", []]);
});

it("without a text it has the page's acts and every page", () => {
  const [, acts, pages] = found("", { acts: [act("Edit", ["E"])] });
  expect(acts).toEqual(["On this page", ["Edit"]]);
  expect(pages?.[1]).toContain("Customers");
});

it("New Customer that the page offers itself is not offered twice", () => {
  expect(found("new cust", { acts: [act("New Customer")] })).toEqual([
    ["Exact match", []],
    ["On this page", ["New Customer"]],
    ["Go to", []],
    ["Records", []],
  ]);
});
