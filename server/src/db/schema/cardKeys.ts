import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Which key the saved cards are encrypted with, by what is derived from it: a server with another one does not start. */
export const cardKeys = pgTable("card_keys", {
  id: text().primaryKey(),
  created_at: instant().notNull().defaultNow(),
});
