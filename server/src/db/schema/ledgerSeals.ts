import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Seals of the ledger, numbered without gaps. Each covers the records, items, movements and terms of sales after those of the seal before
 * it, and its hash includes that seal's hash: one changed, removed or inserted row breaks it and all that follow (DECISION-46).
 */
export const ledgerSeals = pgTable("ledger_seals", {
  number: integer().primaryKey(),
  /** The newest ids covered. */
  last_record: integer().notNull(),
  last_item: integer().notNull(),
  last_movement: bigint({ mode: "number" }).notNull(),
  /** SHA-256 in hex. */
  hash: text().notNull(),
  sealed_at: instant().notNull().defaultNow(),
  /** Null of a seal from before 0060, which covers no terms. */
  last_terms: integer(),
});
