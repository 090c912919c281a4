import type { components } from "@teedesk/openapi";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

type Wire = components["schemas"];

/**
 * Who did, or tried, what touches security, from where, and what came of it. Entries are only ever added: a trigger refuses
 * everything else, and the role the server runs as has no right to it.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    created_at: instant().notNull().defaultNow(),
    event: text().$type<Wire["AuditEvent"]>().notNull(),
    outcome: text().$type<Wire["AuditOutcome"]>().notNull(),
    /** Id and e-mail as they were then, not a reference. The e-mail is what was typed when nobody was signed in. */
    staff_user_id: integer(),
    staff_user: text(),
    network_address: text().notNull(),
    /** The operation and the status it was answered with, and what it was about. */
    operation: text().notNull(),
    status: integer().notNull(),
    detail: text(),
  },
  (table) => [
    index("audit_entries_time").on(table.created_at),
    index("audit_entries_event").on(table.event, table.id),
    // Parts of either text: what no entry holds is found as soon as what a thousand hold.
    index("audit_entries_texts").using(
      "gin",
      table.staff_user.op("gin_trgm_ops"),
      table.network_address.op("gin_trgm_ops"),
    ),
  ],
);
