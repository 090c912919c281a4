import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { staffUsers } from "./staffUsers.ts";

/**
 * One signed-in browser. Tokens are kept as SHA-256 only. With rotation on, the token replaced last is accepted until
 * `previous_until`, so that requests already under way do not sign the user out.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    staff_user_id: integer()
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    client: uuid().notNull().unique(),
    token_hash: text().notNull(),
    previous_token_hash: text(),
    previous_until: instant(),
    expires_at: instant().notNull(),
    ...stamps,
  },
  (table) => [index("sessions_staff_user").on(table.staff_user_id), index("sessions_expiry").on(table.expires_at)],
);

/** Failed sign-ins of one e-mail address or one network address (`subject`) since `window_started_at`. */
export const signInAttempts = pgTable("sign_in_attempts", {
  id: id(),
  subject: text().notNull().unique(),
  failures: integer().notNull(),
  window_started_at: instant().notNull(),
  ...stamps,
});
