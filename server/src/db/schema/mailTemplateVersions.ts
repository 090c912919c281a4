import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * What staff made of an e-mail template, each save a row: the newest counts, and what it said before can be restored. A template
 * without rows says what the product came with, which is version 0.
 */
export const mailTemplateVersions = pgTable(
  "mail_template_versions",
  {
    template: text().notNull(),
    version: integer().notNull(),
    content: text().notNull(),
    /** Who saved it, by the address of then. */
    staff_user: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.template, table.version] })],
);
