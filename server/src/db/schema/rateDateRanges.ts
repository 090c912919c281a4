import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { entity, id, isTimeOfDay, localDate, timeOfDay } from "./columns.ts";
import { golfRates } from "./golfRates.ts";

/** The weekday codes of the business; M and H are kept and shown as they are. */
export const rateDayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "M", "H"] as const;

/** The period of a rate: first and last day, and first and last time of day, all included. */
export const rateDateRanges = pgTable(
  "rate_date_ranges",
  {
    id: id(),
    golf_rate_id: integer()
      .notNull()
      .references(() => golfRates.id, { onDelete: "cascade" }),
    start: localDate().notNull(),
    end: localDate().notNull(),
    time_start: timeOfDay().notNull(),
    time_end: timeOfDay().notNull(),
    description: text().notNull().default(""),
    ...entity,
  },
  (table) => [
    // With all columns that a look-up reads, so that it visits only ranges that apply.
    index("rate_date_ranges_bounds").on(table.golf_rate_id, table.start, table.end, table.time_start, table.time_end),
    index("rate_date_ranges_days").on(table.start, table.end),
    check("rate_date_ranges_order", sql`${table.start} <= ${table.end} and ${table.time_start} <= ${table.time_end}`),
    check("rate_date_ranges_times", sql`${isTimeOfDay(table.time_start)} and ${isTimeOfDay(table.time_end)}`),
  ],
);

/** The weekdays of a range. */
export const rateDays = pgTable(
  "rate_days",
  {
    rate_date_range_id: integer()
      .notNull()
      .references(() => rateDateRanges.id, { onDelete: "cascade" }),
    name: text({ enum: rateDayNames }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rate_date_range_id, table.name] }),
    check("rate_days_name", sql`${table.name} in ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'M', 'H')`),
  ],
);
