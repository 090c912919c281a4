import { closureMistakes } from "./closures.ts";
import { refundMistakes } from "./refunds.ts";
import { seatMistakes } from "./seats.ts";
import { triggerMistakes } from "./triggers.ts";
import { wiringMistakes } from "./wiring.ts";

/**
 * A possible mistake in the calculation: `from`, which its file has once, becomes `to`. A test beside it has to fail on each in the
 * domain, a row of tests/wiring/rows.ts on each in the server, and the rules in SQL have to return another result where one of
 * their topics covers it.
 */
export type Mistake = {
  /** The behavior of the code with the mistake: "rounds a half down". */
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The topic of the oracle that finds it; null where no topic covers it. */
  readonly topic: string | null;
  /** The rule whose rejected reading it is. */
  readonly reading: string | null;
  /** The test of the server that has to fail on it, instead of a row of the wiring. */
  readonly test?: string;
};

/** The mistakes of one file that one topic finds. */
const inFile =
  (file: string, topic: string | null) =>
  (what: string, from: string, to: string, reading: string | null = null): Mistake => ({
    what,
    file: `packages/domain/src/${file}.ts`,
    from,
    to,
    topic,
    reading,
  });

const rounding = inFile("money/arithmetic", "quote");
const amount = inFile("money/parseCents", "cents");
const percent = inFile("money/percent", "percent");
const duplicate = inFile("customer/duplicate", null);
const clubs = inFile("booking/rentalClubsLine", "quote");
const fee = inFile("booking/serviceFeeLine", "quote");
const feeOfRate = inFile("golfRate/serviceFee", "service_fee");
const discountAmount = inFile("discount/discountAmount", "discount_amount");
const condition = inFile("discount/discountIssues", "discount_issues");
const total = inFile("booking/quote", "quote");
const refund = inFile("refund/refundTotals", "standard_refund");
const sale = inFile("report/saleFigures", "sale_figures");
const commission = inFile("golfRate/commission", "commission");
const averages = inFile("summary/averagePrices", "averages");
const week = inFile("calendar/dayArithmetic", "week");
const typedDate = inFile("calendar/typedDate", "report_date");
const scale = inFile("summary/leaderboardScale", "leaderboard_scale");
const slot = inFile("availability/slotSeats", "slot_history");
const topCourses = inFile("summary/topCourses", "top_courses");

const halfMonth = 'const [, month = "", day = "", typedYear] = match;';

/**
 * The rejected reading of each rule that can be read in two ways, one mistake for each topic of the oracle that has none of
 * these, and the mistakes between the rules and storage. Signs, bounds and constants got wrong are Stryker's (`npm run mutation`).
 */
