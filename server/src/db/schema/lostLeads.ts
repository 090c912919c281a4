import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { id, isTimeOfDay, localDate, stamps, timeOfDay } from "./columns.ts";
import { customers } from "./customers.ts";
import { golfCourses } from "./golfCourses.ts";

/** A caller who did not book, with the day, time and course they asked for. */
export const lostLeads = pgTable(
  "lost_leads",
  {
    id: id(),
    lead_date: localDate().notNull(),
    play_time: timeOfDay().notNull(),
    players: integer().notNull(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    customer_id: integer().references(() => customers.id),
    ...stamps,
  },
  (table) => [
    index("lost_leads_created").on(table.created_at),
    index("lost_leads_date").on(table.lead_date, table.play_time),
    index("lost_leads_time").on(table.play_time, table.id),
    index("lost_leads_players").on(table.players, table.id),
    // Leads that fit a free tee time: those of its course and day.
    index("lost_leads_course").on(table.golf_course_id, table.lead_date),
    // The list by course reads the first of each (records/firstPageByParent.ts).
    index("lost_leads_course_order").on(table.golf_course_id, table.id),
    index("lost_leads_customer").on(table.customer_id),
    check("lost_leads_players", sql`${table.players} > 0`),
    check("lost_leads_time", isTimeOfDay(table.play_time)),
  ],
);
