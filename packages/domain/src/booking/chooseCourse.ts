/** A course to choose from. */
export type CourseChoice = { readonly id: number; readonly name: string };

/** The course to preselect: by id, else by its whole name, else by a part of it. Blank and null choose nothing. */
export type DefaultCourse = {
  readonly id: number | null;
  readonly name: string;
  readonly part: string;
};

/** Chooses the preselected course of a list, or null when none fits (OPS-IBE-52, UNCLEAR-14). */
export const chooseCourse = <Course extends CourseChoice>(
  courses: readonly Course[],
  { id, name, part }: DefaultCourse,
): Course | null => {
  const wanted = name.trim().toLowerCase();
  const contained = part.trim().toLowerCase();
  return (
    courses.find((course) => course.id === id) ??
    courses.find((course) => wanted !== "" && course.name.trim().toLowerCase() === wanted) ??
    courses.find((course) => contained !== "" && course.name.toLowerCase().includes(contained)) ??
    null
  );
};
