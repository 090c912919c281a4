import { addDays, type LocalDate, type QuoteInput, reportYears, zeroCents } from "@teedesk/domain";
import { cents } from "../../../packages/domain/testing/values.ts";
import { readOr } from "./readOr.ts";
import { type Asker, asker, type Topic } from "./topic.ts";
import { dateRangeTopic, reportDateTopic, reportYearsTopic, weekTopic } from "./topics/calendar.ts";
import { discountIssuesTopic } from "./topics/discount.ts";
import { centsTopic, chargeTopic, discountAmountTopic, percentTopic, serviceFeeTopic } from "./topics/money.ts";
import { quoteTopic } from "./topics/quote.ts";
import { refundChoiceTopic, standardRefundTopic } from "./topics/refund.ts";
import { displayTopic, leaderboardTopic, pageSizeTopic, queryTypeTopic, topCoursesTopic } from "./topics/summary.ts";

type Amounts = Readonly<
  Record<"charge" | "rental_clubs" | "service_fee" | "discount" | "gift_certificate" | "total", number>
>;

/** A domain whose answer differs from the right one. */
const instead = <Input>(topic: Topic<Input>, answer: (input: Input) => unknown): Asker => asker({ ...topic, answer });

/** A price whose lines are changed, with the total that they then have. */
const repriced = (change: (amounts: Amounts, input: QuoteInput) => Partial<Amounts>): Asker =>
  instead(quoteTopic, (input) => {
    const right = quoteTopic.answer(input);
    if (!isPrice(right)) return right;
    const lines = { ...right, ...change(right, input) };
    const total = lines.charge + lines.rental_clubs + lines.service_fee + lines.discount + lines.gift_certificate;
    return { ...lines, total };
  });

const isPrice = (answer: unknown): answer is Amounts =>
  typeof answer === "object" && answer !== null && "total" in answer;

const sharePaid = ({ charge, discount }: QuoteInput, round: (amount: number) => number): Partial<Amounts> =>
  discount?.kind === "percent" ? { discount: 0 - round((charge * discount.percent) / 10_000) } : {};

const toEven = (amount: number): number => {
  const down = Math.floor(amount);
  if (amount - down !== 0.5) return Math.round(amount);
  return down % 2 === 0 ? down : down + 1;
};

const cutAt100 = (value: string | number): string | number => (Number(value) > 100 ? 100 : value);

const nextDay = (day: LocalDate, days: number): LocalDate | null => readOr(addDays(day, days));

