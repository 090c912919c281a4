import { MultiCombobox } from "@teedesk/ui";
import type { Filter, FilterInput } from "../../listing/filter.ts";
import { useCourseOptions } from "./useCourseOptions.ts";

const valuesOf = (text: string): readonly string[] => text.split(",").filter((id) => id !== "");

function CoursesInput({ value, onSearch, ...input }: FilterInput) {
  return (
    <MultiCombobox
      {...input}
      {...useCourseOptions()}
      plural="courses"
      placeholder="All"
      value={valuesOf(value)}
      onChange={(values) => onSearch(values.join(","))}
    />
  );
}

/** Any of several courses; choosing one searches immediately (OPS-TTL-28, OPS-TTL-38). It is under the course's name. */
export const coursesFilter = (label: string, under: string): Filter<number[]> => ({
  label,
  under,
  read: (value) => (Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)).join(",") : ""),
  parse: (text) => ({ success: valuesOf(text).map(Number) }),
  input: (input) => <CoursesInput {...input} />,
  shown: (text) => {
    const { length } = valuesOf(text);
    return length === 1 ? "1 course" : `${length} courses`;
  },
});
