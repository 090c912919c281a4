import { type Cents, type CourseInput, parseCents } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { clubProphetCourses, golfCourses, golfnowCourses, golfswitchCourses } from "../../db/schema/golfCourses.ts";

/** Stores a new course with its links outside, and answers its id. */
export async function insertCourse(tx: Database, { course, links }: CourseRows): Promise<number> {
  const [added] = await tx.insert(golfCourses).values(course).returning({ id: golfCourses.id });
  if (added === undefined) throw new Error("The new course was not stored.");
  await writeLinks(tx, added.id, links);
  return added.id;
}

export async function updateCourse(tx: Database, id: number, { course, links }: CourseRows): Promise<void> {
  await tx.update(golfCourses).set(course).where(eq(golfCourses.id, id));
  await writeLinks(tx, id, links);
}

type CourseRows = ReturnType<typeof courseRows>;

/** What is stored of a course, and where. */
export function courseRows({
  golfswitch_course,
  golfnow_course,
  club_prophet_course,
  cart_rate,
  price_min,
  price_max,
  ...fields
}: CourseInput) {
  const prices = {
    cart_rate_cents: cents(cart_rate),
    price_min_cents: cents(price_min),
    price_max_cents: cents(price_max),
  };
  return { course: { ...fields, ...prices }, links: { golfswitch_course, golfnow_course, club_prophet_course } };
}

/** The amount of a price that was read before; null for a blank one. */
const cents = (dollars: string): Cents | null => (dollars === "" ? null : Result.getOrThrow(parseCents(dollars)));

async function writeLinks(tx: Database, golf_course_id: number, links: CourseRows["links"]): Promise<void> {
  const { golfswitch_course, golfnow_course, club_prophet_course } = links;
  await tx
    .insert(golfswitchCourses)
    .values({ ...golfswitch_course, golf_course_id })
    .onConflictDoUpdate({ target: golfswitchCourses.golf_course_id, set: golfswitch_course });
  await tx
    .insert(golfnowCourses)
    .values({ ...golfnow_course, golf_course_id })
    .onConflictDoUpdate({ target: golfnowCourses.golf_course_id, set: golfnow_course });
  await tx
    .insert(clubProphetCourses)
    .values({ ...club_prophet_course, golf_course_id })
    .onConflictDoUpdate({ target: clubProphetCourses.golf_course_id, set: club_prophet_course });
}
