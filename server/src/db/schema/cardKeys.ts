import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** A hash derived from the key that the saved cards are encrypted with: a server with another key does not start. */
export const cardKeys = pgTable("card_keys", {
  id: text().primaryKey(),
  created_at: instant().notNull().defaultNow(),
});
