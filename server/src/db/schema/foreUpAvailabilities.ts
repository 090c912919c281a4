import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, isTimeOfDay, localDate, stamps, timeOfDay } from "./columns.ts";
import { courseGroups } from "./courseGroups.ts";
import { golfCourses } from "./golfCourses.ts";
import { golfRates } from "./golfRates.ts";

/** A free tee time collected from a course's own system. Its waiting customers are availability_queues. */
export const foreUpAvailabilities = pgTable(
  "fore_up_availabilities",
  {
    id: id(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    course_group_id: integer().references(() => courseGroups.id, { onDelete: "set null" }),
    golf_rate_id: integer().references(() => golfRates.id, { onDelete: "set null" }),
    available_date: localDate().notNull(),
    available_time: timeOfDay().notNull(),
    /** The numbers of players that can be booked, smallest first. */
    spots: integer().array().notNull(),
    is_new: boolean().notNull().default(false),
    scraped_at: instant().notNull(),
    /** When staff closed its queue; an open queue has none. */
    queue_closed_at: instant(),
    ...stamps,
  },
  (table) => [
    uniqueIndex("fore_up_availabilities_once").on(table.golf_course_id, table.available_date, table.available_time),
    index("fore_up_availabilities_when").on(table.available_date, table.available_time),
    index("fore_up_availabilities_rate").on(table.golf_rate_id),
    check("fore_up_availabilities_time", isTimeOfDay(table.available_time)),
    check("fore_up_availabilities_spots", sql`cardinality(${table.spots}) > 0 and 0 < all(${table.spots})`),
  ],
);
