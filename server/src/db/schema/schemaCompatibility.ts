import { bigint, pgTable } from "drizzle-orm/pg-core";

/**
 * The oldest version that may serve this database, by the time of its newest migration. A migration that removes something
 * which that version still uses raises it; all others leave it, so that neighbouring versions work side by side.
 */
export const schemaCompatibility = pgTable("schema_compatibility", {
  oldest: bigint({ mode: "number" }).notNull(),
});
