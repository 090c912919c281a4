import type { Mistake } from "./mistakes.ts";

/** The mistakes of one file of the domain that one topic of the oracle finds. */
export const inDomain =
  (file: string, topic: string | null) =>
  (what: string, from: string, to: string, reading: string | null = null): Mistake => ({
    what,
    file: `packages/domain/src/${file}.ts`,
    from,
    to,
    topic,
    reading,
  });

const rounding = inDomain("money/arithmetic", "quote");
const amount = inDomain("money/parseCents", "cents");
const percent = inDomain("money/percent", "percent");
const clubs = inDomain("booking/rentalClubsLine", "quote");
const fee = inDomain("booking/serviceFeeLine", "quote");
const feeOfRate = inDomain("golfRate/serviceFee", "service_fee");
const discountAmount = inDomain("discount/discountAmount", "discount_amount");
const condition = inDomain("discount/discountIssues", "discount_issues");
const total = inDomain("booking/quote", "quote");
const commission = inDomain("golfRate/commission", "commission");

/** Mistakes in what a booking costs: the money of its quote, its rate, its offers and its commission. */
export const priceMistakes: readonly Mistake[] = [
  inDomain("offer/offerPrice", "offer_price")(
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
  inDomain("booking/quote", "quote")(
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
  inDomain("giftCertificate/giftCertificateIssues", "certificate_allowed")(
    "takes an empty certificate",
    "certificate.raw_balance <= 0",
    "certificate.raw_balance < 0",
    "CERTIFICATE-02",
  ),
  inDomain("giftCertificate/giftCertificateIssues", "certificate_allowed")(
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
  inDomain("booking/quote", "quote")("has no price for a charge of 0", "charge < 0", "charge <= 0", "OPS-IBE-64"),
  inDomain("booking/bookingParts", "charge")("books for nothing", "charge.success > 0", "charge.success >= 0"),
  inDomain("creditCard/parseCreditCard", "card")(
    "takes month and year alone for a card",
    'if (card.number.trim() === "")',
    'if (card.number.trim() === "" && card.expmo === "" && card.expyr === "")',
    "OPS-IBE-66",
  ),
  inDomain("money/typedDollars", "rate_form")(
    "reads a record's money as cents",
    "onSuccess: formatCents",
    "onSuccess: (amount) => formatCents(amount / 100)",
    "UNCLEAR-37",
  ),
  inDomain("money/formatCents", "dollars")("shows cents as dollars", "(cents - rest) / 100)", "cents - rest)"),
  commission("pays a commission in dollars once", "commission.cents, players", "commission.cents, 1", "COMMISSION-01"),
  commission(
    "rounds the commission for each player",
    "percentOf(whole, commission.percent).cents",
    "percentOf(raw_rate, commission.percent).cents * players",
    "COMMISSION-02",
  ),
  inDomain("golfRate/chooseRate", "rate_choice")(
    "prefers the newer rate to the shorter range",
    '["shorter_range", daysOf],',
    '["newer_rate", ({ rate }) => -rate.id],\n  ["shorter_range", daysOf],',
    "ADM-RATE-44",
  ),
  inDomain("sale/saleTerms", "course_cost")(
    "counts the cost of clubs once",
    "multiplyCents(cost, quantity)",
    "multiplyCents(cost, 1)",
    "COST-01",
  ),
  inDomain("sale/saleTerms", "course_cost")(
    "owes the rate where no wholesale rate is known",
    "rate?.wholesale_rate ?? zeroCents",
    "rate?.wholesale_rate ?? rate?.raw_rate ?? zeroCents",
    "COST-02",
  ),
  inDomain("booking/adjustedCharge", "adjusted_charge")(
    "leaves the charge when the discount changes",
    "negateCents(service_fee), discount,",
    "negateCents(service_fee),",
    "ADJUST-01",
  ),
  inDomain("sale/saleTerms", "sale_commission")(
    "pays the commission of one player",
    "commissionOn(rate, players)",
    "commissionOn(rate, 1)",
  ),
  inDomain("booking/moneyDoubts", "money_doubts")(
    "doubts a charge from a fifth on",
    "* farFromRate > expected",
    "* farFromRate >= expected",
    "DOUBT-02",
  ),
  inDomain("golfRate/golfRateForm", "rate_form")(
    "reads the terms of the other kind of rate",
    'draft["type"] === type ? typed : show(null)',
    "typed",
  ),
  inDomain("offer/offerPrice", "wished_minutes")(
    "leaves out what costs as much as was asked for",
    "comparedTotal(price, most) <= most.cents",
    "comparedTotal(price, most) < most.cents",
  ),
];
