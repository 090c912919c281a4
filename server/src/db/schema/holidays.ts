import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { entity, id, localDate } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

/** The days of a holiday; its courses are in holiday_courses. */
export const holidays = pgTable(
  "holidays",
  { id: id(), name: text().notNull(), start_date: localDate().notNull(), end_date: localDate().notNull(), ...entity },
  (table) => [
    index("holidays_days").on(table.start_date, table.end_date),
    check("holidays_order", sql`${table.start_date} <= ${table.end_date}`),
  ],
);

export const holidayCourses = pgTable(
  "holiday_courses",
  {
    holiday_id: integer()
      .notNull()
      .references(() => holidays.id, { onDelete: "cascade" }),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.holiday_id, table.golf_course_id] }),
    index("holiday_courses_course").on(table.golf_course_id),
  ],
);
