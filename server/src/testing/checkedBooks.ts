import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { BooksDifference } from "../sales/books/booksDifference.ts";
import { askIn, checkBooks, type KnownSeal } from "../sales/books/checkBooks.ts";
import { sealLedger } from "../sales/books/sealLedger.ts";
import { unguarded } from "./unguarded.ts";

export const differencesIn = (db: Database, known: KnownSeal | null = null): Promise<readonly BooksDifference[]> =>
  db.transaction(async (tx) => {
    const differences: BooksDifference[] = [];
    for await (const difference of checkBooks(askIn(tx), known)) differences.push(difference);
    return differences;
  });

const dated = [
  "transaction_records",
  "transaction_items",
  "gift_certificate_movements",
  "payment_intents",
  "cancelations",
  "tee_times",
];

/** Lets the ledger be old enough to be sealed, and seals it. */
export async function sealAll(db: Database): Promise<void> {
  await unguarded(db, async (tx) => {
    for (const table of dated)
      await tx.execute(
        sql`update ${sql.identifier(table)} set created_at = least(created_at, now() - interval '2 days')`,
      );
  });
  while (await sealLedger(db));
}
