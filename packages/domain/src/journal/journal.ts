import { negateCents } from "../money/arithmetic.ts";
import { type Cents, zeroCents } from "../money/cents.ts";

/** The accounts of the daily journal, in the order of a day's lines; their numbers and names are the server's. */
export const journalAccounts = [
  "card_clearing",
  "receivable",
  "certificate_liability",
  "certificate_sales",
  "payable_to_courses",
  "revenue",
  "cost_of_rounds",
] as const;

/** An account of the journal, by its name in `JOURNAL_ACCOUNTS` (DECISION-46). */
export type JournalAccount = (typeof journalAccounts)[number];

/**
 * An amount in cents that the stored books have, to be entered in the journal: the total of a record (a tee time's or a certificate's, or
 * a refund, whose total is negative) or one of its items; a certificate's balance that is issued or corrected; the amount due of a tee time
 * that is canceled; the amount that a course is owed, negative when the tee time is canceled.
 */
export type Posting = {
  readonly amount: Cents;
} & (
  | { readonly kind: "total"; readonly of: "tee_time" | "gift_certificate"; readonly isCharged: boolean }
  | { readonly kind: "item"; readonly of: "tee_time" | "gift_certificate"; readonly isAboutCertificate: boolean }
  | { readonly kind: "issue" | "write_off" | "cost" }
);

/** One line of the daily journal: an amount in cents on one side of an account. */
export type JournalLine = { readonly account: JournalAccount; readonly debit: Cents; readonly credit: Cents };

const debit = (account: JournalAccount, amount: Cents): JournalLine =>
  // Survives EqualityOperator: an amount of 0 is on neither side.
  amount < 0
    ? { account, debit: zeroCents, credit: negateCents(amount) }
    : { account, debit: amount, credit: zeroCents };

const credit = (account: JournalAccount, amount: Cents): JournalLine => debit(account, negateCents(amount));

/** The accounts of the postings that balance in themselves: the one that is debited, and the one that is credited. */
const pairs = {
  issue: ["certificate_sales", "certificate_liability"],
  write_off: ["revenue", "receivable"],
  cost: ["cost_of_rounds", "payable_to_courses"],
} as const satisfies Readonly<Record<string, readonly [JournalAccount, JournalAccount]>>;

/**
 * The lines of a posting in double entry (JOURNAL-01, JOURNAL-02). A record's total and its items are a line each, which balance because the total is the sum of
 * the items; every other posting balances in itself. Revenue is what was sold less what went back, as in the reports.
 */
export function journalLines(posting: Posting): readonly JournalLine[] {
  const { amount } = posting;
  if (posting.kind === "total") return [debit(settledBy(posting), amount)];
  if (posting.kind === "item") return [credit(earnedBy(posting), amount)];
  const [debited, credited] = pairs[posting.kind];
  return [debit(debited, amount), credit(credited, amount)];
}

/** A certificate's value that is corrected without a card moves between sales alone. */
const settledBy = ({ of, isCharged }: Extract<Posting, { kind: "total" }>): JournalAccount => {
  if (isCharged) return "card_clearing";
  return of === "tee_time" ? "receivable" : "certificate_sales";
};

const earnedBy = ({ of, isAboutCertificate }: Extract<Posting, { kind: "item" }>): JournalAccount => {
  if (of === "gift_certificate") return "certificate_sales";
  return isAboutCertificate ? "certificate_liability" : "revenue";
};
