import { cancelTerms, centsFrom, decodeSaleTerms, moneyDoubts, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { createClock } from "../platform/clock.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { demoDiscounts } from "./demoDiscounts.ts";
import { demoGiftCertificates } from "./demoGiftCertificates.ts";
import { createLedger } from "./demoLedger.ts";
import { demoTeeTimes } from "./demoTeeTimes.ts";

const clock = createClock("America/Los_Angeles", () => new Date("2026-11-21T18:30:00Z"));

/** The doubts about the money of each booking of the demo at the moment when it was sold, and whether its tee time had passed by then. */
function soldOfAll() {
  const customers = demoCustomers(600);
  const certificates = demoGiftCertificates(clock.now(), customers);
  const balances = new Map(certificates.map(({ id, raw_balance }) => [id, raw_balance]));
  const discounts = demoDiscounts(clock.today());
  const context = { clock, ledger: createLedger(), customers, discounts, certificates, balances };
  const { teeTimes, terms } = demoTeeTimes(5200, context);
  return teeTimes.map((sale, index) => {
    const { rate, rental_clubs } = Result.getOrThrow(decodeSaleTerms(terms[index]?.terms));
    if (rate === null) throw new Error(`Tee time ${sale.id} has no rate.`);
    const { players, play_date, play_time, charge_cents: charge } = sale;
    const { rental_clubs_cents, service_fee_cents, discount_amount_cents } = sale;
    const paid = Result.getOrThrow(centsFrom(charge + rental_clubs_cents + service_fee_cents - discount_amount_cents));
    const play = { date: play_date, time: play_time };
    const lastMinuteWith = (policy: typeof rate) =>
      cancelTerms({ play, paid, refunded: zeroCents, players_sold: players, policy }, clock.clocks)?.last_minute ??
      null;
    const last_minute = lastMinuteWith(rate);
    const now = (sale.created_at?.getTime() ?? 0) / 60_000;
    const doubts = moneyDoubts({ ...rate, charge, players, rental_clubs, sold: paid, last_minute, now });
    return { doubts, isPlayed: now > (lastMinuteWith({ ...rate, cancel_hours: 0 }) ?? Infinity) };
  });
}

const sold = soldOfAll();
const isLate = ({ doubts }: (typeof sold)[number]) => doubts.includes("too_late_to_refund");

it("DECISION-18 doubts the money of at most 2 in 100 bookings that are made before their hours of notice", () => {
  const inTime = sold.filter((sale) => !isLate(sale));
  const doubted = inTime.filter(({ doubts }) => doubts.length > 0);
  expect([inTime.length, doubted.length]).toEqual([4945, 1]);
  expect(doubted.length / inTime.length).toBeLessThanOrEqual(0.02);
});

// These are no slips: the caller has to hear that the money is gone. Their share is that of the bookings for today and tomorrow.
it("DECISION-18 doubts each booking inside its hours of notice, 1 in 20 of the demo's, a third of them after the time of play", () => {
  const late = sold.filter(isLate);
  expect([sold.length, late.length, late.filter(({ isPlayed }) => isPlayed).length]).toEqual([5200, 255, 84]);
});
