import { randomUUID } from "node:crypto";
import { formatCents } from "@teedesk/domain";
import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openCancelation } from "../features/cancelation/openCancelation.ts";
import { reverseSale } from "../features/cancelation/reverseSale.ts";
import { updateTeeTime } from "../features/teeTimes/updateTeeTime.ts";
import { eraseCustomer } from "../resources/customers/erasure/eraseCustomer.ts";
import { consentToCorrection } from "../resources/giftCertificates/consentToCorrection.ts";
import { correctSale } from "../resources/giftCertificates/correctSale.ts";
import { sealLedger } from "../sales/books/sealLedger.ts";
import { askConsent } from "../session/consents.ts";
import { findTeeTime } from "../teeTime/findTeeTime.ts";
import { cents } from "../testing/bookingFixture.ts";
import { addCertificate } from "../testing/certificates.ts";
import { openGuardedBooks } from "../testing/guardedBooks.ts";
import { cancelations, consents, paymentIntents, staffUsers, teeTimes, transactionRecords } from "./schema/index.ts";

const { world, role, staff, otherRate, early, close } = await openGuardedBooks();
afterAll(close);

it("the server's role saves other players and another course, each with what the sale leaves", async () => {
  const id = await world.booked({ rental_clubs: [] });
  const { services, ids } = world;
  const moved = await role.serving(async (db) => {
    const save = (tee_time: object) =>
      updateTeeTime({ db, clock: services.clock }, { staff, request: { id, tee_time } });
    await save({ players: 1 });
    return save({ players: 3, course: { id: ids.otherCourse } });
  });
  expect(moved).toMatchObject({
    players: 3,
    players_sold: 2,
    course: { id: ids.otherCourse },
    golf_rate: { id: otherRate },
  });
});

it("the server's role takes an authorised payment's next steps", async () => {
  const id = randomUUID();
  const taken = await role.serving(async (tx) => {
    const isIt = eq(paymentIntents.id, id);
    const owned = { state: "owned", payment_id: "pay_owned", last4: "4242", tee_time_id: 1 } as const;
    await tx.insert(paymentIntents).values({ id, amount: 100, lease_until: sql`now()`, ...owned });
    const later = { lease_until: sql`now() + interval '1 minute'`, updated_at: sql`now() + interval '1 second'` };
    await tx
      .update(paymentIntents)
      .set({ state: "capturing", attempts: 1, ...later })
      .where(isIt);
    await tx
      .update(paymentIntents)
      .set({ state: "captured", attempts: 2, last4: null, ...later })
      .where(isIt);
    return tx.select().from(paymentIntents).where(isIt);
  });
  expect(taken).toMatchObject([
    { state: "captured", attempts: 2, last4: null, payment_id: "pay_owned", amount: 100, tee_time_id: 1 },
  ]);
});

it("the server's role returns a certificate's part of a tee time from before the ledger, also without a person", async () => {
  const returned = await role.serving(async (tx) => {
    const stored = await findTeeTime(tx, early);
    const certificate = stored.teeTime.gift_certificate_amount_cents;
    await reverseSale(tx, stored, { card: cents(0), certificate, payment_id: null, reason: "Rain", staff: null });
    return certificate;
  });
  expect(returned).toBeGreaterThan(0);
});

it("the server's role returns what is left of a certificate's part that was lowered, of a tee time from before the ledger", async () => {
  const returned = await role.serving(async (db) => {
    const { clock } = world.services;
    const before = (await findTeeTime(db, early)).teeTime.gift_certificate_amount_cents;
    const lowered = { id: early, tee_time: { gift_certificate_amount: formatCents(cents(before - 2000)) } };
    await updateTeeTime({ db, clock }, { staff, request: lowered });
    const stored = await findTeeTime(db, early);
    const certificate = stored.teeTime.gift_certificate_amount_cents;
    await reverseSale(db, stored, { card: cents(0), certificate, payment_id: null, reason: "Rain", staff: null });
    return before - certificate;
  });
  expect(returned).toBe(2000);
});

