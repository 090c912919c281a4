import type { Mistake } from "./mistakes.ts";

/** The mistakes of one file of the server; `test` has to notice them, or a row of the wiring without one. */
export const inFile =
  (file: string, test?: string) =>
  (what: string, from: string, to: string, reading: string | null = null): Mistake => ({
    what,
    file: `server/src/${file}.ts`,
    from,
    to,
    topic: null,
    reading,
    ...(test === undefined ? {} : { test }),
  });

/** A mistake that a topic of the oracle finds too. */
export const alsoIn = (topic: string, mistake: Mistake): Mistake => ({ ...mistake, topic });

const store = inFile("features/booking/storeBooking");
const priced = inFile("pricing/quoteBooking");
const terms = inFile("pricing/saleTerms");
const found = inFile("pricing/pricing.repository");
const moved = inFile("features/teeTimes/moveTeeTime");
const adjusted = inFile("features/teeTimes/changeAmounts");
const corrected = inFile("features/teeTimes/adjustLedger");
const offered = inFile("features/cancelation/cancelOptions");
const reversed = inFile("features/cancelation/reverseSale");
const checked = inFile("features/booking/booking.handlers", "server/src/features/booking/booking.handlers.test.ts");
const figures = inFile("sales/figures");
const refundDay = inFile("features/reports/bookings/refundDays", "server/src/features/reports/refundDays.test.ts");

/**
 * Mistakes where the rules meet storage, in code and SQL of the server: a wrong column, moment, sign, join or number of players or
 * sets. Each differs from a row of `tests/wiring/rows.ts`, or fails the test that it names.
 */
