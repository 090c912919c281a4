import { isInternal, type ToldBooking } from "@teedesk/domain";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { preparedFor } from "../db/preparedFor.ts";
import { courseNotices } from "../db/schema/courseNotices.ts";
import { historyEntries } from "../db/schema/historyEntries.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import type { SlotPlace } from "./slotSeats.ts";

/** When a tee time was first moved or lost players after a notice: a save of the same moment as the notice is part of it. */
const gaveUpAt = sql<
  string | null
>`(select min(${historyEntries.created_at}) from ${historyEntries} cross join jsonb_array_elements(${historyEntries.changes}) as one
  where ${historyEntries.entity} = 'tee_time' and ${historyEntries.record_id} = ${courseNotices.tee_time_id}
    and ${historyEntries.action} <> 'created'
    and date_trunc('milliseconds', ${historyEntries.created_at}) > date_trunc('milliseconds', ${courseNotices.created_at})
    and (one ->> 'field' in ('course.id', 'play_date', 'play_time')
      or (one ->> 'field' = 'players' and (one ->> 'after')::int < (one ->> 'before')::int)))`;

/** The newest notice of a tee time, its confirmation, and when it first gave seats up since. */
const newestTold = preparedFor((db) =>
  db
    .select({ told: courseNotices, confirmation: teeTimes.confirmation, gave_up_at: gaveUpAt })
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
): Promise<ToldBooking | null> {
  const [newest] = await newestTold(db).execute({ id });
  if (newest === undefined) return null;
  const { is_canceled, golf_course_id, players, kept, created_at, staff_user, ...told } = newest.told;
  if (isInternal(newest.confirmation) && staff_user === "") return null;
  const isThere = golf_course_id === course_id && told.play_date === play_date && told.play_time === play_time;
  if (!isThere || is_canceled) return null;
  const told_since = created_at.getTime();
  // A change that began before the notice and waited for it has an older moment in the history.
  const waited = kept !== null && kept < players ? told_since : null;
  const gave_up_at = newest.gave_up_at === null ? waited : new Date(newest.gave_up_at).getTime();
  return { players, told_players: players, told_since, gave_up_at };
}
