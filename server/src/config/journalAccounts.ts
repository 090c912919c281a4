import { type JournalAccount, journalAccounts } from "@teedesk/domain";
import type { Reader } from "./environment.ts";

/** Number and name of each account of the daily journal, as the business's bookkeeping has them. */
export type AccountNames = Readonly<Record<JournalAccount, string>>;

const defaults: AccountNames = {
  card_clearing: "1100 Card clearing",
  receivable: "1200 Receivable",
  certificate_liability: "2100 Gift certificate liability",
  certificate_sales: "2150 Gift certificate sales and corrections",
  payable_to_courses: "2200 Payable to courses",
  revenue: "4000 Revenue",
  cost_of_rounds: "5000 Cost of rounds",
};

const name = "JOURNAL_ACCOUNTS";

/** `revenue=4100 Golf sales; card_clearing=1050 Bank` names two accounts, the others keep theirs. */
export function readJournalAccounts(read: Reader): AccountNames {
  const pairs = (read.optional(name) ?? "")
    .split(";")
    .filter((pair) => pair.trim() !== "")
    .map((pair) => pairIn(read, pair));
  if (new Set(pairs.map(([account]) => account)).size < pairs.length) return read.refuse(name, "each account once");
  const accounts: AccountNames = { ...defaults, ...Object.fromEntries(pairs) };
  // The journal ties to the reports account by account.
  if (new Set(Object.values(accounts)).size < journalAccounts.length)
    return read.refuse(name, "another number and name for each account");
  return accounts;
}

function pairIn(read: Reader, pair: string): readonly [JournalAccount, string] {
  const [, key = "", text = ""] = /^\s*(\w+)\s*=\s*([^\p{C}]{1,80}?)\s*$/u.exec(pair) ?? [];
  const account = journalAccounts.find((one) => one === key);
  if (account !== undefined && text !== "") return [account, text];
  return read.refuse(
    name,
    `account=number and name, with semicolons between, of the accounts ${journalAccounts.join(", ")}`,
  );
}
