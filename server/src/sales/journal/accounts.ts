import type { JournalAccount } from "@teedesk/domain";

/** Number and name of each account, as the business's bookkeeping has them. */
export const journalAccounts: Readonly<Record<JournalAccount, string>> = {
  card_clearing: "1100 Card clearing",
  receivable: "1200 Receivable",
  certificate_liability: "2100 Gift certificate liability",
  certificate_sales: "2150 Gift certificate sales and corrections",
  payable_to_courses: "2200 Payable to courses",
  revenue: "4000 Revenue",
  cost_of_rounds: "5000 Cost of rounds",
};

/** The order of a day's lines. */
export const accountOrder: readonly JournalAccount[] = [
  "card_clearing",
  "receivable",
  "certificate_liability",
  "certificate_sales",
  "payable_to_courses",
  "revenue",
  "cost_of_rounds",
];
