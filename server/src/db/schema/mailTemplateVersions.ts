import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Staff's versions of an e-mail template, each save a row: the newest is used, and earlier ones can be restored. A template
 * without rows has the product's own text, which is version 0.
 */
export const mailTemplateVersions = pgTable(
  "mail_template_versions",
  {
    template: text().notNull(),
    version: integer().notNull(),
    content: text().notNull(),
    /** The staff member who saved it, by the e-mail address of that time. */
    staff_user: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.template, table.version] })],
);
