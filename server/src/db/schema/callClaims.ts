import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { sessions } from "./sessions.ts";
import { staffUsers } from "./staffUsers.ts";

/**
 * The agent who is calling about a lead or a place in a queue (`calls.subject`), until `claimed_until` by the database's clock, or until the
 * session in which it was claimed ends.
 */
export const callClaims = pgTable(
  "call_claims",
  {
    subject: text().primaryKey(),
    staff_user_id: integer()
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    claimed_until: instant().notNull(),
  },
  (table) => [
    index("call_claims_staff_user").on(table.staff_user_id),
    index("call_claims_session").on(table.session_id),
  ],
);
