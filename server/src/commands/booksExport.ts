import { readConfig } from "../config/config.ts";
import { journalCsv, ledgerCsv } from "../sales/journal/exports.ts";
import { endWith, onBooks, WrongCall } from "./onBooks.ts";

const usage = "npm run --silent books:export -- ledger|journal > books.csv";

// Who reads has seen enough, such as `head`.
let isRead = false;
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  isRead = true;
});

try {
  const [what, ...others] = process.argv.slice(2);
  if ((what !== "ledger" && what !== "journal") || others.length > 0) throw new WrongCall(usage);
  const config = readConfig(process.env);
  await onBooks(config, async (ask) => {
    const lines =
      what === "ledger" ? ledgerCsv(ask) : journalCsv(ask, config.names.business_time_zone, config.journalAccounts);
    for await (const line of lines) {
      if (isRead) break;
      process.stdout.write(line);
    }
  });
} catch (error) {
  endWith(error);
}
