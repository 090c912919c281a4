import { expect, it } from "vitest";
import type { FiltersOf } from "../../api/contract.ts";
import { filtersInUse, parseFilters, readFilters } from "../../listing/filter.ts";
import { courseList } from "./course.list.tsx";

const { filters } = courseList;

it.each<[FiltersOf<"listCourses">, string[]]>([
  [{}, []],
  [{ course_name: "Torrey", city: "La Jolla" }, ["Name: Torrey", "City: La Jolla"]],
  [{ inactive: true }, ["Inactive"]],
  [{ inactive: false, internal_only: false }, ["Not inactive", "Not internal"]],
])("CROSS-08 restores %j from the address and sends it", (values, chips) => {
  const texts = readFilters(filters, values);
  expect(parseFilters(filters, texts)).toEqual({ success: values });
  expect(
    filtersInUse(filters, texts).map(({ name, value, isWhole }) => (isWhole ? value : `${name}: ${value}`)),
  ).toEqual(chips);
});
