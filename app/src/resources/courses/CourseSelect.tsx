import { Combobox, type InputProps } from "@teedesk/ui";
import { useCourseOptions } from "./useCourseOptions.ts";

/** A course by name; its value is the id (CROSS-40). */
export function CourseSelect(props: InputProps) {
  return <Combobox {...props} {...useCourseOptions()} />;
}
