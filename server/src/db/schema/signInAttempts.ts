import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";

/** Sign-ins tried for one e-mail address or from one network address (`subject`) since `window_started_at`. */
export const signInAttempts = pgTable("sign_in_attempts", {
  id: id(),
  subject: text().notNull().unique(),
  attempts: integer().notNull(),
  window_started_at: instant().notNull(),
  ...stamps,
});
