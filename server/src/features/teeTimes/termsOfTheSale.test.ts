import { decodeStoredQuote, recomputeSale, ruleSetVersion, type StoredSale } from "@teedesk/domain";
import { asc, eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { golfRates, rentalClubs, saleTerms, staffUsers } from "../../db/schema/index.ts";
import { showTeeTime } from "../../teeTime/encodeTeeTime.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { bookedEarlier } from "../../testing/bookedEarlier.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { updateTeeTime } from "./updateTeeTime.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(async () => {
  await forgetBookings(world.connection.db);
  await editRate({
    raw_rate: cents(20_000),
    wholesale_rate_cents: cents(15_000),
    service_fee_percent: 5,
    service_fee_cents: null,
    commission_hundredths: 250,
    is_commission_dollars: true,
    max_refund_cents: cents(3000),
    non_refundable_cents: cents(500),
    cancel_hours: 24,
  });
  await world.connection.db.update(rentalClubs).set({ cost_cents: cents(3000), raw_charge: cents(5500) });
});

const editRate = (columns: Partial<typeof golfRates.$inferInsert>) =>
  world.connection.db.update(golfRates).set(columns).where(eq(golfRates.id, world.ids.rate));

let certificates = 0;

/** Three players with two sets, a code and a certificate of their own. */
async function sold(): Promise<number> {
  certificates += 1;
  await world.addCertificate(`GIFT-${certificates}`, 2000);
  const { tee_time } = world.booking({});
  return world.booked({
    charge: "300.00",
    discount_code: "FAIRWAY15",
    gift_cert_serial: `GIFT-${certificates}`,
    rental_clubs: [{ id: world.ids.club, quantity: 2 }],
    tee_time: { ...tee_time, players: 3 },
  });
}

async function change(id: number, tee_time: Parameters<typeof updateTeeTime>[1]["request"]["tee_time"]) {
  const [agent] = await world.connection.db.select().from(staffUsers);
  if (agent === undefined) throw new Error("Nobody works here.");
  const staff = { ...agent, level: "other" as const, session_id: 1 };
  await updateTeeTime(world.services, { staff, request: { id, tee_time } });
}

const rowsOf = (id: number) =>
  world.connection.db.select().from(saleTerms).where(eq(saleTerms.tee_time_id, id)).orderBy(asc(saleTerms.id));

/** The sale as the database has it. */
async function storedSale(id: number): Promise<StoredSale> {
  const { teeTime, sold: held } = await findTeeTime(world.connection.db, id);
  const [first] = await rowsOf(id);
  return {
    terms: held.terms,
    quote: Result.getOrThrow(decodeStoredQuote(first?.quote)),
    amounts: { players: teeTime.players, cost: teeTime.cost_cents, commission: teeTime.commission_cents },
  };
}

it("ANSWER-41 a booking keeps its quote and the rate's terms, and both compute it again", async () => {
  const id = await sold();
  const { terms, quote, amounts } = await storedSale(id);
  expect(terms).toEqual({
    rate: {
      id: world.ids.rate,
      type: "RicGolfRate",
      internal_memo: "",
      raw_rate: 20_000,
      service_fee: { kind: "percent", percent: 500 },
      wholesale_rate: 15_000,
      commission: { kind: "dollars", cents: 250 },
      max_refund: 3000,
      non_refundable: 500,
      cancel_hours: 24,
    },
    rental_clubs: [{ id: world.ids.club, quantity: 2, cost: 3000 }],
  });
  expect(quote?.input).toEqual({
    charge: 30_000,
    players: 3,
    rate: { raw_rate: 20_000, service_fee: { kind: "percent", percent: 500 } },
    rental_clubs: [{ id: world.ids.club, quantity: 2, raw_charge: 5500 }],
    discount: { kind: "percent", percent: 1500 },
    gift_certificate: { raw_balance: 2000 },
  });
  expect(quote?.lines.map(({ rule, amount }) => [rule, amount])).toEqual([
    ["charge", 30_000],
    ["rental_clubs", 11_000],
    ["service_fee", 3000],
    ["discount", -4500],
    ["gift_certificate", -2000],
  ]);
  expect(quote?.total).toBe(37_500);
  expect(amounts).toEqual({ players: 3, cost: 51_000, commission: 750 });
  expect(recomputeSale({ terms, quote, amounts })).toEqual([]);
  expect(await rowsOf(id)).toMatchObject([{ taken_for: "sale", rule_set: ruleSetVersion }]);
});

