import { type Asker, asker } from "./topic.ts";
import { dateRangeTopic, reportDateTopic, reportYearsTopic, weekTopic } from "./topics/calendar.ts";
import { discountIssuesTopic } from "./topics/discount.ts";
import { centsTopic, chargeTopic, discountAmountTopic, percentTopic, serviceFeeTopic } from "./topics/money.ts";
import { quoteTopic } from "./topics/quote.ts";
import { refundChoiceTopic, standardRefundTopic } from "./topics/refund.ts";
import { refundHistoryTopic } from "./topics/refundHistory.ts";
import { saleTopic } from "./topics/sales.ts";
import { displayTopic, leaderboardTopic, pageSizeTopic, queryTypeTopic, topCoursesTopic } from "./topics/summary.ts";

/** Everything that is compared. */
export const askers: readonly Asker[] = [
  asker(quoteTopic),
  asker(centsTopic),
  asker(chargeTopic),
  asker(percentTopic),
  asker(serviceFeeTopic),
  asker(discountAmountTopic),
  asker(discountIssuesTopic),
  asker(refundChoiceTopic),
  asker(standardRefundTopic),
  asker(weekTopic),
  asker(dateRangeTopic),
  asker(reportDateTopic),
  asker(reportYearsTopic),
  asker(leaderboardTopic),
  asker(topCoursesTopic),
  asker(queryTypeTopic),
  asker(pageSizeTopic),
  asker(displayTopic),
  asker(refundHistoryTopic),
  asker(saleTopic),
];
