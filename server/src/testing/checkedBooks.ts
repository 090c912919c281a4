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

const dated = {
  transaction_records: "created_at",
  transaction_items: "created_at",
  gift_certificate_movements: "created_at",
  payment_intents: "created_at",
  cancelations: "created_at",
  tee_times: "created_at",
  sale_terms: "taken_at",
  consents: "decided_at",
};

/** Lets the ledger be old enough to be sealed, and seals it. */
export async function sealAll(db: Database): Promise<void> {
  await unguarded(db, async (tx) => {
    for (const [table, column] of Object.entries(dated)) {
      const moment = sql.identifier(column);
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${moment} = least(${moment}, now() - interval '2 days') where ${moment} is not null`,
      );
    }
  });
  while (await sealLedger(db));
}
