import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { entity } from "./columns.ts";

/** The one row whose message every staff member sees; an empty text shows nothing. */
export const broadcastMessages = pgTable(
  "broadcast_messages",
  { id: integer().primaryKey().default(1), message: text().notNull().default(""), ...entity },
  (table) => [check("broadcast_messages_single", sql`${table.id} = 1`)],
);