export const mistakes: readonly Mistake[] = [
  duplicate(
    "takes whoever has the same number for the same person",
    "isNamedAlike && contacts.length > 0",
    "contacts.length > 0",
    "BUS-10",
  ),
  slot("knows of a booking of the same moment", "told_since >= known_until", "told_since > known_until", "SLOT-01"),
  slot("knows of players of whom the course was not told", "Math.min(told_players, players)", "players"),
  slot("sells a slot that was seen taken", "observation.is_gone ? 0 : Math.max", "Math.max"),
  slot("counts a booking as one player", "sum + players", "sum + 1"),
  slot("keeps an agent from their own hold", "running.filter(({ is_own }) => !is_own)", "running"),
  slot("sells what others hold", "free: Math.max(0, left - playersOf(holds))", "free: left"),
  slot("offers groups larger than what is left", "size <= left", "size <= seen"),
  slot("refuses what the course confirmed", "!isInternal(confirmation) || players <= free", "players <= free"),
  inFile("offer/offerPrice", "offer_price")(
    "divides the total of all by the players",
    "total: { each: each.total, all: all.total }",
    "total: { each: Math.round(all.total / players), all: all.total }",
    "OFFER-01",
  ),
  rounding("rounds a half to even", "< 5000", "< 5000 + (cents % 2 === 0 ? 1 : 0)", "ANSWER-02"),
  rounding("rounds a half up, also below zero", "< 5000", "< 5000 + (tenThousandths < 0 ? 1 : 0)", "ANSWER-02"),
  amount(
    "rounds a third decimal",
    'if (decimals.length > 2) return Result.fail("amount_too_precise");',
    "if (decimals.length > 2) return Result.succeed(Math.round(Number(`${whole}.${decimals}`) * 100));",
    "ANSWER-01",
  ),
  amount(
    "strips commas wherever they are",
    "const typed = text.trim();",
    'const typed = text.trim().replaceAll(",", "");',
    "MONEY-01",
  ),
  amount(
    "reads dollars as binary fractions",
    'Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"))',
    'Number(`${whole.replaceAll(",", "")}.${decimals}`) * 100',
    "CALC-19",
  ),
  percent(
    "cuts a percentage to the nearer bound",
    'Result.fail("percent_out_of_range")',
    "Result.succeed(hundredths < 0 ? 0 : 10_000)",
    "MONEY-03",
  ),
  clubs(
    "multiplies one and a half sets",
    "multiplyCents(club.raw_charge, club.quantity)",
    "Result.succeed(Math.round(club.raw_charge * club.quantity))",
    "CALC-02",
  ),
  fee("counts 0 players as none", "given <= 0 ? 1 : given", "given < 0 ? 1 : given", "CALC-06"),
  inFile("booking/quote", "quote")(
    "takes the fee's percentage of the charge",
    "serviceFeeLine(input.rate, input.players)",
    "serviceFeeLine(input.rate && { ...input.rate, raw_rate: input.charge }, input.players)",
    "FEE-01",
  ),
  fee(
    "rounds the fee for each player",
    "amount: cents, inputs",
    "amount: percentOf(rate.raw_rate, percent).cents * players, inputs",
    "FEE-02",
  ),
  feeOfRate("takes the number 5 for 500 %", "parsePercent(value)", "parsePercent(value * 100)", "CALC-04"),
  feeOfRate(
    "takes the text 5 for 5 %",
    'if (typeof value !== "string") return unreadable;',
    'if (typeof value !== "string") return unreadable;\n  if (Number(value) > 0) return percentFee(Number(value));',
    "CALC-05",
  ),
  feeOfRate(
    "takes a fee that cannot be read for none",
    'const unreadable: Reading = Result.fail("service_fee_unreadable");',
    'const unreadable: Reading = Result.succeed({ kind: "none" });',
    "ANSWER-04",
  ),
  total(
    "bounds dollars off by charge and clubs",
    "discountLine(input.discount, input.charge)",
    'discountLine(input.discount, input.discount?.kind === "dollars" ? input.charge + amountOf(clubs) : input.charge)',
    "CALC-07",
  ),
  total(
    "takes a percentage of charge and clubs off",
    "discountLine(input.discount, input.charge)",
    'discountLine(input.discount, input.discount?.kind === "percent" ? input.charge + amountOf(clubs) : input.charge)',
    "CALC-08",
  ),
  discountAmount("takes 15 for 0.15 %", "parsePercent(raw_amount)", "parsePercent(raw_amount / 100)", "UNCLEAR-08"),
  condition("takes an unlimited charge for one of 0", "max_discount > 0 && ", "", "DISCOUNT-01"),
  condition("counts missing players as one", "facts.players ?? 0", "facts.players ?? 1", "DISCOUNT-02"),
  condition("takes no courses for none of them", "discount.courses.length === 0 || ", "", "DISCOUNT-04"),
  condition(
    "takes the largest charge for the most that is taken off",
    '? ["discount_charge_too_high"]',
    "? []",
    "ANSWER-08",
  ),
  {
    what: "holds a code's days against the day of play",
    file: "server/src/features/booking/booking.handlers.ts",
    from: "today: clock.today(),",
    to: 'today: order.tee_time.play_date === "" ? clock.today() : order.tee_time.play_date,',
    topic: null,
    reading: "DISCOUNT-03",
  },
  inFile("giftCertificate/giftCertificateIssues", "certificate_allowed")(
    "takes an empty certificate",
    "certificate.raw_balance <= 0",
    "certificate.raw_balance < 0",
    "CERTIFICATE-02",
  ),
  inFile("giftCertificate/giftCertificateIssues", "certificate_allowed")(
    "lets a certificate pay at any course",
    "certificate.course_id !== course_id)",
    "false)",
    "CERTIFICATE-03",
  ),
  total(
    "leaves less than nothing to pay",
    "total: payment.left",
    "total: due.success - Math.max(raw_balance, 0)",
    "CALC-12",
  ),
  total(
    "rounds the total alone",
    "const due = sumCents([amountOf(charge), amountOf(clubs), amountOf(fee), amountOf(discount)]);",
    "const due = sumCents([Math.round(lines.reduce((sum, line) => sum + Number(line.exact) * 100, 0))]);",
    "MONEY-02",
  ),
  total("takes what cannot be worked out for 0", "if (issues.length > 0 || ", "if (", "ANSWER-07"),
  inFile("booking/quote", "quote")("has no price for a charge of 0", "charge < 0", "charge <= 0", "OPS-IBE-64"),
  inFile("booking/bookingParts", "charge")("books for nothing", "charge.success > 0", "charge.success >= 0"),
  inFile("creditCard/parseCreditCard", "card")(
    "takes month and year alone for a card",
    'if (card.number.trim() === "")',
    'if (card.number.trim() === "" && card.expmo === "" && card.expyr === "")',
    "OPS-IBE-66",
  ),
  inFile("money/typedDollars", "rate_form")(
    "reads a record's money as cents",
    "onSuccess: formatCents",
    "onSuccess: (amount) => formatCents(amount / 100)",
    "UNCLEAR-37",
  ),
  inFile("refund/parseCancelRequest", "refund_choice")(
    "lets a custom refund reach the standard one only",
    "parseRefundAmount(draft.refund_amount, options.transaction_total)",
    "parseRefundAmount(draft.refund_amount, options.refund_total)",
    "ANSWER-11",
  ),
  inFile("refund/refundChoices", null)("opens the dialog with a refund", "refund: false", "refund: true", "UNCLEAR-05"),
  inFile("refund/decodeCancelation", null)(
    "reads refund totals as dollars",
    "centsFrom(wire[name] ?? 0)",
    "centsFrom((wire[name] ?? 0) * 100)",
    "UNCLEAR-06",
  ),
  refund("gives notice a minute longer", "minutes_to_play < ", "minutes_to_play <= ", "REFUND-02"),
  refund(
    "takes the rate's terms for the booking",
    "multiplyCents(max_refund, players_sold)",
    "multiplyCents(max_refund, 1)",
    "REFUND-01",
  ),
  refund(
    "takes the rate's terms for the players that stand",
    "const givenBack = ({ paid, players_sold,",
    "const givenBack = ({ paid, players: players_sold,",
    "REFUND-03",
  ),
  refund(
    "offers the difference of what was paid",
    "shareOf(allowed, facts)",
    "shareOf(facts.paid, facts)",
    "REFUND-04",
  ),
  inFile("refund/refundTotals", "refund_history")(
    "offers a difference that went back again",
    "takeFrom(ofThoseWhoLeft, facts.refunded).left",
    "ofThoseWhoLeft",
  ),
  inFile("calendar/civilMoment", "cancel_terms")(
    "counts hours of notice on the clock, as if it were never changed",
    "const shown = minute + clocks(minute);",
    "const shown = minute + clocks(minute + 1440);",
    "REFUND-06",
  ),
  inFile("refund/cancelPlan", "cancel_plan")(
    "gives the certificate's part back with a refund only",
    "to_gift_certificate: cancel ?",
    "to_gift_certificate: cancel && refund_amount > zeroCents ?",
    "REFUND-05",
  ),
  sale("calls paid what no card was charged for", "is_charged ? sold : gift_certificate", "sold", "SALES-01"),
  sale("keeps a canceled booking due", "stands ? yield* addCents", "true ? yield* addCents", "SALES-02"),
  sale("keeps a canceled booking's price as revenue", "stands ? sold : paid;", "sold;", "SALES-03"),
  week(
    "sends a Monday back a week",
    "1 - weekdayOf(start)",
    "weekdayOf(start) === 1 ? -7 : 1 - weekdayOf(start)",
    "CALC-16",
  ),
  week("sends a Sunday on a week", "7 - weekdayOf(end)", "weekdayOf(end) === 7 ? 7 : 7 - weekdayOf(end)", "CALC-17"),
  typedDate(
    "takes a number above 12 in first place for the day",
    halfMonth,
    'let [, month = "", day = "", typedYear] = match;\n  if (Number(month) > 12) [month, day] = [day, month];',
    "CALC-18",
  ),
  scale("scales by a floating point number", "(top * 110) / 100", "top * 1.1", "CALC-13"),
  scale(
    "has no scale for an empty board",
    "Math.max(1, Math.ceil((top * 110) / 100))",
    "Math.ceil((top * 110) / 100)",
    "ANSWER-10",
  ),
  topCourses("ranks by count", '[entry["revenue"], entry["count"]]', '[entry["count"], entry["revenue"]]', "CALC-15"),
  inFile("money/formatCents", "dollars")("shows cents as dollars", "(cents - rest) / 100)", "cents - rest)"),
  commission("pays a commission in dollars once", "commission.cents, players", "commission.cents, 1", "COMMISSION-01"),
  commission(
    "rounds the commission for each player",
    "percentOf(whole, commission.percent).cents",
    "percentOf(raw_rate, commission.percent).cents * players",
    "COMMISSION-02",
  ),
  averages(
    "takes the lower of two middle prices",
    "Math.floor(total / 2)",
    "Math.floor((total - 1) / 2)",
    "AVERAGE-02",
  ),
  averages("takes the lowest of the most frequent prices", "one.count >= most", "one.count > most", "AVERAGE-03"),
  inFile("golfRate/chooseRate", "rate_choice")(
    "prefers the newer rate to the shorter range",
    '["shorter_range", daysOf],',
    '["newer_rate", ({ rate }) => -rate.id],\n  ["shorter_range", daysOf],',
    "ADM-RATE-44",
  ),
  inFile("sale/saleTerms", "course_cost")(
    "counts the cost of clubs once",
    "multiplyCents(cost, quantity)",
    "multiplyCents(cost, 1)",
    "COST-01",
  ),
  inFile("sale/saleTerms", "course_cost")(
    "owes the rate where no wholesale rate is known",
    "rate?.wholesale_rate ?? zeroCents",
    "rate?.wholesale_rate ?? rate?.raw_rate ?? zeroCents",
    "COST-02",
  ),
  inFile("booking/adjustedCharge", "adjusted_charge")(
    "leaves the charge when the discount changes",
    "negateCents(service_fee), discount,",
    "negateCents(service_fee),",
    "ADJUST-01",
  ),
  inFile("sale/saleTerms", "sale_commission")(
    "pays the commission of one player",
    "commissionOn(rate, players)",
    "commissionOn(rate, 1)",
  ),
  inFile("booking/moneyDoubts", "money_doubts")(
    "doubts a charge from a fifth on",
    "* farFromRate > expected",
    "* farFromRate >= expected",
    "DOUBT-02",
  ),
  inFile("journal/journal", "journal_entry")(
    "debits what was sold",
    "return [credit(earnedBy(posting), amount)]",
    "return [debit(earnedBy(posting), amount)]",
  ),
  inFile("report/earnings", "margin_per_slot")(
    "rounds the margin of a slot down",
    "shareOf(seen_margin, slots_seen)",
    "Math.floor(seen_margin / slots_seen)",
  ),
  inFile("golfRate/golfRateForm", "rate_form")(
    "reads the terms of the other kind of rate",
    'draft["type"] === type ? typed : show(null)',
    "typed",
  ),
  inFile("giftCertificate/giftCertificateForm", "certificate_form")(
    "saves a certificate without a balance",
    "balance: required(dollars),",
    "balance: dollars,",
  ),
  inFile("giftCertificate/giftCertificateForm", "certificate_sales")(
    "takes dollars off the price of certificates",
    "form({ discount: percent })",
    "form({ discount: dollars })",
  ),
  inFile("number/wholeNumber", "club_quantity")("rents a thousand sets", "largestCount = 999", "largestCount = 1000"),
  inFile("teeTime/acceptTeeTimeChange", "tee_time_change")(
    "moves a tee time to no course",
    "course.id > 0",
    "course.id >= 0",
  ),
  inFile("offer/offerPrice", "wished_minutes")(
    "leaves out what costs as much as was asked for",
    "comparedTotal(price, most) <= most.cents",
    "comparedTotal(price, most) < most.cents",
  ),
  inFile("closure/closurePlan", "closure_totals")(
    "gives back what is moved",
    'const canceled = of("cancel");',
    'const canceled = rows.filter(({ act }) => act !== "leave");',
  ),
  inFile("closure/closurePlan", "closure_changes")(
    "runs a plan whose refunds have changed",
    " && known.refund_amount === row.refund_amount",
    "",
  ),
  inFile("quickEntry/readDate", null)(
    "takes today's weekday for the day in a week",
    "days !== 0 ? [days] : [0, 7]",
    "days !== 0 ? [days] : [7]",
    "QUICK-01",
  ),
  inFile("quickEntry/readTime", null)(
    "takes a bare hour for the morning",
    'return [" am", " pm"];',
    'return [" am"];',
    "QUICK-02",
  ),
  inFile("quickEntry/readCourse", null)(
    "takes the first of several courses",
    "...(found.length > 1 ? [open] : []), ...found.map(choiceOf)",
    "...found.slice(0, 1).map(choiceOf)",
    "QUICK-04",
  ),
  inFile("quickEntry/quickEntry", null)(
    "takes 4p for 4 in the afternoon",
    "  readPlayers,\n  readTime,",
    "  readTime,\n  readPlayers,",
    "QUICK-03",
  ),
  ...wiringMistakes,
  ...refundMistakes,
  ...seatMistakes,
  ...closureMistakes,
  ...triggerMistakes,
];
