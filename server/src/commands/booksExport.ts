import { sql } from "drizzle-orm";
import { readConfig } from "../config/config.ts";
import { askIn } from "../sales/books/checkBooks.ts";
import { journalCsv, ledgerCsv } from "../sales/journal/exports.ts";
import { onDatabase } from "./onDatabase.ts";

const usage = `Writes the books of DATABASE_URL or DATA_DIR as CSV, as they are at one moment.
  npm run --silent books:export -- ledger > ledger.csv     a line for each item
  npm run --silent books:export -- journal > journal.csv   each day by account, in double entry`;

try {
  const [what, ...others] = process.argv.slice(2);
  if ((what !== "ledger" && what !== "journal") || others.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  await onDatabase(config, (db) =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        const ask = askIn(tx);
        const lines =
          what === "ledger" ? ledgerCsv(ask) : journalCsv(ask, config.names.business_time_zone, config.journalAccounts);
        for await (const line of lines) process.stdout.write(line);
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
