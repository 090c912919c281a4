import { and, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { invalid } from "../../platform/refusal.ts";

const { id, course_name } = golfCourses;

/**
 * No two courses share a name, in whatever case or spelling of accents: staff choose them by it. A unique index would refuse
 * those that already do, so one save at a time looks.
 */
export async function refuseTakenName(tx: Database, course: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('golf_courses.course_name', 0))`);
  const isSame = and(sql`fold_text(${course_name}) = fold_text(${name})`, ne(id, course));
  const [other] = await tx.select({ course_name }).from(golfCourses).where(isSame).limit(1);
  if (other !== undefined) throw invalid({ course_name: [`Another course is called ${other.course_name}.`] });
}
