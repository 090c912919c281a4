import { sql } from "drizzle-orm";
import { readConfig } from "../config/config.ts";
import { askIn, booksExtent, checkBooks, inOneLine } from "../sales/books/checkBooks.ts";
import { onDatabase } from "./onDatabase.ts";

const usage = `Checks the books of DATABASE_URL or DATA_DIR, and lists what breaks a rule. Nothing is changed.
  npm run books:check [-- --seal <number>:<hash>]
With --seal, a seal that an earlier check printed has to be among the present ones.`;

try {
  const seal = readArguments(process.argv.slice(2));
  const count = await onDatabase(readConfig(process.env), (db) =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        const ask = askIn(tx);
        console.log(`Books at ${new Date().toISOString()}`);
        let found = 0;
        for await (const difference of checkBooks(ask, seal)) {
          found += 1;
          console.log(inOneLine(difference));
        }
        console.log(await booksExtent(ask));
        return found;
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    ),
  );
  console.log(count === 0 ? "The books are right." : `Differences: ${count}`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments(given: readonly string[]): { readonly number: number; readonly hash: string } | null {
  if (given.length === 0) return null;
  const [, number, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(given[1] ?? "") ?? [];
  if (given[0] !== "--seal" || given.length > 2 || number === undefined || hash === undefined) throw new Error(usage);
  return { number: Number(number), hash };
}
