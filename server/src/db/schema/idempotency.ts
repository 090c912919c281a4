import type { components } from "@teedesk/openapi";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** Results of the operations that can be repeated under their key. */
export type KeyedResults = {
  readonly bookTeeTime: components["schemas"]["TeeTime"];
  readonly cancelTeeTime: components["schemas"]["CancelOutcome"];
};

/**
 * One row per Idempotency-Key a staff user sent for an operation (ANSWER-17). In flight while `answer` is null:
 * the holder of `claim_id` works on it until `lease_until`; after that another attempt may take the claim over.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    operation: text().$type<keyof KeyedResults>().notNull(),
    staff_user_id: integer().notNull(),
    key: text().notNull(),
    /** Keyed hash of the body, so that the same key with another body is noticed; the body cannot be read from it. */
    fingerprint: text().notNull(),
    claim_id: uuid().notNull(),
    lease_until: timestamp({ withTimezone: true }).notNull(),
    answer: jsonb().$type<KeyedResults[keyof KeyedResults]>(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("idempotency_keys_once").on(table.staff_user_id, table.operation, table.key),
    index("idempotency_keys_age").on(table.created_at),
  ],
);
