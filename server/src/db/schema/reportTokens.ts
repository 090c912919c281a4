import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { sessions } from "./sessions.ts";

/** Secrets that download one report once (DECISIONS 27), as SHA-256. Using one removes it, and so does signing out. */
export const reportTokens = pgTable(
  "report_tokens",
  {
    id: id(),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The file name of the report without `.xlsx`. */
    report: text().notNull(),
    token_hash: text().notNull().unique(),
    expires_at: instant().notNull(),
    ...stamps,
  },
  (table) => [index("report_tokens_session").on(table.session_id), index("report_tokens_expiry").on(table.expires_at)],
);
