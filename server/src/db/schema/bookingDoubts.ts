import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { teeTimes } from "./teeTimes.ts";

/** The doubts that were confirmed when a tee time was booked, by their codes, until somebody has checked the booking. */
export const bookingDoubts = pgTable(
  "booking_doubts",
  {
    tee_time_id: integer()
      .primaryKey()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    doubts: text().array().notNull(),
    checked_at: instant(),
    checked_by: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index("booking_doubts_unchecked").on(table.created_at).where(sql`${table.checked_at} is null`)],
);
