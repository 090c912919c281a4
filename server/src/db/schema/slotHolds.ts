import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { foreUpAvailabilities } from "./foreUpAvailabilities.ts";
import { staffUsers } from "./staffUsers.ts";

/** Seats of a known slot that are kept for an agent until `held_until`, by the database's clock. Their forms share it (slotHoldForms). */
export const slotHolds = pgTable(
  "slot_holds",
  {
    id: id(),
    fore_up_availability_id: integer()
      .notNull()
      .references(() => foreUpAvailabilities.id, { onDelete: "cascade" }),
    staff_user_id: integer()
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    players: integer().notNull(),
    held_until: instant().notNull(),
    /** The agent who asked for the seats last. */
    asked_by: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    asked_at: instant(),
    /** The ids of all who asked. */
    askers: integer().array().notNull().default([]),
    ...stamps,
  },
  (table) => [
    uniqueIndex("slot_holds_once").on(table.fore_up_availability_id, table.staff_user_id),
    index("slot_holds_staff_user").on(table.staff_user_id),
    index("slot_holds_asked_by").on(table.asked_by),
    check("slot_holds_players", sql`${table.players} > 0`),
  ],
);
