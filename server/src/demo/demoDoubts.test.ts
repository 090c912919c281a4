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

/** The doubts about the money of each booking of the demo at the moment when it was sold. */
function doubtsOfAll() {
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
    const last_minute =
      cancelTerms({ play, paid, refunded: zeroCents, players_sold: players, policy: rate }, clock.clocks)
        ?.last_minute ?? null;
    const now = (sale.created_at?.getTime() ?? 0) / 60_000;
    return moneyDoubts({ ...rate, charge, players, rental_clubs, sold: paid, last_minute, now });
  });
}

it("DECISION-18 doubts the money of at most 2 in 100 bookings that are made before their hours of notice", () => {
  const all = doubtsOfAll();
  const inTime = all.filter((doubts) => !doubts.includes("too_late_to_refund"));
  const doubted = inTime.filter((doubts) => doubts.length > 0);
  expect(inTime.length).toBeGreaterThan(all.length * 0.9);
  expect(doubted.length / inTime.length).toBeLessThanOrEqual(0.02);
});