/** Mistakes that somebody could make, one for each rule at least: the comparison has to find every one of them. */
export const wrong: readonly { readonly mistake: string; readonly asker: Asker }[] = [
  { mistake: "adds the discount", asker: repriced(({ discount }) => ({ discount: 0 - discount })) },
  { mistake: "cuts off the discount's half cents", asker: repriced((_, input) => sharePaid(input, Math.trunc)) },
  { mistake: "rounds the discount's half cents to even", asker: repriced((_, input) => sharePaid(input, toEven)) },
  {
    mistake: "takes a discount's dollars whole",
    asker: repriced((_, { discount }) => (discount?.kind === "dollars" ? { discount: 0 - discount.cents } : {})),
  },
  {
    mistake: "forgets the players in the fee",
    asker: instead(quoteTopic, (input) => quoteTopic.answer({ ...input, players: 1 })),
  },
  {
    mistake: "counts no players as none",
    asker: repriced((_, { players }) => (players === null || players <= 0 ? { service_fee: 0 } : {})),
  },
  {
    mistake: "takes the whole certificate",
    asker: repriced((_, input) => ({ gift_certificate: 0 - (input.gift_certificate?.raw_balance ?? 0) })),
  },
  {
    mistake: "counts one set of clubs",
    asker: instead(quoteTopic, (input) =>
      quoteTopic.answer({ ...input, rental_clubs: input.rental_clubs.map((club) => ({ ...club, quantity: 1 })) }),
    ),
  },
  {
    mistake: "finds a cent on an empty certificate",
    asker: instead(quoteTopic, (input) => {
      const gift = input.gift_certificate;
      return quoteTopic.answer({
        ...input,
        gift_certificate: gift && gift.raw_balance < 1 ? { raw_balance: cents(1) } : gift,
      });
    }),
  },
  { mistake: "reads dollars as binary fractions", asker: instead(centsTopic, ({ text }) => Number(text) * 100) },
  { mistake: "books for nothing", asker: instead(chargeTopic, (input) => centsTopic.answer(input)) },
  {
    mistake: "reads a number as dollars",
    asker: instead(serviceFeeTopic, ({ value }) =>
      serviceFeeTopic.answer({ value: typeof value === "number" ? String(value) : value }),
    ),
  },
  {
    mistake: "cuts 101 % to 100 %",
    asker: instead(percentTopic, ({ value }) => percentTopic.answer({ value: cutAt100(value) })),
  },
  {
    mistake: "takes 15 for 0.15 %",
    asker: instead(discountAmountTopic, (asked) =>
      discountAmountTopic.answer({
        ...asked,
        raw_amount: asked.is_dollars ? asked.raw_amount : asked.raw_amount / 100,
      }),
    ),
  },
  {
    mistake: "lets a discount end the day before",
    asker: instead(discountIssuesTopic, ({ discount, facts }) =>
      discountIssuesTopic.answer({
        discount: { ...discount, end_date: discount.end_date && nextDay(discount.end_date, -1) },
        facts,
      }),
    ),
  },
  {
    mistake: "counts missing players as one",
    asker: instead(discountIssuesTopic, ({ discount, facts }) =>
      discountIssuesTopic.answer({ discount, facts: { ...facts, players: facts.players ?? 1 } }),
    ),
  },
  {
    mistake: "refunds more than is left",
    asker: instead(refundChoiceTopic, ({ draft, options }) =>
      refundChoiceTopic.answer({ draft, options: { ...options, transaction_total: options.refund_total } }),
    ),
  },
  {
    mistake: "forgets what was refunded before",
    asker: instead(standardRefundTopic, (facts) => standardRefundTopic.answer({ ...facts, refunded: zeroCents })),
  },
  {
    mistake: "pays a minute too late",
    asker: instead(standardRefundTopic, (facts) =>
      standardRefundTopic.answer({ ...facts, minutes_to_play: facts.minutes_to_play + 1 }),
    ),
  },
  {
    mistake: "starts the week on Sunday",
    asker: instead(weekTopic, ({ start, end }) =>
      weekTopic.answer({ start: nextDay(start, 1) ?? start, end: nextDay(end, 1) ?? end }),
    ),
  },
  { mistake: "leaves dates as they come", asker: instead(dateRangeTopic, ({ one, other }) => [one, other]) },
  {
    mistake: "reads day/month/year",
    asker: instead(reportDateTopic, ({ text }) =>
      reportDateTopic.answer({ text: text.replace(/^(\d+)\/(\d+)/, "$2/$1") }),
    ),
  },
  { mistake: "begins the years in 2006", asker: instead(reportYearsTopic, ({ year }) => [...reportYears(year), 2006]) },
  {
    mistake: "scales the board in floating point",
    asker: instead(leaderboardTopic, ({ values }) => Math.max(1, Math.ceil(Math.max(0, ...values) * 1.1))),
  },
  {
    mistake: "shows the lowest courses",
    asker: instead(topCoursesTopic, ({ courses }) =>
      Object.entries(courses)
        .map(([course, value]) => ({ course, value: Number(value) }))
        .sort((a, b) => a.value - b.value)
        .slice(0, 3),
    ),
  },
  {
    mistake: "takes a blank flag for none",
    asker: instead(queryTypeTopic, ({ monthly }) =>
      queryTypeTopic.answer({ monthly: monthly === "" ? null : monthly }),
    ),
  },
  {
    mistake: "calls a left-handed club right-handed",
    asker: instead(displayTopic, (shown) => displayTopic.answer({ ...shown, handed: 1 })),
  },
  {
    mistake: "shows all rows for -1",
    asker: instead(pageSizeTopic, ({ asked }) => ({ list: asked, availability: asked, rates: asked })),
  },
];
