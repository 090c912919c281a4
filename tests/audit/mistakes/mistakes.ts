import { booksMistakes } from "./books.ts";
import { closureMistakes } from "./closures.ts";
import { consentMistakes } from "./consents.ts";
import { figureMistakes } from "./figures.ts";
import { importMistakes } from "./imports.ts";
import { paymentMistakes } from "./payments.ts";
import { inDomain, priceMistakes } from "./prices.ts";
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

const duplicate = inDomain("customer/duplicate", null);
const refund = inDomain("refund/refundTotals", "standard_refund");
const sale = inDomain("report/saleFigures", "sale_figures");
const averages = inDomain("summary/averagePrices", "averages");
const week = inDomain("calendar/dayArithmetic", "week");
const typedDate = inDomain("calendar/typedDate", "report_date");
const scale = inDomain("summary/leaderboardScale", "leaderboard_scale");
const slot = inDomain("availability/slotSeats", "slot_history");
const topCourses = inDomain("summary/topCourses", "top_courses");

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
  slot("gives a booking twice what it gave up", "Math.max(most, size + kept)", "Math.max(most, size + known)"),
  slot("takes what a booking regained for what never left", "gave_up_at !== null ? now :", "gave_up_at === 0 ? now :"),
  slot("refuses what the course confirmed", "!isInternal(confirmation) || players <= free", "players <= free"),
  inDomain("refund/parseCancelRequest", "refund_choice")(
    "lets a custom refund reach the standard one only",
    "parseRefundAmount(draft.refund_amount, options.transaction_total)",
    "parseRefundAmount(draft.refund_amount, options.refund_total)",
    "ANSWER-11",
  ),
  inDomain("refund/refundChoices", null)(
    "opens the dialog with a refund",
    "refund: false",
    "refund: true",
    "UNCLEAR-05",
  ),
  inDomain("refund/decodeCancelation", null)(
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
  inDomain("refund/refundTotals", "refund_history")(
    "offers a difference that went back again",
    "takeFrom(ofThoseWhoLeft, facts.refunded).left",
    "ofThoseWhoLeft",
  ),
  inDomain("calendar/civilMoment", "cancel_terms")(
    "counts hours of notice on the clock, as if it were never changed",
    "const shown = minute + clocks(minute);",
    "const shown = minute + clocks(minute + 1440);",
    "REFUND-06",
  ),
  inDomain("refund/cancelPlan", "cancel_plan")(
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
  averages(
    "takes the lower of two middle prices",
    "Math.floor(total / 2)",
    "Math.floor((total - 1) / 2)",
    "AVERAGE-02",
  ),
  averages("takes the lowest of the most frequent prices", "one.count >= most", "one.count > most", "AVERAGE-03"),
  inDomain("journal/journal", "journal_entry")(
    "debits what was sold",
    "return [credit(earnedBy(posting), amount)]",
    "return [debit(earnedBy(posting), amount)]",
  ),
  inDomain("report/earnings", "margin_per_slot")(
    "rounds the margin of a slot down",
    "shareOf(seen_margin, slots_seen)",
    "Math.floor(seen_margin / slots_seen)",
  ),
  inDomain("giftCertificate/giftCertificateForm", "certificate_form")(
    "saves a certificate without a balance",
    "balance: required(dollars),",
    "balance: dollars,",
  ),
  inDomain("giftCertificate/giftCertificateForm", "certificate_sales")(
    "takes dollars off the price of certificates",
    "form({ discount: percent })",
    "form({ discount: dollars })",
  ),
  inDomain("number/wholeNumber", "club_quantity")("rents a thousand sets", "largestCount = 999", "largestCount = 1000"),
  inDomain("teeTime/acceptTeeTimeChange", "tee_time_change")(
    "moves a tee time to no course",
    "course.id > 0",
    "course.id >= 0",
  ),
  inDomain("closure/closurePlan", "closure_totals")(
    "gives back what is moved",
    'const canceled = of("cancel");',
    'const canceled = rows.filter(({ act }) => act !== "leave");',
  ),
  inDomain("closure/closurePlan", "closure_changes")(
    "runs a plan whose refunds have changed",
    " && known.refund_amount === row.refund_amount",
    "",
  ),
  inDomain("quickEntry/namedDays", null)(
    "takes today's weekday for the day in a week",
    "days === 0 ? [0, 7] : [days]",
    "days === 0 ? [7] : [days]",
    "QUICK-01",
  ),
  inDomain("quickEntry/timeChoices", null)(
    "takes a bare hour for the morning",
    'return [" am", " pm"];',
    'return [" am"];',
    "QUICK-02",
  ),
  inDomain("quickEntry/readCourse", null)(
    "takes the first of several courses",
    "...(found.length > 1 ? [open] : []), ...found.map(choiceOf)",
    "...found.slice(0, 1).map(choiceOf)",
    "QUICK-04",
  ),
  inDomain("quickEntry/quickEntry", null)(
    "takes 4p for 4 in the afternoon",
    "  readPlayers,\n  readTime,",
    "  readTime,\n  readPlayers,",
    "QUICK-03",
  ),
  ...priceMistakes,
  ...wiringMistakes,
  ...refundMistakes,
  ...seatMistakes,
  ...closureMistakes,
  ...importMistakes,
  ...triggerMistakes,
  ...consentMistakes,
  ...booksMistakes,
  ...paymentMistakes,
  ...figureMistakes,
];
