import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

const dialog = inFile("features/cancelation/cancelOptions", "server/src/features/cancelation/cancelOptions.test.ts");
const priced = inFile("features/booking/priceBooking", "server/src/features/booking/bookTeeTime.test.ts");
const consent = inFile("features/cancelation/openCancelation", "server/src/features/cancelation/consents.test.ts");
const listed = inFile(
  "features/reports/exceptions/exceptions.repository",
  "server/src/features/reports/exceptions/exceptions.test.ts",
);
const steps = inFile(
  "features/cancelation/cancelation.repository",
  "server/src/features/cancelation/finishCancelation.test.ts",
);
const exported = inFile("sales/journal/exports", "server/src/sales/journal/ledgerLines.test.ts");
const payment = inFile("features/promises/openPromises", "server/src/features/promises/failedPayment.test.ts");

const settled = inFile("payments/intents", "server/src/features/promises/settledPayment.test.ts");
const withdrawn = inFile("payments/refunds", "server/src/features/promises/failedPayment.test.ts");

/** Mistakes in what is refunded, counted and compared, each of which an auditor has made by hand. */
export const refundMistakes: readonly Mistake[] = [
  payment("shows no one that a card was refused after booking", "where ${isToSettle} and", "where false and"),
  payment("lists a refused payment that was refunded whole", "and amount > r.refunded", ""),
  payment(
    "takes a refund that was refused too off a refused payment",
    "where c.tee_time_id = t.id and c.refund_id is not null) as r",
    "where c.tee_time_id = t.id) as r",
  ),
  settled(
    "forgets what is kept of a payment that was never charged, and who was charged after all",
    "(${paymentIntents.state} = 'captured') = (${isSettled})",
    "${paymentIntents.state} = 'capturing' and not ${isSettled}",
  ),
  settled(
    "leaves the card open for what was settled",
    "when 'capturing' then 'voiding'",
    "when 'capturing' then 'capturing'",
  ),
  withdrawn(
    "credits a card that was never charged",
    'if (settlement.kind === "done")\n    return refused',
    'if (settlement.kind !== "done")\n    return refused',
  ),
  inFile("payments/refunds", "server/src/features/promises/settledPayment.test.ts")(
    "gives back by no one what was paid otherwise",
    'return refused.isSettled ? { kind: "settled" } : {',
    "return {",
  ),
  withdrawn(
    "asks the card again for what was refunded of it",
    "await take(db, gateway, refused.id)",
    'take && ({ kind: "done" } as const)',
  ),
  inFile("payments/intents", "server/src/features/promises/failedPayment.test.ts")(
    "takes a payment for voided that the gateway captured",
    'if (settlement.kind === "refused") {\n    await db\n      .update(paymentIntents)\n      .set({ state: "captured"',
    'if (settlement.kind === "refused") {\n    await db\n      .update(paymentIntents)\n      .set({ state: "voided"',
  ),
  inFile("features/cancelation/pursueCancelation", "server/src/features/promises/failedPayment.test.ts")(
    "says of a card that was never charged that it was refunded",
    "if (isNeverCharged(refund_id))",
    "if (refund_id === null)",
  ),
  inFile("features/mail/mailFields", "server/src/features/promises/failedPayment.test.ts")(
    "mails a refund to a card that was never charged",
    'label: "Not charged to the card"',
    'label: "Refunded"',
  ),
  inFile("sales/books/paymentRules", "server/src/sales/books/checkLedger.test.ts")(
    "takes a refused payment for given back without a refund",
    "\n        and not exists (select from cancelations c where c.tee_time_id = t.id and c.payment_id = p.payment_id)",
    "\n        and false",
  ),
  inFile("plugins/metrics", "server/src/plugins/plugins.test.ts")(
    "pages operations for a card that was refused",
    ", not(isToSettle)))",
    "))",
  ),
  inFile("payments/intents", "server/src/features/promises/failedPayment.test.ts")(
    "takes a gateway that does not respond for one that refuses",
    'gateway.capture(id);\n  if (settlement.kind === "refused")',
    'gateway.capture(id);\n  if (settlement.kind !== "done")',
  ),
  settled(
    "charges a card for what a person was paid otherwise",
    '["owned", "capturing"]), not(isSettled))',
    '["owned", "capturing"]))',
  ),
  dialog(
    "counts the hours of notice on UTC's clock",
    "time zone ${config.names.business_time_zone})`",
    "time zone 'UTC')`",
  ),
  dialog("offers again what is being refunded", "centsFrom(refunded + inProgress)", "centsFrom(refunded)"),
  inFile("features/cancelation/cancelOptions")(
    "refunds a booking that no card paid",
    "paid: paidByCard(record)",
    "paid: record?.total ?? 0",
  ),
  {
    what: "takes for paid what no card paid",
    file: "packages/domain/src/transaction/transactionRecord.ts",
    from: "record === null || record.payment_id === null",
    to: "record === null",
    topic: null,
    reading: null,
  },
  inFile("features/mail/mailFields", "server/src/features/mail/sendTeeTimeMail.test.ts")(
    "promises a refund of a booking that no card paid",
    "paid: paidByCard(record)",
    "paid: record?.total ?? 0",
  ),
  inFile("features/mail/mailFields", "server/src/features/mail/sendTeeTimeMail.test.ts")(
    "promises what goes back for the players that stand",
    "players_sold: playersSold(stored)",
    "players_sold: teeTime.players",
  ),
  inFile("features/proof/proveTerms", "server/src/features/proof/proveTeeTime.test.ts")(
    "proves a standard refund of a booking that no card paid",
    "const paid = paidByCard(record);",
    "const paid = record?.total ?? 0;",
  ),
  inFile("features/proof/proveTeeTime", "server/src/features/proof/proveTeeTime.test.ts")(
    "proves something else whenever a refused card is asked again",
    'state === "capturing" && refused_at !== null ? refused_at : updated_at',
    "updated_at",
  ),
  inFile("payments/intents", "server/src/features/promises/failedPayment.test.ts")(
    "shows a payment as refused that was captured since",
    ', ne(paymentIntents.state, "captured"))',
    ")",
  ),
  inFile("features/cancelation/undoBooking", "server/src/features/cancelation/undoBooking.test.ts")(
    "undoes a booking beside a cancelation that still asks the course",
    "in ('asking', 'agreed')",
    "in ('agreed')",
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
  inFile("features/booking/bookTeeTime", "server/src/features/booking/bookTeeTime.test.ts")(
    "books at a price that changed while its card was authorised",
    'if (priced.booking.total !== total) return refused("booking.total", "total_changed");',
    "",
  ),
  inFile("pricing/pricing.repository", "server/src/features/booking/booking.handlers.test.ts")(
    "takes a code at any course",
    "courses: rows.flatMap(({ course }) => course ?? []),",
    "courses: [],",
  ),
  consent(
    "consents to a refund of which less is left",
    "asked.get(name) === value",
    'name === "transaction_total" || asked.get(name) === value',
  ),
  inFile("resources/giftCertificates/consentToCorrection", "server/src/features/cancelation/consents.test.ts")(
    "corrects no value on consent",
    "...(value !== null && { transaction_item: { total: value } }),",
    "",
  ),
  inFile("resources/giftCertificates/correctionLimit", "server/src/resources/giftCertificates/correctionLimit.test.ts")(
    "counts what a canceled booking gave back as a correction",
    "id), isSale, eq(",
    "id), eq(",
  ),
  inFile("features/reports/exceptions/exceptions.repository", "server/src/features/cancelation/consents.test.ts")(
    "lists a corrected value without who consented",
    "consented: consentedTo(transactionItems.gift_certificate_id, transactionRecords.created_at),",
    "",
  ),
  listed(
    "lists a refund by the terms alone",
    "sql`${cancelations.refund_amount} - ${cancelations.standard_refund}`",
    "sql`- ${cancelations.standard_refund}`",
  ),
  listed(
    "lists a corrected balance without its amount",
    "amount: sql`${giftCertificateMovements.amount}`",
    "amount: none",
  ),
  listed(
    "turns a corrected value round",
    "amount: sql`${transactionRecords.total}`",
    "amount: sql`-${transactionRecords.total}`",
  ),
  listed(
    "lists a forced cancelation that is under way",
    "where ${cancelations.state} = 'done'`;",
    "where ${cancelations.state} <> 'dropped'`;",
  ),
  inFile("features/find/found", "server/src/features/find/find.test.ts")(
    "shows a code's cents as dollars",
    "to_char(${raw_amount} / 100, 'FM$999",
    "to_char(${raw_amount}, 'FM$999",
  ),
  inFile("resources/discounts/discountAmounts", "server/src/resources/discounts/discounts.test.ts")(
    "finds a percentage by so many cents",
    "and(eq(is_dollars, true), isAmount(raw_amount, typed))",
    "isAmount(raw_amount, typed)",
  ),
  inFile("resources/rates/rateInHistory", "server/src/resources/rates/rates.test.ts")(
    "keeps the most that a rate refunds in its history without its unit",
    '"wholesale_rate", "max_refund", "service_fee"',
    '"wholesale_rate", "service_fee"',
  ),
  inFile("resources/rates/copyRateDateRanges", "server/src/resources/rates/rates.test.ts")(
    "copies a rate with its deposit as the most that it refunds",
    ".values({ ...terms, golf_course_id })",
    ".values({ ...terms, max_refund_cents: terms.deposit_cents, golf_course_id })",
  ),
  inFile("resources/discounts/discounts", "server/src/resources/discounts/discounts.test.ts")(
    "keeps the largest charge of a code in its history without its unit",
    'dollars: ["min_discount", "max_discount"]',
    'dollars: ["min_discount"]',
  ),
  inFile("features/proof/proveTeeTime", "server/src/features/proof/proveTeeTime.test.ts")(
    "proves each item of an entry with the entry's total",
    "total: item.total }",
    "total }",
  ),
  inFile("features/proof/proveTerms", "server/src/features/proof/proveTeeTime.test.ts")(
    "proves a rounded amount for the exact one",
    "({ rule, amount, exact }))",
    "({ rule, amount, exact: String(amount) }))",
  ),
  inFile("resources/rentalClubs/rentalClubs", "server/src/features/history/history.test.ts")(
    "keeps the charge of clubs in their history without its unit",
    'dollars: ["cost", "rate", "charge"]',
    'dollars: ["cost", "rate"]',
  ),
  inFile("resources/giftCertificates/correctionLimit", "server/src/resources/giftCertificates/correctionLimit.test.ts")(
    "refuses a save that corrects nothing for earlier corrections",
    "difference !== 0 && Math.abs",
    "Math.abs",
  ),
  listed("reads too few of each kind for the second page", "timeZone, offset + limit)", "timeZone, limit)"),
  inFile("features/reports/earnings/earnedHours", "server/src/features/reports/earnings/earnings.test.ts")(
    "takes a booking from before the ledger for one that a card paid",
    "${teeTimes.transaction_record_id} is not null and ${transactionRecords.id} is null",
    "${transactionRecords.id} is null",
  ),
  inFile("sales/copyFigures", "server/src/sales/copyFigures.test.ts")(
    "compares the items of two copies by their records",
    'sum(total), 0) from transaction_items"',
    'sum(total), 0) from transaction_records"',
  ),
  inFile("sales/copyFigures", "server/src/sales/copyFigures.test.ts")(
    "compares the payments of two copies that are not captured yet",
    "from payment_intents where state = 'captured'",
    "from payment_intents where state = 'owned'",
  ),
  inFile("sales/journal/exports", "server/src/sales/journal/exports.test.ts")(
    "enters a change on the day of the sale",
    `\${day("i.created_at")}, 'item'`,
    `\${day("r.created_at")}, 'item'`,
  ),
  inFile("features/reports/earnings/earningsLists", "server/src/features/reports/earnings/earnings.test.ts")(
    "lists the revenue of what was sold under cost as sold",
    "sold: figureSums.sold,",
    "sold: figureSums.revenue,",
  ),
  exported(
    "enters what a tee time from before the ledger gives back as a certificate's sale",
    "\n  or exists (select from transaction_items b where b.transaction_record_id = r.id and b.tee_time_id is not null)",
    "",
  ),
  listed("lists what was paid as due", "amount: sql`${bookingFigures.due}`", "amount: sql`${bookingFigures.paid}`"),
  inFile("sales/journal/exports", "server/src/sales/journal/exports.test.ts")(
    "exports a record's total for each item",
    "i.total::float8 as amount",
    "r.total::float8 as amount",
  ),
  exported("exports a refund without its person", "coalesce(r.staff_user, case when", "coalesce(null, case when"),
  exported("exports a change as a sale", "when ${isChange} then 'change' else", "else"),
  exported(
    "exports the first change of a tee time from before the ledger as its sale",
    " or r.created_at > t.created_at",
    "",
  ),
  exported(
    "exports a change by the agent who sold",
    "case when ${isChange} then ${changedBy} else t.agent end",
    "t.agent",
  ),
  exported("exports what was undone as refunded", "case when t.is_undone then 'void' else 'refund' end", "'refund'"),
  exported(
    "exports what a discount took off as a certificate's",
    "when i.golf_discount_id is not null then 'discount' else",
    "else",
  ),
  exported(
    "exports refunds without their confirmation",
    "r.payment_id as payment",
    "case when r.refunded_record_id is null then r.payment_id end as payment",
  ),
  inFile("features/mail/sendGiftCertificateMail", "server/src/resources/giftCertificates/giftCertificates.test.ts")(
    "mails what a certificate was sold for as its balance",
    "balance: dollars(certificate.raw_balance)",
    "balance: dollars(certificate.transaction_item?.total ?? 0)",
  ),
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
  inFile("features/cancelation/cancelation.handlers", "server/src/features/cancelation/cancelation.handlers.test.ts")(
    "forces a refund alone",
    "force: body.cancel && body.force_cancel",
    "force: body.force_cancel",
  ),
  steps(
    "enters the refund of two attempts twice",
    '.where(and(eq(cancelations.id, id), eq(cancelations.state, "agreed")))',
    ".where(eq(cancelations.id, id))",
  ),
  steps(
    "drops a cancelation that another attempt took further",
    ".where(and(eq(cancelations.id, id), eq(cancelations.state, state)))",
    ".where(eq(cancelations.id, id))",
  ),
  inFile("features/reports/bookings/bookingRows", "server/src/features/reports/unpaid.test.ts")(
    "lists no booking from before the ledger",
    ".leftJoin(transactionRecords,",
    ".innerJoin(transactionRecords,",
  ),
  inFile(
    "resources/giftCertificates/certificateInHistory",
    "server/src/resources/giftCertificates/giftCertificates.test.ts",
  )(
    "keeps a certificate's value in the history without its unit",
    'withUnits(transaction_item, { cents: ["total"] })',
    "transaction_item",
  ),
];
