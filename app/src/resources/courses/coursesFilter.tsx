import { useQuery } from "@tanstack/react-query";
import { MultiCombobox } from "@teedesk/ui";
import { useEffect } from "react";
import type { Filter, FilterInput } from "../../listing/filter.ts";
import { logError } from "../../logError.ts";
import { useServices } from "../../services.tsx";
import { allCourses } from "./course.api.ts";

const valuesOf = (text: string): readonly string[] => text.split(",").filter((id) => id !== "");

/** The courses to choose from; without them the rest of the list works on, and only the log knows (OPS-TTL-49). */
function CoursesInput({ value, onSearch, ...input }: FilterInput) {
  const { api } = useServices();
  const { data = [], isPending, error } = useQuery(allCourses(api));
  useEffect(() => {
    if (error !== null) logError("The courses to filter by could not be loaded.", error);
  }, [error]);
  return (
    <MultiCombobox
      {...input}
      plural="courses"
      placeholder="All"
      value={valuesOf(value)}
      options={data.map(({ id, name }) => ({ value: String(id), text: name }))}
      loading={isPending}
      onChange={(values) => onSearch(values.join(","))}
    />
  );
}

/** Any of several courses; choosing one searches at once (OPS-TTL-28, OPS-TTL-38). Stands under the course's name. */
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
