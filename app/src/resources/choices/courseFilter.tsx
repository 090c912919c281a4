import { Combobox } from "@teedesk/ui";
import type { Filter, FilterInput } from "../../listing/filter.ts";
import { useCourseOptions } from "./useCourseOptions.ts";

function CourseChoice({ onSearch, ...input }: FilterInput) {
  return <Combobox {...input} {...useCourseOptions()} placeholder="All" clearable onChange={onSearch} />;
}

/** One course; choosing it searches immediately. It is under the course's name. */
export const courseFilter = (label: string, under: string): Filter<number> => ({
  label,
  under,
  read: (value) => (Number.isSafeInteger(value) ? String(value) : ""),
  parse: (text) => ({ success: Number(text) }),
  input: (input) => <CourseChoice {...input} />,
  shown: () => "1 course",
});
