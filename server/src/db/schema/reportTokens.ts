import type { components } from "@teedesk/openapi";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { sessions } from "./sessions.ts";

/**
 * Downloads of reports: the secret of each as SHA-256, which works once (ANSWER-27), and the progress of its workbook.
 * Signing out removes them.
 */
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
    /** `asked` until its secret has been used. */
    state: text().$type<components["schemas"]["ReportRun"]["state"]>().notNull().default("asked"),
    rows: integer().notNull().default(0),
    /** The bytes made so far. */
    size: bigint({ mode: "number" }).notNull().default(0),
    file_name: text(),
    /** Why it failed. */
    problem: text(),
    ...stamps,
  },
  (table) => [index("report_tokens_session").on(table.session_id), index("report_tokens_expiry").on(table.expires_at)],
);
