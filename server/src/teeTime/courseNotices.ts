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

type Notice = typeof courseNotices.$inferSelect;

/** The newest notice of a tee time; undefined where its course was notified of nothing. */
async function newestNotice(tx: Database, tee_time_id: number): Promise<Notice | undefined> {
  const ofTeeTime = eq(courseNotices.tee_time_id, tee_time_id);
  const [newest] = await tx.select().from(courseNotices).where(ofTeeTime).orderBy(desc(courseNotices.id)).limit(1);
  return newest;
}

/** Whether a tee time stands as a notice has it, and has not moved, gained or lost players since. */
const standsAsIn = (
  notice: Notice,
  { golf_course_id, play_date, play_time, players, seated_at }: typeof teeTimes.$inferSelect,
): boolean =>
  notice.golf_course_id === golf_course_id &&
  notice.play_date === play_date &&
  notice.play_time === play_time &&
  notice.players === players &&
  (notice.kept ?? players) >= players &&
  seated_at <= notice.created_at;

/** Whether a tee time still stands as its course was notified of it last, also where it was of nothing. */
export async function standsAsTold(tx: Database, teeTime: typeof teeTimes.$inferSelect): Promise<boolean> {
  const newest = await newestNotice(tx, teeTime.id);
  return newest === undefined || standsAsIn(newest, teeTime);
}

/** Stores what a course knows of a tee time: by whoever told it, or by its number, which is by no person. */
export async function storeNotice(
  tx: Database,
  { teeTime, staff }: Pick<Told, "teeTime"> & { readonly staff: Told["staff"] | null },
  more: Partial<Pick<Notice, "created_at" | "kept" | "is_agreed">> = {},
): Promise<void> {
  const { id: tee_time_id, golf_course_id, play_date, play_time, players, canceled_at } = teeTime;
  const known = { tee_time_id, golf_course_id, play_date, play_time, players, is_canceled: canceled_at !== null };
  const by = { staff_user_id: staff?.id ?? null, staff_user: staff?.email ?? "" };
  await tx.insert(courseNotices).values({ ...known, ...by, ...more });
}

/**
 * Stores that a course gave a number, new to a tee time, for what this is after a change: from then on it knows it, or since it was told
 * the very same. What a number that came with the booking was given for is stored by a trigger, with the first change under it or one to INTERNAL
 * (0053_notices_by_trigger, 0055_lost_numbers).
 */
export async function noteNumber(
  tx: Database,
  before: typeof teeTimes.$inferSelect,
  teeTime: Told["teeTime"],
): Promise<void> {
  const newest = await newestNotice(tx, before.id);
  if (newest === undefined && !isInternal(before.confirmation)) return;
  const isKnown = newest?.is_canceled === false && (newest.staff_user !== "" || !isInternal(before.confirmation));
  const since = isKnown && standsAsIn(newest, { ...before, ...teeTime }) ? { created_at: newest.created_at } : {};
  await storeNotice(tx, { teeTime, staff: null }, since);
}

/**
 * Stores what the course knows of a tee time before it changes under a number that it once had, as a trigger does under the number it has
 * (0053_notices_by_trigger). Of one that has lost all its numbers it surely knows no player.
 */
export async function noteNumberGiven(tx: Database, teeTime: typeof teeTimes.$inferSelect): Promise<void> {
  const newest = await newestNotice(tx, teeTime.id);
  if (newest !== undefined && !newest.is_canceled) return;
  const kept = isInternal(teeTime.confirmation) ? 0 : null;
  await storeNotice(tx, { teeTime, staff: null }, { kept, created_at: teeTime.seated_at });
}

/** Stores that staff told a course of a tee time, or that it agreed to a change, and who did, in its history. */
export async function noteToldCourse(
  tx: Database,
  {
    course,
    is_agreed = false,
    ...told
  }: Told &
    Partial<Pick<Notice, "is_agreed">> & { readonly course: Pick<typeof golfCourses.$inferSelect, "course_name"> },
): Promise<void> {
  await storeNotice(tx, told, { is_agreed });
  const { id, play_date, play_time, players, canceled_at } = told.teeTime;
  const place = [course.course_name, dayText(play_date), timeText(play_time)].join(", ");
  const course_told =
    canceled_at === null ? `${place}, ${players} ${players === 1 ? "player" : "players"}` : `Canceled: ${place}`;
  const entry = { entity: "tee_time", id, staff: told.staff, action: "course told" } as const;
  await recordHistory(tx, { ...entry, before: null, after: { course_told } });
}
