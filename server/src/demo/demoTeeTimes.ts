import {
  addCents,
  type Cents,
  courseCost,
  decodeServiceFee,
  discountAmount,
  formatCents,
  multiplyCents,
  negateCents,
  type Quote,
  type QuoteInput,
  quote,
  type RuleId,
  ruleSetVersion,
  saleCommission,
  statusBooked,
  statusCanceled,
  weekdayOf,
  zeroCents,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { saleTerms, teeTimeRentalClubs, teeTimes } from "../db/schema/index.ts";
import type { Clock } from "../platform/clock.ts";
import { saleTermsOf } from "../pricing/saleTerms.ts";
import { activeCourses } from "./demoCourses.ts";
import type { DemoCustomer } from "./demoCustomers.ts";
import type { DemoDiscount } from "./demoDiscounts.ts";
import type { DemoGiftCertificate } from "./demoGiftCertificates.ts";
import type { Ledger } from "./demoLedger.ts";
import { type DemoRate, demoRates } from "./demoRates.ts";
import { type DemoRentalClub, demoRentalClubs } from "./demoRentalClubs.ts";
import { demoColleagues, demoStaff } from "./demoStaff.ts";
import { createRandom, type Random } from "./random.ts";
import { daysFrom, minutesAfter, type Row, timeAt } from "./values.ts";

export type DemoTeeTime = Row<typeof teeTimes> & { id: number };

export type TeeTimeContext = {
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly customers: readonly DemoCustomer[];
  readonly discounts: readonly DemoDiscount[];
  /** The remaining balance of each is in `balances`, by id, and changes with each sale. */
  readonly certificates: readonly DemoGiftCertificate[];
  readonly balances: Map<number, DemoGiftCertificate["raw_balance"]>;
};

const sellers = [...demoStaff, ...demoColleagues];
const openDiscounts = new Set(["FAIRWAY15", "TENOFF"]);

/** Tee times sold over the last year, oldest first, each priced by the domain and written to the ledger. */
export function demoTeeTimes(count: number, context: TeeTimeContext) {
  const random = createRandom(42);
  const clubs: Row<typeof teeTimeRentalClubs>[] = [];
  const terms: Row<typeof saleTerms>[] = [];
  const rows = Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const daysAgo = 390 * (1 - index / count) ** 1.4;
    const created_at = minutesAfter(context.clock.now(), -Math.round(daysAgo * 1440) - random.integer(1, 240));
    const sale = sell(random, created_at, context);
    clubs.push(...sale.clubs.map(({ club, quantity }) => clubRow(id, club, quantity)));
    terms.push(termsRow(id, created_at, sale));
    return teeTimeRow(random, { id, created_at, ...sale }, context);
  });
  return { teeTimes: rows, clubs: clubs.map((club, index) => ({ ...club, id: index + 1 })), terms };
}

const clubRow = (tee_time_id: number, { id, raw_charge }: DemoRentalClub, quantity: number) => ({
  tee_time_id,
  rental_club_id: id,
  quantity,
  raw_charge,
});

const termsRow = (id: number, taken_at: Date, { terms, input, price: { lines, total } }: Sale) => ({
  id,
  tee_time_id: id,
  taken_for: "sale" as const,
  taken_at,
  rule_set: ruleSetVersion,
  terms,
  quote: { input, lines, total },
});

/** A sale: course, date, time, players, clubs and discounts. */
function sell(random: Random, created_at: Date, { clock, discounts, certificates, balances }: TeeTimeContext) {
  const course = random.pick(activeCourses);
  const play_date = daysFrom(clock.dayOf(created_at), random.integer(0, 30));
  const rates = demoRates.filter((rate) => rate.golf_course_id === course.id);
  const rate = rates[weekdayOf(play_date) >= 5 ? 1 : 0] ?? random.pick(rates);
  const players = random.pick([1, 2, 2, 2, 3, 4, 4, 4]);
  const club = random.pick(demoRentalClubs.filter((set) => set.golf_course_id === course.id));
  const rented = random.chance(0.12) ? [{ club, quantity: random.integer(1, players) }] : [];
  const discount = random.chance(0.1) ? random.pick(discounts.filter(({ code }) => openDiscounts.has(code))) : null;
  const certificate = random.chance(0.04)
    ? spendable(random, { at: created_at, course_id: course.id }, { certificates, balances })
    : null;
  const input: QuoteInput = {
    charge: Result.getOrThrow(multiplyCents(rate.raw_rate, players)),
    players,
    rate: { raw_rate: rate.raw_rate, service_fee: feeOf(rate) },
    rental_clubs: rented.map(({ club: { id, raw_charge }, quantity }) => ({ id, raw_charge, quantity })),
    discount: discount === null ? null : Result.getOrThrow(discountAmount(discount)),
    gift_certificate: certificate === null ? null : { raw_balance: balances.get(certificate.id) ?? zeroCents },
  };
  const price = quote(input);
  if (certificate !== null) balances.set(certificate.id, price.gift_remaining);
  const terms = saleTermsOf({ rate, clubs: rented });
  return { course, play_date, rate, players, clubs: rented, discount, certificate, input, price, terms };
}

