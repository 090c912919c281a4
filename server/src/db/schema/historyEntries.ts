import type { components } from "@teedesk/openapi";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

type Wire = components["schemas"];

/** A change of a record. Entries are only ever added, in the transaction of the change itself (DECISION-46). */
export const historyEntries = pgTable(
  "history_entries",
  {
    id: id(),
    entity: text().$type<Wire["HistoryEntity"]>().notNull(),
    record_id: integer().notNull(),
    /** Id and e-mail of that time, not a reference: an entry outlives record and staff user. Null is the system. */
    staff_user_id: integer(),
    staff_user: text(),
    action: text().notNull(),
    changes: jsonb().$type<readonly Wire["FieldChange"][]>().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index("history_entries_record").on(table.entity, table.record_id, table.id)],
);