it("the server's role forgets a declined card and corrects a sale for a person", async () => {
  const done = await role.serving(async (tx) => {
    await tx.execute(sql`insert into payment_intents (id, amount, lease_until) values (gen_random_uuid(), 100, now())`);
    await tx.execute(sql`delete from payment_intents where state = 'authorising'`);
    await correctSale(tx, 1, { total: cents(1500), reason: "Typing error", staff: { email: "agent@teedesk.test" } });
    return true;
  });
  expect(done).toBe(true);
});

it("the server's role takes another certificate and no code, each for what the other gives back", async () => {
  await world.addCertificate("SWAPPED", 30_000);
  await world.addCertificate("SPARE", 90_000);
  const id = await world.booked({ rental_clubs: [], gift_cert_serial: "SWAPPED", discount_code: "FAIRWAY15" });
  const { clock } = world.services;
  const swapped = await role.serving(async (db) => {
    const swap = (id: number, serial: string) =>
      updateTeeTime(
        { db, clock },
        { staff, request: { id, tee_time: {}, discount: null, gift_certificate: { serial } } },
      );
    return [await swap(id, "SPARE"), await swap(early, "SPARE")];
  });
  expect(swapped).toMatchObject([
    { discount: null, gift_certificate: { serial: "SPARE" } },
    { gift_certificate: { serial: "SPARE" } },
  ]);
});

it("the server's role carries out what another person consents to", async () => {
  const { services } = world;
  const { db } = world.connection;
  const by = {
    id: 0,
    email: "admin@teedesk.test",
    name: "Admin",
    desk: "product",
    session_id: 1,
    level: "admin",
  } as const;
  const [asker] = await db.select().from(staffUsers);
  if (asker === undefined) throw new Error("There is no staff.");
  const correction = { balance: 50_000, value_before: null, value: 7000 };
  const tee_time_id = await world.booked();
  const gift_certificate_id = await addCertificate(db, { serial: "ASKED", raw_balance: cents(1000) });
  const done = await role.serving(async (tx) => {
    await askConsent(tx, asker, {
      gift_certificate_id,
      reason: "Goodwill",
      correction: { ...correction, balance_before: 1000 },
    });
    const order = { tee_time_id, cancel: true, force: true, refund: cents(500), reason: "Rain" };
    const limited = { ...services, config: { ...services.config, agentForcesCancelations: false } };
    const request = { staff: { ...asker, level: "other" }, order, idempotency_key: null } as const;
    const asked = await openCancelation(tx, request, limited);
    const requests = await tx.select().from(consents).where(eq(consents.staff_user, asker.email)).orderBy(consents.id);
    const [corrected, canceled] = requests.slice(-2);
    if (corrected === undefined || canceled === undefined) throw new Error("Nothing was asked.");
    const consent = { id: canceled.id, cancelation_id: canceled.cancelation_id, by };
    return [
      asked.kind,
      (await openCancelation(tx, { ...request, consent }, limited)).kind,
      (await consentToCorrection({ db: tx, config: services.config }, corrected, by)).valid,
    ];
  });
  expect(done).toEqual(["asked", "opened", true]);
});

it("the server's role seals the ledger, and erases a person with the reasons", async () => {
  expect(await role.serving(sealLedger)).toBe(false);
  const { db } = world.connection;
  const [found] = await db.select({ id: teeTimes.customer_id }).from(teeTimes).limit(1);
  await db.execute(sql`update tee_times set play_date = '2026-11-20'`);
  const reasons = await role.serving(async (tx) => {
    await eraseCustomer(tx, { id: found?.id ?? 0, today: "2026-11-21", staff: null });
    return [
      ...(await tx.select({ reason: cancelations.reason }).from(cancelations)),
      ...(await tx.select({ reason: transactionRecords.reason }).from(transactionRecords)),
      ...(await tx.select({ reason: consents.reason }).from(consents).where(isNotNull(consents.tee_time_id))),
    ];
  });
  expect(new Set(reasons?.map(({ reason }) => reason))).toEqual(new Set([""]));
});
