import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { closureRuns } from "../db/schema/closureRuns.ts";
import { foreUpAvailabilities } from "../db/schema/foreUpAvailabilities.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import type { SlotPlace } from "./slotSeats.ts";

const { golf_course_id, start_date, start_time, end_date, end_time, state } = closureRuns;

/** Whether a course is being closed at a time: a closure with these hours is running (DECISION-61). */
export const isClosingAt = (course: SQLWrapper, day: SQLWrapper, time: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${closureRuns} where ${golf_course_id} = ${course} and ${state} = 'running'
    and (${day}, ${time}) between (${start_date}, ${start_time}) and (${end_date}, ${end_time}))`;

/** The same for a row of the known slots: nothing is booked there now. */
export const isClosing: SQL<boolean> = isClosingAt(
  foreUpAvailabilities.golf_course_id,
  foreUpAvailabilities.available_date,
  foreUpAvailabilities.available_time,
);

/**
 * Why nothing is booked at a place: its course is being closed there; null otherwise. With `lock` no closure of the course begins until the
 * transaction ends, so that its plan has every booking inside (DECISION-61).
 */
export async function closureRefusal(
  db: Database,
  { course_id, play_date, play_time }: SlotPlace,
  { lock }: { readonly lock: boolean },
): Promise<string | null> {
  if (lock)
    await db.select({ id: golfCourses.id }).from(golfCourses).where(eq(golfCourses.id, course_id)).for("key share");
  const isRunning = isClosingAt(sql`${course_id}::int`, sql`${play_date}::date`, sql`${play_time}::text`);
  const [place] = await db.select({ isRunning }).from(sql`(select 1) as one`);
  return place?.isRunning === true ? "The course is being closed at this time. Choose another time." : null;
}
