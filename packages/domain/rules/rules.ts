import { adjustmentRules } from "./adjustments.ts";
import { averageRules } from "./averages.ts";
import { bookingRules } from "./booking.ts";
import { calendarRules } from "./calendar.ts";
import { closureRules } from "./closures.ts";
import { commissionRules } from "./commission.ts";
import { costRules } from "./cost.ts";
import { customerRules } from "./customers.ts";
import { discountConditionRules, discountRules } from "./discount.ts";
import { doubtRules } from "./doubts.ts";
import { earningsRules } from "./earnings.ts";
import { figureRules } from "./figures.ts";
import { giftCertificateRules } from "./giftCertificate.ts";
import { importRules } from "./imports.ts";
import { journalRules } from "./journal.ts";
import { moneyRules } from "./money.ts";
import { offerRules } from "./offers.ts";
import { priceRules } from "./price.ts";
import { quickEntryRules } from "./quickEntry.ts";
import { rateRules } from "./rates.ts";
import { recordRules } from "./records.ts";
import { refundRules } from "./refund.ts";
import type { Rule } from "./rule.ts";
import { salesRules } from "./sales.ts";
import { serviceFeeRules } from "./serviceFee.ts";
import { slotRules } from "./slots.ts";
import { summaryRules } from "./summary.ts";

/** All rules by topic. Page sizes, labels, words and matches are not among them: the requirements have these. */
export const rulesByTopic: Readonly<Record<string, readonly Rule[]>> = {
  "Amounts, percentages and rounding": moneyRules,
  "Total of a booking": priceRules,
  "Rate of a round": rateRules,
  "Service fee": serviceFeeRules,
  Commission: commissionRules,
  "Cost, and the terms of a sale": costRules,
  Discount: discountRules,
  "When a discount may be used": discountConditionRules,
  "When a gift certificate may be used": giftCertificateRules,
  "What a booking is charged": bookingRules,
  "What a booking is asked about": doubtRules,
  "A paid tee time that changes": adjustmentRules,
  Refunds: refundRules,
  "Paid, due and revenue": salesRules,
  "Figures and ledgers": figureRules,
  Earnings: earningsRules,
  "Daily journal": journalRules,
  "Periods of reports": calendarRules,
  "Home page": summaryRules,
  "Averages of certificates": averageRules,
  "Stored amounts": recordRules,
  "Seats of a slot": slotRules,
  "Offers to a caller": offerRules,
  "Quick entry": quickEntryRules,
  "A course that closes": closureRules,
  "Files of another system": importRules,
  "Customers that may be one": customerRules,
};

export const rules: readonly Rule[] = Object.values(rulesByTopic).flat();

/**
 * Rules that compute, bound and date no amount: seats (DECISION-51), the order and number of offers (DECISION-56), quick entry
 * (DECISION-57), the hours and places of closures (DECISION-61), the records of imported rows (DECISION-68), duplicates (DECISION-64), a scale and a typed day. Their page is apart, and
 * an audit counts them apart.
 */
export const besideMoney: ReadonlySet<string> = new Set(
  [...slotRules, ...quickEntryRules, ...customerRules]
    .map(({ id }) => id)
    .concat("OFFER-03", "OFFER-04", "OFFER-05", "BUS-01", "BUS-05", "BUS-09", "CALC-13", "ANSWER-10", "CALC-18"),
);

export const isOfMoney = ({ id }: Rule): boolean => !besideMoney.has(id);
