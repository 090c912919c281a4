import { by, operations, type Rule, tests } from "./rule.ts";

const source = operations("§2", [], "DECISION-46");
const journal = [by("journal/journal.ts", "journalLines")];
const lines = [
  tests(
    "journal/journal.test.ts",
    "JOURNAL-01 JOURNAL-02 of %s",
    "JOURNAL-01 JOURNAL-02 balance for any record whose total is the sum of its items, and for every other posting",
  ),
];

/** The daily journal in double entry. */
export const journalRules: readonly Rule[] = [
  {
    id: "JOURNAL-01",
    title: "Accounts of a sale, a refund and a certificate",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "total: debit of card clearing once a card was charged, else of receivable, for a certificate of certificate sales; item: credit of revenue, a used certificate of certificate liability, a sold one of certificate sales; a negative amount is on the other side",
    reading: null,
    implementedBy: journal,
    testedBy: lines,
  },
  {
    id: "JOURNAL-02",
    title: "Postings that balance in themselves",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "issue: certificate sales to certificate liability; write-off of what was due: revenue to receivable; cost: cost of rounds to payable to courses; a negative amount the other way around",
    reading: null,
    implementedBy: journal,
    testedBy: lines,
  },
  {
    id: "JOURNAL-03",
    title: "The journal ties to the ledger and the reports",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula: "of each day debits = credits; receivable = due; revenue, cost, certificates = the reports' figures",
    reading: null,
    implementedBy: journal,
    testedBy: [
      tests(
        "server/src/sales/journal/exports.test.ts",
        "JOURNAL-03 the journal balances on each day, and ties to ledger, certificates and reports",
      ),
    ],
  },
];
