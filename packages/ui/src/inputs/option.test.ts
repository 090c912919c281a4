import { expect, it } from "vitest";
import { chosenText, matching, textOf } from "./option.ts";

const courses = [
  { value: "1", text: "Torrey Pines South" },
  { value: "2", text: "Torrey Pines North" },
  { value: "3", text: "Aviara" },
];

it.each([
  ["", ["1", "2", "3"]],
  ["torrey", ["1", "2"]],
  ["south tor", ["1"]],
  ["  ", ["1", "2", "3"]],
  ["x", []],
])("finds for %j the values %j", (query, values) => {
  expect(matching(courses, query).map((course) => course.value)).toEqual(values);
});

it("has no text for a value that is not among the options", () => {
  expect([textOf(courses, "3"), textOf(courses, "17")]).toEqual(["Aviara", ""]);
});

it.each([
  [[], "courses", ""],
  [["3"], "courses", "Aviara"],
  [["3", "1"], "courses", "2 courses"],
  [["3", "1"], undefined, "Aviara, Torrey Pines South"],
  [["3", "17"], undefined, "Aviara, 17"],
])("says of the values %j with the plural %j: %s", (values, plural, text) => {
  expect(chosenText(courses, values, plural)).toBe(text);
});
