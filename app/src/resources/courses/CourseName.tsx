import { textOf } from "@teedesk/ui";
import { useCourseOptions } from "./useCourseOptions.ts";

/** A course in words; an id the list does not have stays as it is. */
export function CourseName({ value }: { readonly value: string }) {
  return textOf(useCourseOptions().options, value) || value;
}