export const wiringMistakes: readonly Mistake[] = [
  store("stores the commission of one player", "saleCommission(terms, booking.players)", "saleCommission(terms, 1)"),
  moved(
    "keeps the commission when players change",
    "{ cost_cents, commission_cents } : shareOf(sold.terms, players)",
    "{ cost_cents, commission_cents } : { ...shareOf(sold.terms, players), commission_cents }",
    "COMMISSION-03",
  ),
  terms(
    "owes the course for one set",
    "({ id, quantity, cost: cost_cents })",
    "({ id, quantity: 1, cost: cost_cents })",
  ),
  terms(
    "owes the full rate without a wholesale rate",
    "wholesale_rate: rate.wholesale_rate_cents",
    "wholesale_rate: rate.wholesale_rate_cents ?? rate.raw_rate",
  ),
  terms("bounds refunds by the deposit", "max_refund: rate.max_refund_cents", "max_refund: rate.deposit_cents"),
  alsoIn(
    "ledger",
    inFile("features/summaries/certificateSummary")(
      "counts the certificates of canceled bookings",
      "isNull(teeTimes.canceled_at),",
      "",
      "FIGURE-04",
    ),
  ),
  found("prices clubs of another course", "eq(rentalClubs.golf_course_id, golf_course_id)", "sql`true`"),
  found("rents archived clubs", "eq(rentalClubs.archived, false)", "sql`true`"),

  store("stores the fee as the clubs' part", 'amount("rental_clubs")', 'amount("service_fee")'),
  store(
    "stores a certificate's balance as its part",
    "gift_certificate_amount_cents: quote.gift_used",
    "gift_certificate_amount_cents: certificate?.raw_balance ?? zeroCents",
  ),
  store(
    "stores the charge as the amount paid",
    "payment_id, total: booking.total",
    "payment_id, total: booking.charge",
  ),
  store("stores the clubs' rate as their charge", "raw_charge: club.raw_charge", "raw_charge: club.raw_rate"),
  store("stores one set of each club", "quantity,\n      raw_charge", "quantity: 1,\n      raw_charge"),
  store(
    "files a discount under the tee time",
    'if (rule === "discount") return { golf_discount_id: discount?.id ?? null };',
    "",
  ),
  store("owes the course for one player", "courseCost(terms, booking.players)", "courseCost(terms, 1)"),
  terms("owes the course the clubs' charge", "club: { id, cost_cents }", "club: { id, raw_charge: cost_cents }"),
  priced("charges the clubs' rate", "raw_charge: club.raw_charge", "raw_charge: club.raw_rate"),
  terms(
    "takes dollars of commission for a percentage",
    "  is_commission_dollars\n    ?",
    "  !is_commission_dollars\n    ?",
  ),
  moved(
    "owes the course for the players before",
    "shareOf(sold.terms, players)",
    "shareOf(sold.terms, teeTime.players)",
  ),
  moved(
    "forgets the rented clubs when players change",
    "shareOf(sold.terms, players)",
    "shareOf({ ...sold.terms, rental_clubs: [] }, players)",
  ),
  moved(
    "changes what a canceled booking costs",
    "players === teeTime.players || teeTime.canceled_at !== null",
    "players === teeTime.players",
  ),
  moved(
    "pays a moved booking's commission at the rate it was sold at",
    "...shareOf(terms, players)",
    "...shareOf(terms, players), commission_cents: shareOf(sold.terms, players).commission_cents",
  ),
  inFile("teeTime/soldTerms")(
    "reads the first terms of a booking for the newest",
    "desc(saleTerms.id)",
    "saleTerms.id",
  ),
  terms(
    "keeps the course's balance of a refund",
    "non_refundable: rate.non_refundable_cents",
    "non_refundable: rate.course_balance_cents",
  ),
  offered("takes the terms for the players that stand", "playersSold({ teeTime })", "teeTime.players"),
  offered("offers again what was refunded", "centsFrom(refunded + inProgress)", "centsFrom(inProgress)"),
  inFile("features/cancelation/openCancelation")(
    "records the refund asked for as the standard one",
    "isStandardRefund(refund, totals) ? refund : totals.refund_total",
    "refund",
  ),
  reversed("records a refund without the certificate's part", "addCents(card, returned)", "Result.succeed(card)"),
  reversed(
    "returns the refund to the certificate",
    "certificate_id: certificate.id, amount: returned",
    "certificate_id: certificate.id, amount: card",
  ),
  reversed(
    "refunds the sale of another booking",
    "refunded_record_id: record?.id ?? null",
    "refunded_record_id: record === null ? null : record.id - 1",
  ),
  adjusted(
    "moves the clubs' part into the charge",
    "rental_clubs: teeTime.rental_clubs_cents",
    "rental_clubs: sumOf([])",
  ),
  inFile("features/teeTimes/changeAmounts", "server/src/features/teeTimes/changeAmounts.test.ts")(
    "takes a tee time without a record for one that costs nothing",
    "card: restOf(teeTime)",
    "card: teeTime.transaction_record_id === null ? sumOf([]) : restOf(teeTime)",
  ),
  corrected(
    "adds to the certificate's items what it pays less",
    "gift_certificate_id: id, total: negateCents(more)",
    "gift_certificate_id: id, total: more",
  ),
  moved(
    "owes and pays by the rate as it is",
    ": shareOf(sold.terms, players)",
    `: shareOf(
          {
            ...sold.terms,
            ...saleTermsOf({
              rate: await rateAtOtherCourse(tx, { golf_course_id: course_id, play_date, play_time, today }),
              clubs: [],
            }),
          },
          players,
        )`,
    "ANSWER-41",
  ),
  moved(
    "takes another course's terms for the players before",
    "...shareOf(terms, players)",
    "...shareOf(terms, teeTime.players)",
  ),
  alsoIn(
    "adjustments",
    adjusted(
      "bounds a discount by the charge before",
      "maxDiscount(found, charge_cents)",
      "maxDiscount(found, teeTime.charge_cents)",
      "ADJUST-02",
    ),
  ),
  alsoIn(
    "adjustments",
    adjusted(
      "lets a certificate pay more again",
      "if (sumOf(certificates.map(({ more }) => more)) > 0) throw",
      "if (sumOf([]) > 0) throw",
      "ADJUST-03",
    ),
  ),
  alsoIn(
    "adjustments",
    corrected("enters no item of the tee time", "total: moved }", "total: zeroCents }", "ADJUST-04"),
  ),
  alsoIn(
    "adjustments",
    corrected(
      "returns nothing to a certificate that pays less",
      "amount: negateCents(more), tee_time_id",
      "amount: more < 0 ? zeroCents : negateCents(more), tee_time_id",
      "LEDGER-01",
    ),
  ),
  alsoIn(
    "ledger",
    inFile("sales/certificates")(
      "counts as redeemed what was returned",
      "filter (where not ${isSale})",
      "filter (where not ${isSale} and ${transactionItems.total} < 0)",
      "LEDGER-02",
    ),
  ),
  inFile("payments/refunds")("counts refunds as payments", "coalesce(-sum(", "coalesce(sum("),
  alsoIn(
    "ledger",
    figures(
      "counts the rounds of canceled bookings",
      "rounds: ifItStands(teeTimes.players)",
      "rounds: sql`${teeTimes.players}`",
      "FIGURE-01",
    ),
  ),
  inFile("db/schema/teeTimes")(
    "adds the discount to the price",
    "${service_fee_cents} - ${discount_amount_cents}",
    "${service_fee_cents} + ${discount_amount_cents}",
  ),
  alsoIn(
    "ledger",
    figures(
      "takes the commission off the margin",
      "sql`(${revenue} - ${owed})`",
      "sql`(${revenue} - ${owed} - ${ifItStands(teeTimes.commission_cents)})`",
      "FIGURE-02",
    ),
  ),
  figures("owes for canceled bookings", "ifItStands(teeTimes.cost_cents)", "sql`${teeTimes.cost_cents}`"),
  figures(
    "calls a booking charged by its certificate",
    "${transactionRecords.payment_id} is not null",
    "${transactionRecords.total} > 0",
  ),
  alsoIn(
    "ledger",
    inFile("features/summaries/teeTimeSummary")(
      "sums the day of another time zone",
      'and(...bookedIn(period, "created", timeZone))',
      'and(...bookedIn(period, "created", "UTC"))',
      "FIGURE-03",
    ),
  ),
  inFile("features/summaries/leaderboard")(
    "shows agents the day of play",
    'bookedIn(period, "created", timeZone)',
    'bookedIn(period, "played", timeZone)',
  ),
  inFile("features/summaries/leaderboard", "server/src/features/summaries/summaries.test.ts")(
    "begins the leaderboard's month on its day",
    "board(month)",
    "board({ start: day, end: month.end })",
  ),
  alsoIn(
    "ledger",
    inFile("sales/journal/exports", "server/src/sales/journal/exports.test.ts")(
      "takes back a canceled booking's cost on the day of its sale",
      "${day(\"t.canceled_at\")}, 'cost'",
      "${day(\"t.created_at\")}, 'cost'",
    ),
  ),
  inFile(
    "features/reports/exceptions/exceptions.repository",
    "server/src/features/reports/exceptions/exceptions.test.ts",
  )("lists a provider's rate among those without a cost", "${golfRates.type} is distinct from 'ApiGolfRate'", "true"),
  inFile("features/teeTimes/list/listTeeTimes", "server/src/features/teeTimes/list/listTeeTimes.test.ts")(
    "lists as paid what no card was charged for",
    "'paid', (select ${bookingFigures.paid}",
    "'paid', (select ${bookingFigures.sold}",
  ),
  alsoIn(
    "booked_total",
    inFile("features/booking/priceBooking", "server/src/features/booking/bookTeeTime.test.ts")(
      "books for less than was shown",
      "expected !== quote.total",
      "expected < quote.total",
    ),
  ),
  inFile("features/teeTimes/previewCost", "server/src/features/teeTimes/previewCost.test.ts")(
    "previews the margin of what was sold",
    "revenue: bookingFigures.revenue",
    "revenue: bookingFigures.sold",
  ),
  inFile("features/booking/priceBooking", "server/src/features/booking/bookTeeTime.test.ts")(
    "books with a code that is not for so many players",
    "{ charge, players, course_id: course.id, today,",
    "{ charge, players: 1, course_id: course.id, today,",
  ),
  inFile("features/cancelation/undoBooking", "server/src/features/cancelation/undoBooking.test.ts")(
    "keeps what a certificate paid whole when it is undone",
    "certificate: certificate === null ?",
    "certificate: certificate === null || !isCharged ?",
  ),
  inFile("resources/giftCertificates/moveBalance", "server/src/features/teeTimes/changeAmounts.test.ts")(
    "takes more off a certificate than is on it",
    ", gte(giftCertificates.raw_balance, less)",
    "",
  ),
  refundDay(
    "counts what was undone among a day's refunds",
    "not(isOfUndone(transactionRecords.refunded_record_id)),",
    "",
  ),
  refundDay("takes what a certificate got back off a day's refunds", "isNotNull(transactionItems.tee_time_id),", ""),
  figures(
    "pays commission for canceled bookings",
    "ifItStands(teeTimes.commission_cents)",
    "sql`${teeTimes.commission_cents}`",
  ),
  inFile("sales/figures", "server/src/features/cancelation/undoBooking.test.ts")(
    "shows the reversal of an undone booking as refunded",
    "unlessUndone(teeTimes.refunded_cents)",
    "teeTimes.refunded_cents",
  ),
  inFile("features/summaries/certificateSummary", "server/src/features/summaries/summaries.test.ts")(
    "counts as used a certificate that paid nothing",
    "gt(sql`${teeTimes.gift_certificate_amount_cents}`, 0),",
    "",
  ),
  checked(
    "checks a code as if no certificate paid",
    'has_gift_certificate: order.gift_cert_serial !== ""',
    "has_gift_certificate: false",
  ),
  checked(
    "checks a certificate as if there were no code",
    "certificateRefusals(certificate, discount, course_id)",
    "certificateRefusals(certificate, null, course_id)",
  ),
  checked("sends a code's upper bound as its lower one", "formatCents(min_discount)", "formatCents(max_discount)"),
  inFile("features/booking/bookTeeTime", "server/src/features/booking/booking.handlers.test.ts")(
    "replays a booking to an order with another certificate",
    'omit: ["cvv",',
    'omit: ["cvv", "gift_cert_serial",',
  ),
  inFile("features/booking/bookingOrder", "server/src/features/booking/bookTeeTime.test.ts")(
    "rents the last number of clubs that are named twice",
    "(quantities.get(id) ?? 0) + quantity",
    "quantity",
  ),
  inFile("features/cancelation/cancelation.repository", "server/src/features/cancelation/cancelTeeTime.test.ts")(
    "opens another person's cancelation by its key",
    "eq(cancelations.staff_user_id, staff_user_id), ",
    "",
  ),
  inFile("resources/giftCertificates/correctSale", "server/src/resources/giftCertificates/giftCertificates.test.ts")(
    "enters no value of $0",
    "difference === zeroCents && sold.length > 0",
    "difference === zeroCents",
  ),
  inFile("features/reports/bookings/accountsPayable", "server/src/features/reports/costNotKnown.test.ts")(
    "names the unknown costs of courses that were not asked for",
    "costNotKnownLine(db, whereOf(asked))",
    'costNotKnownLine(db, bookedIn(periodOf(asked), "played", timeZone))',
  ),
  inFile("features/reports/bookings/byAgent", "server/src/features/reports/costNotKnown.test.ts")(
    "counts the unknown costs of all time",
    "findCostNotKnown(db, where)",
    "findCostNotKnown(db, [])",
  ),
  inFile("features/reports/bookings/revenueComparison", "server/src/features/reports/reportFigures.test.ts")(
    "rounds a fall in revenue up",
    "(Math.sign(cents / whole) * Math.round(Math.abs((cents * 10_000) / whole)))",
    "Math.round((cents * 10_000) / whole)",
  ),
];
