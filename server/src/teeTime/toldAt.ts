import { isInternal } from "@teedesk/domain";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { preparedFor } from "../db/preparedFor.ts";
import { courseNotices } from "../db/schema/courseNotices.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import type { SeatReader, SlotPlace } from "./slotSeats.ts";

/** The newest notice of a tee time, and its confirmation. */
const newestTold = preparedFor((db) =>
  db
    .select({ told: courseNotices, confirmation: teeTimes.confirmation })
    .from(courseNotices)
    .innerJoin(teeTimes, eq(teeTimes.id, courseNotices.tee_time_id))
    .where(eq(courseNotices.tee_time_id, sql.placeholder("id")))
    .orderBy(desc(courseNotices.id))
    .limit(1)
    .prepare("newest_told"),
);

/**
 * A tee time as its course has it at a place, even if it is elsewhere now; null where the course was last notified of another place, or never. As
 * in told_of(), an INTERNAL tee time is known by a person's notice alone.
 */
export async function findToldAt(
  db: Database,
  id: number,
  { course_id, play_date, play_time }: SlotPlace,
): Promise<NonNullable<SeatReader["told"]> | null> {
  const [newest] = await newestTold(db).execute({ id });
  if (newest === undefined) return null;
  const { is_canceled, golf_course_id, players, created_at, staff_user, ...told } = newest.told;
  if (isInternal(newest.confirmation) && staff_user === "") return null;
  const isThere = golf_course_id === course_id && told.play_date === play_date && told.play_time === play_time;
  return isThere && !is_canceled ? { players, told_players: players, told_since: created_at.getTime() } : null;
}
