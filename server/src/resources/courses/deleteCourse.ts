import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  availabilityQueues,
  discountCourses,
  foreUpAvailabilities,
  giftCertificates,
  golfCourses,
  golfRates,
  lostLeads,
  rentalClubs,
  teeTimes,
} from "../../db/schema/index.ts";
import { failure } from "../../platform/refusal.ts";

/** Deletes a course with its links, picture, maintenances and places in groups, or throws 409 with what refers to it. */
export async function deleteCourse(tx: Database, id: number): Promise<void> {
  // Waits for those who are about to refer to the course, and keeps others from it: nothing comes after the count.
  await tx.select({ id: golfCourses.id }).from(golfCourses).where(eq(golfCourses.id, id)).for("update");
  const references: string[] = [];
  for (const [name, count] of keepersOf(tx, id)) {
    const found = await count;
    if (found > 0) references.push(`${found} ${name}${found === 1 ? "" : "s"}`);
  }
  if (references.length > 0) {
    throw failure(409, `This course is still used by ${list.format(references)}. Make it inactive instead.`);
  }
  await tx.delete(golfCourses).where(eq(golfCourses.id, id));
}

/** What would lose its meaning without the course: a discount for this course alone, for one, would hold everywhere. */
function keepersOf(tx: Database, id: number) {
  const availabilities = tx
    .select({ id: foreUpAvailabilities.id })
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.golf_course_id, id));
  return [
    ["rate", tx.$count(golfRates, eq(golfRates.golf_course_id, id))],
    ["rental club", tx.$count(rentalClubs, eq(rentalClubs.golf_course_id, id))],
    ["tee time", tx.$count(teeTimes, eq(teeTimes.golf_course_id, id))],
    ["gift certificate", tx.$count(giftCertificates, eq(giftCertificates.golf_course_id, id))],
    ["discount", tx.$count(discountCourses, eq(discountCourses.golf_course_id, id))],
    ["lost lead", tx.$count(lostLeads, eq(lostLeads.golf_course_id, id))],
    [
      "waiting customer",
      tx.$count(availabilityQueues, inArray(availabilityQueues.fore_up_availability_id, availabilities)),
    ],
  ] as const;
}

const list = new Intl.ListFormat("en");
