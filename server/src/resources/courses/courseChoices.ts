import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import { lower } from "../../db/schema/columns.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import type { Services } from "../../services.ts";

const { id, course_name: name, inactive, internal_only } = golfCourses;
const isActive = eq(inactive, false);

/** Live: courses that the public may book. Internal: courses that staff may book, including those not offered to the public. */
const choosable = {
  all: undefined,
  live: and(isActive, eq(internal_only, false)),
  internal: isActive,
} satisfies Record<string, SQL | undefined>;

/** The courses that a selector offers, by name (API-006 to API-008). */
export function courseChoiceHandlers({
  db,
}: Services): Pick<Handlers, "listCourseChoices" | "listLiveCourseChoices" | "listInternalCourseChoices"> {
  const listChoices = (which: keyof typeof choosable) =>
    db
      .select({ id, name })
      .from(golfCourses)
      .where(choosable[which])
      .orderBy(asc(lower(name)), asc(id));
  return {
    listCourseChoices: () => listChoices("all"),
    listLiveCourseChoices: () => listChoices("live"),
    listInternalCourseChoices: () => listChoices("internal"),
  };
}
