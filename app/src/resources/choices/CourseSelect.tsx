import { Combobox, type InputProps } from "@teedesk/ui";
import { useCourseOptions } from "./useCourseOptions.ts";

type CourseSelectProps = InputProps & {
  /** The record's own course, which is named before the list has loaded. */
  readonly own?: { readonly id: number; readonly course_name: string } | null;
};

/** A course by name; its value is the id (CROSS-40). */
export function CourseSelect({ own = null, ...props }: CourseSelectProps) {
  const { options, loading } = useCourseOptions();
  const isListed = own === null || options.some(({ value }) => value === String(own.id));
  const known = isListed ? options : [{ value: String(own.id), text: own.course_name }, ...options];
  return <Combobox {...props} options={known} loading={loading} />;
}
