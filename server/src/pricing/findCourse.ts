import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";

/** A course staff may book; null when there is none, or when it is inactive. */
export async function findCourse(db: Database, id: number): Promise<typeof golfCourses.$inferSelect | null> {
  const [course] = await db
    .select()
    .from(golfCourses)
    .where(and(eq(golfCourses.id, id), eq(golfCourses.inactive, false)));
  return course ?? null;
}
