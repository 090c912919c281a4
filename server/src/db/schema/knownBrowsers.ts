import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, stamps } from "./columns.ts";
import { staffUsers } from "./staffUsers.ts";

/** A browser from which a person has signed in. It is known by a cookie, of which the SHA-256 is stored. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    id: id(),
    staff_user_id: integer()
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    token_hash: text().notNull(),
    ...stamps,
  },
  (table) => [uniqueIndex("known_browsers_browser").on(table.token_hash, table.staff_user_id)],
);
