/** A course of a summary with the number it is ranked by: a count of rounds, or cents. */
export type RankedCourse = { readonly course: string; readonly value: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The number of an entry: itself, else its revenue, else its count (UNCLEAR-27); 0 when it has none. */
const valueOf = (entry: unknown): number => {
  if (typeof entry === "number") return Number.isFinite(entry) ? entry : 0;
  if (!isRecord(entry)) return 0;
  return valueOf([entry["revenue"], entry["count"]].find((value) => typeof value === "number"));
};

const highestFirst = (one: RankedCourse, other: RankedCourse): number =>
  // Survives EqualityOperator: no two keys of a record are the same.
  other.value - one.value || (one.course < other.course ? -1 : 1);

/** The highest courses of a summary's map, three by default, highest first and equal ones by name (CALC-15). */
export const topCourses = (courses: Readonly<Record<string, unknown>>, count = 3): readonly RankedCourse[] =>
  Object.entries(courses)
    .map(([course, entry]) => ({ course, value: valueOf(entry) }))
    .sort(highestFirst)
    .slice(0, count);
