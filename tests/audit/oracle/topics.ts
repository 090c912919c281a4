import { type Asker, asker, storedAsker } from "./topic.ts";
import { adjustmentsTopic } from "./topics/adjustments.ts";
import { bookedTotalTopic } from "./topics/bookedTotal.ts";
import { reportDateTopic, weekTopic } from "./topics/calendar.ts";
import { cancelTermsTopic } from "./topics/cancelTerms.ts";
import { closureChangesTopic, closureTotalsTopic } from "./topics/closures.ts";
import { certificateTopic, discountIssuesTopic } from "./topics/discount.ts";
import { journalEntryTopic, marginPerSlotTopic } from "./topics/journal.ts";
import { ledgerTopic } from "./topics/ledger.ts";
import { centsTopic, chargeTopic, discountAmountTopic, percentTopic, serviceFeeTopic } from "./topics/money.ts";
import { moneyDoubtsTopic } from "./topics/moneyDoubts.ts";
import { offerPriceTopic, wishedMinutesTopic } from "./topics/offers.ts";
import { adjustedChargeTopic, quoteTopic } from "./topics/quote.ts";
import { commissionTopic, courseCostTopic, rateChoiceTopic, saleCommissionTopic } from "./topics/rates.ts";
import {
  cardTopic,
  certificateFormTopic,
  certificateSalesTopic,
  clubQuantityTopic,
  rateFormTopic,
  teeTimeChangeTopic,
} from "./topics/records.ts";
import { cancelPlanTopic, refundChoiceTopic, standardRefundTopic } from "./topics/refund.ts";
import { refundHistoryTopic } from "./topics/refundHistory.ts";
import { importedSaleTopic, saleTopic } from "./topics/sales.ts";
import { slotHistoryTopic } from "./topics/slots.ts";
import { averagesTopic, dollarsTopic, leaderboardTopic, topCoursesTopic } from "./topics/summary.ts";

/** Everything that is compared. */
export const askers: readonly Asker[] = [
  asker(quoteTopic),
  asker(centsTopic),
  asker(chargeTopic),
  asker(percentTopic),
  asker(serviceFeeTopic),
  asker(discountAmountTopic),
  asker(discountIssuesTopic),
  asker(certificateTopic),
  asker(refundChoiceTopic),
  asker(standardRefundTopic),
  asker(weekTopic),
  asker(reportDateTopic),
  asker(leaderboardTopic),
  asker(topCoursesTopic),
  asker(dollarsTopic),
  asker(refundHistoryTopic),
  asker(saleTopic),
  asker(importedSaleTopic),
  asker(cancelPlanTopic),
  asker(cancelTermsTopic),
  asker(commissionTopic),
  asker(saleCommissionTopic),
  asker(courseCostTopic),
  asker(adjustedChargeTopic),
  asker(rateChoiceTopic),
  asker(averagesTopic),
  asker(slotHistoryTopic),
  asker(moneyDoubtsTopic),
  asker(journalEntryTopic),
  asker(marginPerSlotTopic),
  asker(rateFormTopic),
  asker(certificateFormTopic),
  asker(certificateSalesTopic),
  asker(clubQuantityTopic),
  asker(cardTopic),
  asker(teeTimeChangeTopic),
  asker(offerPriceTopic),
  asker(wishedMinutesTopic),
  asker(closureTotalsTopic),
  asker(closureChangesTopic),
  storedAsker(ledgerTopic),
  storedAsker(adjustmentsTopic),
  storedAsker(bookedTotalTopic),
];
