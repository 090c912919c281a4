import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, isTimeOfDay, localDate, timeOfDay } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";
import { staffUsers } from "./staffUsers.ts";
import { teeTimes } from "./teeTimes.ts";

/**
 * A tee time as its course was notified of it, by whom and when. Rows are only added, and `kept` lowered; the last one is what the course
 * knows, so that whatever differs from it has still to be told. A trigger stores what a number was given for when a tee time first changes under it, or loses it with a
 * change. Of a number, stored by it or entered, `staff_user` is blank, since no person told the course: it counts while the tee time has it.
 */
export const courseNotices = pgTable(
  "course_notices",
  {
    id: id(),
    tee_time_id: integer()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    play_date: localDate().notNull(),
    play_time: timeOfDay().notNull(),
    players: integer().notNull(),
    is_canceled: boolean().notNull(),
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    staff_user: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    /**
     * The players who have kept their seats there ever since, if fewer: 0 once the tee time was moved away. Lowered by a trigger on tee times
     * alone. The course may have freed the others, also where they are back.
     */
    kept: integer(),
    /** Stored with a change that this course agreed to: it says nothing of another course, as every other word of a person does. */
    is_agreed: boolean().notNull().default(false),
  },
  (table) => [
    index("course_notices_tee_time").on(table.tee_time_id, table.id),
    index("course_notices_course").on(table.golf_course_id),
    index("course_notices_staff_user").on(table.staff_user_id),
    check("course_notices_players", sql`${table.players} > 0`),
    check("course_notices_kept", sql`${table.kept} >= 0`),
    check("course_notices_time", isTimeOfDay(table.play_time)),
  ],
);
