import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import { customers } from "./customers.ts";
import { staffUsers } from "./staffUsers.ts";

/** The rows that a merge moved, by `table.column`: their ids, each with its version where the table has one. */
export type MovedRows = Readonly<Record<string, readonly (readonly [id: number, lock_version: number | null])[]>>;

/** A merge of two customers, with what its undo needs. An undo or an erasure deletes the row. */
export const customerMerges = pgTable(
  "customer_merges",
  {
    id: id(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    merged_id: integer()
      .notNull()
      .unique()
      .references(() => customers.id),
    /** The customer's version since. */
    lock_version: integer().notNull(),
    /** The customer's own values of the fields that were changed. */
    was: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    moved: jsonb().$type<MovedRows>().notNull(),
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    staff_user: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("customer_merges_customer").on(table.customer_id, table.id),
    index("customer_merges_staff_user").on(table.staff_user_id),
  ],
);
