import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  discountCourses,
  giftCertificates,
  golfCourses,
  golfRates,
  rentalClubs,
  teeTimes,
} from "../../db/schema/index.ts";
import { failure } from "../../refusal.ts";

/**
 * What keeps a course, since it would lose its meaning: a discount for this course alone would hold everywhere. Pictures,
 * maintenances and places in groups and holidays go with the course.
 */
const keepers = [
  ["rate", golfRates, golfRates.golf_course_id],
  ["rental club", rentalClubs, rentalClubs.golf_course_id],
  ["tee time", teeTimes, teeTimes.golf_course_id],
  ["gift certificate", giftCertificates, giftCertificates.golf_course_id],
  ["discount", discountCourses, discountCourses.golf_course_id],
] as const;

/** Deletes a course, or throws 409 with what refers to it in words. */
export async function deleteCourse(tx: Database, id: number): Promise<void> {
  // Waits for those who are about to refer to the course, and keeps others from it: nothing comes after the count.
  await tx.select({ id: golfCourses.id }).from(golfCourses).where(eq(golfCourses.id, id)).for("update");
  const reasons: string[] = [];
  for (const [name, table, course_id] of keepers) {
    const count = await tx.$count(table, eq(course_id, id));
    if (count > 0) reasons.push(`${count} ${name}${count === 1 ? "" : "s"}`);
  }
  if (reasons.length > 0) {
    throw failure(409, `This course is still used by ${list.format(reasons)}. Make it inactive instead.`);
  }
  await tx.delete(golfCourses).where(eq(golfCourses.id, id));
}

const list = new Intl.ListFormat("en");
