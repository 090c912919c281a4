import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { closureRuns } from "../db/schema/closureRuns.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import type { SlotPlace } from "./slotSeats.ts";

const { golf_course_id, start_date, start_time, end_date, end_time, state } = closureRuns;

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
  const running = await db.$count(
    closureRuns,
    and(
      eq(golf_course_id, course_id),
      eq(state, "running"),
      sql`(${play_date}::date, ${play_time}::text) between (${start_date}, ${start_time}) and (${end_date}, ${end_time})`,
    ),
  );
  return running === 0 ? null : "The course is being closed at this time. Choose another time.";
}
