import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { entity, id, localDate } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

/** Days on which a course is closed or not in its usual state. */
export const maintenances = pgTable(
  "maintenances",
  {
    id: id(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    start_date: localDate().notNull(),
    end_date: localDate().notNull(),
    description: text().notNull().default(""),
    ...entity,
  },
  (table) => [
    index("maintenances_course").on(table.golf_course_id),
    index("maintenances_days").on(table.start_date, table.end_date),
    check("maintenances_order", sql`${table.start_date} <= ${table.end_date}`),
  ],
);
