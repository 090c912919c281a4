import type { components } from "@teedesk/openapi";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

type Wire = components["schemas"];

/** Who changed which record, when and how. Entries are only ever added, in the transaction of the change itself. */
export const historyEntries = pgTable(
  "history_entries",
  {
    id: id(),
    entity: text().$type<Wire["HistoryEntity"]>().notNull(),
    record_id: integer().notNull(),
    /** Id and e-mail as they were then, not a reference: an entry outlives record and staff user. Null: the system. */
    staff_user_id: integer(),
    staff_user: text(),
    action: text().notNull(),
    changes: jsonb().$type<readonly Wire["FieldChange"][]>().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index("history_entries_record").on(table.entity, table.record_id, table.id)],
);
