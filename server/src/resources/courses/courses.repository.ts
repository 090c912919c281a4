import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { golfCourses } from "../../db/schema/index.ts";

const isActive = eq(golfCourses.inactive, false);

/** Live: what the public may book. Internal: what staff may book, so courses kept from the public too. */
const conditions = {
  all: undefined,
  live: and(isActive, eq(golfCourses.internal_only, false)),
  internal: isActive,
} satisfies Record<string, SQL | undefined>;

/** The courses a selector offers, by name. */
export function listChoices(db: Database, which: keyof typeof conditions) {
  return db
    .select({ id: golfCourses.id, name: golfCourses.course_name })
    .from(golfCourses)
    .where(conditions[which])
    .orderBy(asc(lower(golfCourses.course_name)), asc(golfCourses.id));
}