/** An edit of everything that the amounts of a sale follow from. */
async function editEverything(): Promise<void> {
  await editRate({
    raw_rate: cents(29_900),
    wholesale_rate_cents: null,
    service_fee_percent: null,
    service_fee_cents: cents(4900),
    commission_hundredths: 9000,
    is_commission_dollars: false,
    max_refund_cents: cents(500),
    non_refundable_cents: cents(9900),
    cancel_hours: 10_000,
  });
  await world.connection.db.update(rentalClubs).set({ cost_cents: cents(1), raw_charge: cents(9900) });
}

it("ANSWER-41 after an edit of the rate and the clubs a sold tee time is refunded as it was sold", async () => {
  const id = await sold();
  const before = await world.options(id);
  expect(before).toMatchObject({ refund_total: 9000, transaction_total: 37_500 });
  await editEverything();
  expect(await world.options(id)).toEqual(before);
  await change(id, { players: 2 });
  expect(await world.options(id)).toEqual({ ...before, difference_total: 3000 });
  expect(await world.cancel(id, { refund: 9000 })).toMatchObject({ kind: "done" });
});

it("ANSWER-41 after an edit its players change at the terms of the sale, and so does the course's share", async () => {
  const id = await sold();
  await bookedEarlier(world.connection.db, id);
  await editEverything();
  await change(id, { players: 5 });
  const { teeTime } = await findTeeTime(world.connection.db, id);
  expect(teeTime).toMatchObject({ cost_cents: 81_000, commission_cents: 1250, service_fee_cents: 3000 });
  expect(recomputeSale(await storedSale(id))).toEqual([]);
  await change(id, { players: 3, play_date: "2026-12-05" });
  expect(recomputeSale(await storedSale(id))).toEqual([]);
  expect(await rowsOf(id)).toHaveLength(1);
});

it("at another course a tee time takes the terms of today there, and keeps those of its sale beside them", async () => {
  const { tee_time } = world.booking({});
  const id = await world.booked({ rental_clubs: [], tee_time: { ...tee_time, players: 3 } });
  expect(await world.options(id)).toMatchObject({ refund_total: 9000 });
  await change(id, { course: { id: world.ids.otherCourse } });
  expect(await rowsOf(id)).toMatchObject([
    { taken_for: "sale", quote: { total: 13_000 } },
    { taken_for: "course change", rule_set: ruleSetVersion, quote: null, terms: { rate: null, rental_clubs: [] } },
  ]);
  // Without a rate everything that was paid can be refunded.
  expect(await world.options(id)).toMatchObject({ refund_total: 13_000 });
  await change(id, { course: { id: world.ids.course } });
  expect((await findTeeTime(world.connection.db, id)).sold).toMatchObject({
    taken_for: "course change",
    terms: { rate: { id: world.ids.rate, max_refund: 3000 } },
  });
  await change(id, { notes: "Called." });
  expect(await rowsOf(id)).toHaveLength(3);
});

it("shows the terms of the sale, and that the cost is not known without a wholesale rate", async () => {
  await editRate({ wholesale_rate_cents: null, service_fee_percent: null, service_fee_cents: cents(350) });
  await editRate({ is_commission_dollars: false, commission_hundredths: 1250, max_refund_cents: null });
  const { sale_terms, cost } = await showTeeTime(world.connection.db, await sold());
  expect(cost).toBe("60.00");
  expect(sale_terms).toEqual({
    taken_for: "sale",
    taken_at: expect.any(String),
    rule_set: ruleSetVersion,
    is_cost_known: false,
    rate: {
      id: world.ids.rate,
      rate: "200.00",
      service_fee: "3.50",
      wholesale_rate: "",
      commission: "12.5",
      is_commission_dollars: false,
      max_refund: "",
      non_refundable: "5.00",
      cancel_hours: 24,
    },
  });
});

it.each([
  ["unreadable", { terms: { rate: { id: 1 }, rental_clubs: [] } }, "rate.type"],
  ["of an unknown form", { terms: { rate: null } }, "terms.rental_clubs"],
])("%s terms are an error and not a guess", async (_, columns, place) => {
  const id = await sold();
  await unguarded(world.connection.db, (tx) => tx.update(saleTerms).set(columns).where(eq(saleTerms.tee_time_id, id)));
  await expect(world.options(id)).rejects.toThrow(place);
});

it("missing terms are an error and not a guess", async () => {
  const id = await sold();
  await unguarded(world.connection.db, (tx) => tx.delete(saleTerms).where(eq(saleTerms.tee_time_id, id)));
  await expect(world.options(id)).rejects.toThrow("has no terms");
});
