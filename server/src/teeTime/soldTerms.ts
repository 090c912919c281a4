import { decodeSaleTerms, type Issue, ruleSetVersion, type SaleTerms, type StoredQuote } from "@teedesk/domain";
import { desc, eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { saleTerms } from "../db/schema/saleTerms.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";

/** The terms that hold for a tee time, and when and why they were taken. */
export type SoldTerms = Pick<typeof saleTerms.$inferSelect, "taken_for" | "taken_at" | "rule_set"> & {
  readonly terms: SaleTerms;
};

type StoredTerms = Pick<typeof saleTerms.$inferSelect, "taken_for" | "taken_at" | "rule_set" | "terms">;

/** The newest terms of the tee time of a query, to be joined to it. */
export const newestTerms = (db: Database) =>
  db
    .select({
      taken_for: saleTerms.taken_for,
      taken_at: saleTerms.taken_at,
      rule_set: saleTerms.rule_set,
      terms: saleTerms.terms,
    })
    .from(saleTerms)
    .where(eq(saleTerms.tee_time_id, teeTimes.id))
    .orderBy(desc(saleTerms.id))
    .limit(1)
    .as("newest_terms");

/** Throws on terms that cannot be read, or that are missing: no amount follows from a guess. */
export function soldTermsOf(tee_time_id: number, stored: StoredTerms | null): SoldTerms {
  if (stored === null) throw new Error(`Tee time ${tee_time_id} has no terms of its sale.`);
  const terms = decodeSaleTerms(stored.terms);
  if (Result.isFailure(terms))
    throw new Error(`The terms of tee time ${tee_time_id} are unreadable: ${pathsOf(terms.failure)}.`);
  return { ...stored, terms: terms.success };
}

const pathsOf = (issues: readonly Issue[]): string => issues.map(({ path }) => path).join(", ");

/** Stores terms that a tee time is sold at from now on, with the quote when it was priced by them. */
export async function storeTerms(
  tx: Database,
  sold: {
    readonly tee_time_id: number;
    readonly taken_for: "sale" | "course change";
    readonly terms: SaleTerms;
    readonly quote: StoredQuote | null;
  },
): Promise<SoldTerms> {
  const [stored] = await tx
    .insert(saleTerms)
    .values({ ...sold, rule_set: ruleSetVersion })
    .returning();
  return soldTermsOf(sold.tee_time_id, stored ?? null);
}
