import { dayText, isInternal, timeText } from "@teedesk/domain";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { courseNotices } from "../db/schema/courseNotices.ts";
import type { golfCourses } from "../db/schema/golfCourses.ts";
import type { teeTimes } from "../db/schema/teeTimes.ts";
import { recordHistory } from "../platform/history/recordHistory.ts";
import type { StaffMember } from "../session/staffMember.ts";

type Told = {
  readonly teeTime: Pick<
    typeof teeTimes.$inferSelect,
    "id" | "golf_course_id" | "play_date" | "play_time" | "players" | "canceled_at"
  >;
  readonly staff: Pick<StaffMember, "id" | "email">;
};

/**
 * Stores that a course knows a tee time like this, in the transaction that makes it so (DECISION-55): by whoever told it, or by its number,
 * which is by no person.
 */
export async function storeNotice(
  tx: Database,
  { teeTime, staff }: Pick<Told, "teeTime"> & { readonly staff: Told["staff"] | null },
): Promise<void> {
  const { id: tee_time_id, golf_course_id, play_date, play_time, players, canceled_at } = teeTime;
  const known = { tee_time_id, golf_course_id, play_date, play_time, players, is_canceled: canceled_at !== null };
  await tx.insert(courseNotices).values({ ...known, staff_user_id: staff?.id ?? null, staff_user: staff?.email ?? "" });
}

/**
 * Stores what the course knows of a tee time before it changes under a number that it once had, as a trigger does under the number it has
 * (0053_notices_by_trigger). Of one that has lost all its numbers it surely knows no player.
 */
export async function noteNumberGiven(tx: Database, teeTime: typeof teeTimes.$inferSelect): Promise<void> {
  const { id: tee_time_id, golf_course_id, play_date, play_time, players, confirmation, seated_at } = teeTime;
  const [newest] = await tx
    .select({ is_canceled: courseNotices.is_canceled })
    .from(courseNotices)
    .where(eq(courseNotices.tee_time_id, tee_time_id))
    .orderBy(desc(courseNotices.id))
    .limit(1);
  if (newest !== undefined && !newest.is_canceled) return;
  const known = { tee_time_id, golf_course_id, play_date, play_time, players, is_canceled: false };
  const kept = isInternal(confirmation) ? 0 : null;
  await tx.insert(courseNotices).values({ ...known, kept, staff_user_id: null, staff_user: "", created_at: seated_at });
}

/** Whether a tee time is handled with its course by telephone: it was notified of it before. */
export const wasTold = async (tx: Database, tee_time_id: number): Promise<boolean> =>
  (await tx.$count(courseNotices, eq(courseNotices.tee_time_id, tee_time_id))) > 0;

/** Stores that staff told a course of a tee time, and who did, in its history. */
export async function noteToldCourse(
  tx: Database,
  { course, ...told }: Told & { readonly course: Pick<typeof golfCourses.$inferSelect, "course_name"> },
): Promise<void> {
  await storeNotice(tx, told);
  const { id, play_date, play_time, players, canceled_at } = told.teeTime;
  const place = [course.course_name, dayText(play_date), timeText(play_time)].join(", ");
  const course_told =
    canceled_at === null ? `${place}, ${players} ${players === 1 ? "player" : "players"}` : `Canceled: ${place}`;
  const entry = { entity: "tee_time", id, staff: told.staff, action: "course told" } as const;
  await recordHistory(tx, { ...entry, before: null, after: { course_told } });
}
