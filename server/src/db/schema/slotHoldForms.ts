import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { sessions } from "./sessions.ts";
import { slotHolds } from "./slotHolds.ts";

/**
 * The forms that share a hold, by ids of their own, with the sessions that opened them. After each change of them a trigger makes the hold
 * as large and as long as its largest and its latest form, and ends it with the last, also when that form's session ends.
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
    /** The seats that it needs, until its own time is over; null where a server of the version before stored it. */
    players: integer(),
    held_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.slot_hold_id, table.session_id, table.form] }),
    index("slot_hold_forms_session").on(table.session_id),
  ],
);
