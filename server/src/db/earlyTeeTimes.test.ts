import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { cancelTeeTime } from "../features/cancelation/cancelTeeTime.ts";
import { updateTeeTime } from "../features/teeTimes/updateTeeTime.ts";
import { differencesIn } from "../testing/checkedBooks.ts";
import { openGuardedBooks } from "../testing/guardedBooks.ts";
import { takeFromLedger } from "../testing/takeFromLedger.ts";
import { giftCertificates, teeTimes } from "./schema/index.ts";

const { world, role, staff, close } = await openGuardedBooks();
afterAll(close);
const { db } = world.connection;

await world.addCertificate("A", 90_000);
await world.addCertificate("B", 90_000);

/** A tee time from before the ledger, which certificate A paid. */
let early: number;
beforeEach(async () => {
  early = await world.booked({ rental_clubs: [], gift_cert_serial: "A" });
  await takeFromLedger(db, early);
});

const saved = (change: object) =>
  role.committing((tx) =>
    updateTeeTime({ db: tx, clock: world.services.clock }, { staff, request: { id: early, tee_time: {}, ...change } }),
  );
const swapped = (serial: string) => saved({ gift_certificate: { serial } });
const moved = (id: number) => saved({ tee_time: { course: { id } } });

/** Cancels as the role, and returns the cents that each certificate has more than before. */
async function canceled(): Promise<Readonly<Record<string, number>>> {
  const before = await balances();
  const { services } = world;
  const order = { tee_time_id: early, cancel: true, force: true, refund: null, reason: "Rain" };
  const outcome = await role.committing((tx) =>
    cancelTeeTime({ ...services, db: tx }, { staff: { ...staff, level: "admin" }, order, idempotency_key: null }),
  );
  expect(outcome.kind).toBe("done");
  const after = await balances();
  return Object.fromEntries(Object.entries(after).map(([serial, cents]) => [serial, cents - (before[serial] ?? 0)]));
}

async function balances(): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .select({ serial: giftCertificates.serial, cents: giftCertificates.raw_balance })
    .from(giftCertificates)
    .where(sql`serial in ('A', 'B')`);
  return Object.fromEntries(rows.map(({ serial, cents }) => [serial, cents]));
}

const part = async () =>
  (await db.select().from(teeTimes).where(eq(teeTimes.id, early)))[0]?.gift_certificate_amount_cents;

/** The rules that the tee time breaks. */
const rulesBroken = async () =>
  (await differencesIn(db)).filter(({ subject }) => subject === `tee time ${early}`).map(({ rule }) => rule);

it.each([
  ["as it was sold", []],
  ["after another certificate paid for a while", [() => swapped("B"), () => swapped("A")]],
  ["after it was at another course for a while", [() => moved(world.ids.otherCourse), () => moved(world.ids.course)]],
])("a tee time from before the ledger gives its certificate's part back %s", async (_, steps) => {
  for (const step of steps) await step();
  const paid = await part();
  expect(await canceled()).toEqual({ A: paid, B: 0 });
  expect(await rulesBroken()).toEqual([]);
});

it("what a tee time from before the ledger gives back is no sale of its certificate", async () => {
  const values = () => db.select({ value: giftCertificates.sold_for_cents }).from(giftCertificates);
  const before = await values();
  await canceled();
  expect(await values()).toEqual(before);
});

it("a tee time from before the ledger gives the certificate's part to the one that pays now", async () => {
  await swapped("B");
  const paid = await part();
  expect(await canceled()).toEqual({ A: 0, B: paid });
  expect(await rulesBroken()).toEqual([]);
});
