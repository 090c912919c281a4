import { readConfig } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { askIn } from "../sales/books/checkBooks.ts";
import { journalCsv } from "../sales/journal/exports.ts";

const { journalAccounts } = readConfig({ JOURNAL_ACCOUNTS: "receivable=1200 Due" });

/** The lines of an export. */
export const writtenIn = (
  db: Database,
  csv: (ask: ReturnType<typeof askIn>) => AsyncGenerator<string>,
): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    const lines: string[] = [];
    for await (const line of csv(askIn(tx))) lines.push(line.trimEnd());
    return lines;
  });

export const journalLinesIn = (db: Database): Promise<readonly string[]> =>
  writtenIn(db, (ask) => journalCsv(ask, "America/Los_Angeles", journalAccounts));

const inCents = (dollars = "0"): number => Math.round(Number(dollars) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The journal read back: its days in the order of its lines, and the debits less credits of an account, by its number, on some days. */
export async function journalOf(db: Database) {
  const [header, ...lines] = await journalLinesIn(db);
  const entries = lines.map((line) => {
    const [day = "", account = "", debit, credit] = line.split(",");
    return { day, account: account.slice(0, 4), amount: inCents(debit) - inCents(credit) };
  });
  return {
    header,
    days: [...new Set(entries.map(({ day }) => day))],
    balance: (account: string | null, day: string | null = null): number =>
      sum(
        entries
          .filter((entry) => (account === null || entry.account === account) && (day === null || entry.day === day))
          .map(({ amount }) => amount),
      ),
  };
}
