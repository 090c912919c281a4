import type { components } from "@teedesk/openapi";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

type Wire = components["schemas"];

/**
 * Acts that matter for security: who did or tried what, from which address, with which outcome. Entries are only ever added: a
 * trigger refuses every other change, and the server's role has no right to make one.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    created_at: instant().notNull().defaultNow(),
    event: text().$type<Wire["AuditEvent"]>().notNull(),
    outcome: text().$type<Wire["AuditOutcome"]>().notNull(),
    /** Id and e-mail of that time, not a reference. Without a session the e-mail is the one that was typed. */
    staff_user_id: integer(),
    staff_user: text(),
    network_address: text().notNull(),
    /** The operation, the status of its response, and its subject. */
    operation: text().notNull(),
    status: integer().notNull(),
    detail: text(),
  },
  (table) => [
    index("audit_entries_time").on(table.created_at),
    index("audit_entries_event").on(table.event, table.id),
    // Parts of either text: a text without matches is searched as fast as one with a thousand.
    index("audit_entries_texts").using(
      "gin",
      table.staff_user.op("gin_trgm_ops"),
      table.network_address.op("gin_trgm_ops"),
    ),
  ],
);
