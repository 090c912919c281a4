import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sessions } from "./sessions.ts";
import { slotHolds } from "./slotHolds.ts";

/**
 * The forms that share a hold, by ids of their own, with the sessions that opened them. A trigger ends the hold when its last form gives it
 * up, or when that form's session ends.
 */
export const slotHoldForms = pgTable(
  "slot_hold_forms",
  {
    slot_hold_id: integer()
      .notNull()
      .references(() => slotHolds.id, { onDelete: "cascade" }),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    form: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slot_hold_id, table.session_id, table.form] }),
    index("slot_hold_forms_session").on(table.session_id),
  ],
);
