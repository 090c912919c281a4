import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import { teeTimes } from "./teeTimes.ts";

/** `migration`: sold before terms were stored, so that they are those of the rate on the day of the migration. */
export const termsTakenFor = ["sale", "course change", "migration"] as const;

/** Whether the rate of terms has neither a wholesale rate nor a provider who settles it: the opposite of the domain's `isCostKnown`. */
export const hasNoKnownCost = (rate: SQLWrapper): SQL =>
  sql`(${rate} = 'null' or (${rate} ->> 'type' = 'RicGolfRate' and ${rate} -> 'wholesale_rate' = 'null'))`;

/**
 * The terms that a tee time was sold at, in the domain's form (`decodeSaleTerms`). Rows are only added: the newest holds, and is
 * another than the first when the tee time changed its course.
 */
export const saleTerms = pgTable(
  "sale_terms",
  {
    id: id(),
    tee_time_id: integer()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    taken_for: text({ enum: termsTakenFor }).notNull(),
    taken_at: instant().notNull().defaultNow(),
    /** The version of the rules that computed with them; null where an earlier version of the server did. */
    rule_set: text(),
    terms: jsonb().notNull(),
    /** The quote of the sale (`decodeStoredQuote`); null of all other terms, and where an earlier version of the server sold it. */
    quote: jsonb(),
  },
  (table) => [
    index("sale_terms_tee_time").on(table.tee_time_id, table.id),
    // Reports count the sales whose cost is not known, which are few.
    index("sale_terms_cost_not_known")
      .on(table.tee_time_id)
      .where(hasNoKnownCost(sql`(${table.terms} -> 'rate')`)),
    // A tee time is sold once.
    uniqueIndex("sale_terms_sale").on(table.tee_time_id).where(sql`${table.taken_for} <> 'course change'`),
  ],
);