/** A certificate with a balance, accepted by the course and sold by then; never the first, whose balance the README states. */
function spendable(
  random: Random,
  { at, course_id }: { readonly at: Date; readonly course_id: number },
  { certificates, balances }: Pick<TeeTimeContext, "certificates" | "balances">,
) {
  const sold = certificates.filter(
    ({ id, created_at, golf_course_id }) =>
      created_at < at && id > 1 && (golf_course_id ?? course_id) === course_id && (balances.get(id) ?? zeroCents) > 0,
  );
  return sold.length > 0 ? random.pick(sold) : null;
}

type Sale = ReturnType<typeof sell>;

function teeTimeRow(
  random: Random,
  {
    id,
    created_at,
    course,
    play_date,
    rate,
    players,
    terms,
    discount,
    certificate,
    price,
  }: Sale & { id: number; created_at: Date },
  { clock, customers, ledger, balances }: TeeTimeContext,
): DemoTeeTime {
  const seller = random.pick(sellers);
  const golf_discount_id = discount?.id ?? null;
  const gift_certificate_id = certificate?.id ?? null;
  const record = ledger.sellTeeTime(price, { tee_time_id: id, golf_discount_id, gift_certificate_id }, created_at);
  const isCanceled = certificate === null ? random.chance(0.06) : id % 9 === 0;
  const canceled = isCanceled ? minutesAfter(created_at, random.integer(20, 600)) : null;
  const canceled_at = canceled === null || canceled < clock.now() ? canceled : clock.now();
  if (canceled_at !== null) {
    ledger.refundTeeTime(record, { tee_time_id: id, gift_certificate_id, amount: price.gift_used }, canceled_at);
    if (certificate !== null) giveBack(balances, certificate.id, price.gift_used);
  }
  const isInternal = random.chance(0.4);
  return {
    id,
    agent: seller.name,
    desk: seller.desk,
    staff_user_id: sellers.indexOf(seller) + 1,
    golf_course_id: course.id,
    customer_id: random.pick(customers).id,
    golf_rate_id: rate.id,
    play_date,
    play_time: timeAt(random.integer(39, 96) * 10),
    players,
    internal: isInternal,
    status: isCanceled ? statusCanceled : statusBooked,
    canceled_at,
    cancel_reason: isCanceled ? "Weather" : "",
    confirmation: isInternal ? "INTERNAL" : `TT${String(700_000 + id * 7)}`,
    notes: random.chance(0.15) ? "Please pair with another group if possible." : "",
    internal_notes: random.chance(0.1) ? "Repeat guest, prefers a morning round." : "",
    folio: seller.desk === "hotels" ? `Room ${random.integer(101, 980)}` : "",
    transaction_record_id: record.id,
    charge_cents: amountOf(price, "charge"),
    rental_clubs_cents: amountOf(price, "rental_clubs"),
    service_fee_cents: amountOf(price, "service_fee"),
    golf_discount_id,
    discount_amount_cents: negateCents(amountOf(price, "discount")),
    gift_certificate_id,
    gift_certificate_amount_cents: price.gift_used,
    cost_cents: Result.getOrThrow(courseCost(terms, players)),
    commission_cents: Result.getOrThrow(saleCommission(terms, players)),
    created_at,
    seated_at: created_at,
  };
}

const giveBack = (balances: TeeTimeContext["balances"], certificate: number, amount: Cents): void => {
  balances.set(certificate, Result.getOrThrow(addCents(balances.get(certificate) ?? zeroCents, amount)));
};

const amountOf = ({ lines }: Quote, rule: RuleId) => lines.find((line) => line.rule === rule)?.amount ?? zeroCents;

const feeOf = (rate: DemoRate) => {
  const cents = rate.service_fee_cents ?? null;
  return Result.getOrThrow(decodeServiceFee(rate.service_fee_percent ?? (cents === null ? null : formatCents(cents))));
};
