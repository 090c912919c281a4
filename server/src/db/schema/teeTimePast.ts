import { bigint, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { teeTimes } from "./teeTimes.ts";

/**
 * The former figures of tee times, for reports as of a moment. A trigger writes a row whenever one of them changes; nothing else does. The
 * views of the schema `as_of` put them in the place of the present ones.
 */
export const teeTimePast = pgTable(
  "tee_time_past",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tee_time_id: integer()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    /** The moment from which they were others. */
    until: instant().notNull(),
    /** Columns of the tee time with their values until then; no text about a customer. */
    was: jsonb().notNull(),
  },
  (table) => [index("tee_time_past_until").on(table.tee_time_id, table.until, table.id)],
);
