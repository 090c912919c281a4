import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

const dialog = inFile("features/cancelation/cancelOptions", "server/src/features/cancelation/cancelOptions.test.ts");
const priced = inFile("features/booking/priceBooking", "server/src/features/booking/bookTeeTime.test.ts");

/** Mistakes in what is refunded, counted and compared, each of which an auditor has made by hand. */
export const refundMistakes: readonly Mistake[] = [
  dialog(
    "counts the hours of notice on UTC's clock",
    "time zone ${config.names.business_time_zone})`",
    "time zone 'UTC')`",
  ),
  dialog("offers again what is being refunded", "centsFrom(refunded + inProgress)", "centsFrom(refunded)"),
  inFile("features/cancelation/cancelOptions")(
    "refunds a booking that no card paid",
    "record === null || record.payment_id === null",
    "record === null",
  ),
  inFile("payments/refunds")("takes the largest refund for all of them", "coalesce(-sum(", "coalesce(-min("),
  inFile("features/cancelation/finishCancelation")(
    "returns the certificate's part with any refund",
    "done.cancel && stored.certificate !== null",
    "stored.certificate !== null",
  ),
  inFile("sales/figures")(
    "leaves out what a certificate paid where no card did",
    "else ${certificate} end`",
    "else 0 end`",
  ),
  inFile("sales/period", "server/src/features/reports/reports.test.ts")(
    "takes today's rounds for played",
    "${teeTimes.play_date} < ${today}",
    "${teeTimes.play_date} <= ${today}",
  ),
  inFile("platform/businessDay")(
    "ends a period at UTC's midnight",
    "midnight(sql`${to}::date + 1`, timeZone)",
    'midnight(sql`${to}::date + 1`, "UTC")',
  ),
  inFile("resources/giftCertificates/ledger")(
    "enters the whole balance as a correction",
    "missing: sql`${giftCertificates.raw_balance} - ${entered}`",
    "missing: sql`${giftCertificates.raw_balance} - 0 * ${entered}`",
  ),
  priced("books at another total than was shown", "if (expected !== quote.total)", "if (false)"),
  {
    what: "rounds the share of those who left up",
    file: "packages/domain/src/refund/refundTotals.ts",
    from: "(product - (product % players_sold)) / players_sold",
    to: "Math.ceil(product / players_sold)",
    topic: "standard_refund",
    reading: null,
  },
  {
    what: "gives way to a rate that is as high",
    file: "packages/domain/src/golfRate/chooseRate.ts",
    from: "rate.raw_rate < first.rate.raw_rate",
    to: "rate.raw_rate <= first.rate.raw_rate",
    topic: "rate_choice",
    reading: null,
  },
];
