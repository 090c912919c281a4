import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

const accountsOf = (JOURNAL_ACCOUNTS: string) => readConfig({ JOURNAL_ACCOUNTS }).journalAccounts;

it("names the accounts of the journal that are set, and keeps the others", () => {
  expect(accountsOf(" revenue = 4100 Golf sales;card_clearing=1050 Bank, cards = all; ")).toEqual({
    ...accountsOf(""),
    revenue: "4100 Golf sales",
    card_clearing: "1050 Bank, cards = all",
  });
});

it.each([
  ["an account that there is not", "income=4000 Income", /of the accounts card_clearing, /],
  ["no account", "4000 Income", /account=number and name/],
  ["no name", "revenue=", /account=number and name/],
  ["a line break", "revenue=4000\nIncome", /account=number and name/],
  ["more than 80 characters", `revenue=${"4".repeat(81)}`, /account=number and name/],
  ["an account twice", "revenue=1 A; revenue=2 B", /each account once/],
  ["one number and name for two accounts", "revenue=1200 Receivable", /another number and name for each account/],
])("refuses %s in one line that names the setting", (_, value, words) => {
  expect(() => accountsOf(value)).toThrow(/^JOURNAL_ACCOUNTS: expected [^\n]+\.$/);
  expect(() => accountsOf(value)).toThrow(words);
});
