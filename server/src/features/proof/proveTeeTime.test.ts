import { randomUUID } from "node:crypto";
import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  cancelations,
  consents,
  customers,
  golfCourses,
  golfRates,
  historyEntries,
  mailOutbox,
  mailTemplateVersions,
  paymentIntents,
  staffUsers,
  teeTimes,
} from "../../db/schema/index.ts";
import { createClock } from "../../platform/clock.ts";
import { eraseCustomer } from "../../resources/customers/erasure/eraseCustomer.ts";
import { askConsent } from "../../session/consents.ts";
import { bookedEarlier } from "../../testing/bookedEarlier.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import { addRate } from "../../testing/guardedBooks.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";
import { proveTeeTime } from "./proveTeeTime.ts";

type Proof = components["schemas"]["TeeTimeProof"];

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(async () => {
  const { db } = world.connection;
  await forgetBookings(db);
  await db.delete(mailOutbox);
  const terms = { raw_rate: cents(20_000), non_refundable_cents: cents(500), max_refund_cents: null, cancel_hours: 24 };
  await db.update(golfRates).set(terms).where(eq(golfRates.id, world.ids.rate));
});

/** As a server returns it years later. */
const proofOf = (id: number): Promise<Proof> =>
  proveTeeTime(
    { db: world.connection.db, clock: createClock("America/Los_Angeles", () => new Date("2031-01-01")) },
    id,
  );

const agent = async () => {
  const [found] = await world.connection.db.select().from(staffUsers);
  if (found === undefined) throw new Error("There is no staff.");
  return { ...found, level: "other" as const, session_id: 1 };
};

/** Booked with a doubt, moved by an hour, asked for a consent, and canceled with a refund. */
async function lived(): Promise<number> {
  const id = await world.booked({ doubts: ["group_large"] });
  const staff = await agent();
  await updateTeeTime(world.services, {
    staff,
    request: { id, tee_time: { play_time: "11:30", internal_notes: "Rude." } },
  });
  const cancelation = {
    cancel: true,
    force_cancel: false,
    refund_amount: 9000,
    standard_refund: 8000,
    transaction_total: 10_000,
    version: 1,
  };
  await askConsent(world.connection.db, staff, { reason: "Rain", tee_time_id: id, cancelation });
  await world.cancel(id, { refund: 1000 });
  return id;
}

it("DECISION-63 a proof has what was agreed, paid, mailed, asked, changed and canceled", async () => {
  const id = await lived();
  const proof = await proofOf(id);
  expect(proof).toMatchObject({
    tee_time_id: id,
    agent: "Alex Agent",
    customer: { name: "Pat Lee", email: "pat.lee@example.test", address: "92037" },
    agreed: { course_name: "Torrey Pines South", play_date: "2026-11-28", play_time: "10:30", players: 2 },
    present: { play_time: "11:30", status: "Canceled" },
    // 24 hours before 10:30 in Los Angeles, in winter.
    terms: [
      { taken_for: "sale", rate: { rate: "200.00", cancel_hours: 24 }, refundable_until: "2026-11-27T18:30:00.000Z" },
    ],
    payments: [{ amount: 17_500, state: "captured", last4: "4242" }],
    doubts: { doubts: ["group_large"], checked_by: null },
    consents: [{ state: "waiting", staff_user: "agent@teedesk.test", refund_amount: 9000, standard_refund: 8000 }],
    cancelations: [{ state: "done", cancel: true, refund_amount: 1000, reason: "Rain" }],
  });
  const { quote, payments, transactions, mails, history } = proof;
  expect(quote?.lines.map(({ rule, amount }) => [rule, amount])).toEqual([
    ["charge", 10_000],
    ["rental_clubs", 5500],
    ["service_fee", 2000],
  ]);
  expect(transactions.map(({ total }) => total)).toEqual([17_500, -1000]);
  expect(transactions[0]?.payment_id).toBe(payments[0]?.payment_id);
  expect(mails.map(({ recipient, calendar }) => [recipient, calendar])).toEqual([
    ["pat.lee@example.test", { method: "PUBLISH", sequence: 0 }],
    ["proshop@example.test", null],
    ["pat.lee@example.test", { method: "CANCEL", sequence: 2 }],
    ["proshop@example.test", null],
  ]);
  expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(["created", "updated", "canceled"]));
  expect(history.map(({ created_at }) => created_at)).toEqual(history.map(({ created_at }) => created_at).toSorted());
});

it("DECISION-63 REFUND-06 a proof of a booking that no card paid has no standard refund", async () => {
  const charged = await world.booked();
  const uncharged = await world.booked({ credit_card: { number: "", expmo: "", expyr: "", cvv: "" } });
  const refunds = (await Promise.all([charged, uncharged].map(proofOf))).map(({ terms }) => terms[0]?.standard_refund);
  expect(refunds).toEqual([16_500, 0]);
});

it("DECISION-63 a proof has each line of the price, as it was quoted and entered", async () => {
  await world.addCertificate("ITEMS", 2000);
  const { quote, transactions } = await proofOf(
    await world.booked({ gift_cert_serial: "ITEMS", discount_code: "FAIRWAY15" }),
  );
  expect(transactions.map(({ total, items }) => [total, items.map((item) => item.total)])).toEqual([
    [14_000, [10_000, 5500, 2000, -1500, -2000]],
  ]);
  expect(quote?.lines.map(({ exact }) => exact)).toEqual(["100.00", "55.00", "20.00", "-15.00", "-20.00"]);
});

it("DECISION-63 the same records give the same bytes, also after a request for consent has expired", async () => {
  const id = await lived();
  const first = await proofOf(id);
  const { db, clock } = world.services;
  expect(JSON.stringify(await proveTeeTime({ db, clock }, id))).toBe(JSON.stringify(first));
  await db.update(consents).set({ expires_at: new Date("2020-01-01") });
  expect((await proofOf(id)).consents).toMatchObject([{ state: "waiting" }]);
  await db.update(mailOutbox).set({ sent_at: new Date(), updated_at: new Date("2027-01-01") });
  const later = await proofOf(id);
  expect(later.as_of).toBe("2027-01-01T00:00:00.000Z");
  expect(later.fingerprint).not.toBe(first.fingerprint);
});

it("DECISION-55 DECISION-63 has when a payment was refused and settled, and is the same while it is asked for again", async () => {
  const id = await world.booked();
  const { db } = world.connection;
  const refusal = { state: "capturing", refused_at: new Date("2026-11-21T18:35:00Z") } as const;
  await unguarded(db, (tx) =>
    tx.execute(sql`set local session_replication_role = replica`).then(() => tx.update(paymentIntents).set(refusal)),
  );
  const first = await proofOf(id);
  expect(first.payments).toMatchObject([
    {
      state: "capturing",
      settled_at: "2026-11-21T18:35:00.000Z",
      refused_at: "2026-11-21T18:35:00.000Z",
      seen_to_at: null,
    },
  ]);
  await db.update(paymentIntents).set({ updated_at: new Date("2026-12-01") });
  expect((await proofOf(id)).fingerprint).toBe(first.fingerprint);
  await db.update(paymentIntents).set({ settled_at: new Date("2026-12-02") });
  const settled = await proofOf(id);
  expect([settled.payments[0]?.seen_to_at, settled.as_of]).toEqual([
    "2026-12-02T00:00:00.000Z",
    "2026-12-02T00:00:00.000Z",
  ]);
});

it("DECISION-63 an edited rate, course, template and tee time leave what was agreed and mailed as it was", async () => {
  const id = await world.booked();
  await bookedEarlier(world.connection.db, id);
  const { agreed, terms, quote, mails } = await proofOf(id);
  const { db } = world.connection;
  const later = { raw_rate: cents(1), cancel_hours: 500, non_refundable_cents: cents(9900) };
  await db.update(golfRates).set(later).where(eq(golfRates.id, world.ids.rate));
  await db.update(golfCourses).set({ course_name: "Renamed" }).where(eq(golfCourses.id, world.ids.course));
  await db
    .insert(mailTemplateVersions)
    .values({ template: "tee_time_receipt", version: 1, content: "New words", staff_user: "x" });
  const change = { play_date: "2026-12-05", play_time: "09:00", players: 3 };
  await updateTeeTime(world.services, { staff: await agent(), request: { id, tee_time: change } });
  const edited = await proofOf(id);
  expect({ ...edited, mails: edited.mails.slice(0, mails.length) }).toMatchObject({ agreed, terms, quote, mails });
  expect(edited.present).toMatchObject({ ...change, course_name: "Renamed" });
  await db.update(golfCourses).set({ course_name: "Torrey Pines South" }).where(eq(golfCourses.id, world.ids.course));
});

it("DECISION-63 what was agreed before histories were kept is what the first change had before", async () => {
  const id = await world.booked();
  const { db } = world.connection;
  await unguarded(db, (tx) => tx.delete(historyEntries));
  for (const players of [3, 4])
    await updateTeeTime(world.services, { staff: await agent(), request: { id, tee_time: { players } } });
  expect(await proofOf(id)).toMatchObject({ agreed: { players: 2 }, present: { players: 4 } });
});

it("DECISION-63 REFUND-06 terms of a later course end by the play as it is, those of the sale by the play that was agreed", async () => {
  const id = await world.booked({ rental_clubs: [] });
  const { db } = world.connection;
  const [rate] = await db.select().from(golfRates).where(eq(golfRates.id, world.ids.rate));
  await addRate(db, world.ids.otherCourse);
  await db
    .update(golfRates)
    .set({ cancel_hours: rate?.cancel_hours })
    .where(eq(golfRates.golf_course_id, world.ids.otherCourse));
  const tee_time = { course: { id: world.ids.otherCourse }, play_time: "11:30" };
  await updateTeeTime(world.services, { staff: await agent(), request: { id, tee_time } });
  const { terms } = await proofOf(id);
  expect(terms.map(({ taken_for, refundable_until }) => [taken_for, refundable_until])).toEqual([
    ["sale", "2026-11-27T18:30:00.000Z"],
    ["course change", "2026-11-27T19:30:00.000Z"],
  ]);
});

it("DECISION-63 a proof has the moment of a refund that is under way", async () => {
  const id = await world.booked();
  const { db } = world.connection;
  const { id: staff_user_id } = await agent();
  const refund = {
    payment_id: "pay",
    cancel: false,
    force: false,
    refund_amount: cents(1000),
    standard_refund: cents(1000),
  };
  const [asked] = await db
    .insert(cancelations)
    .values({
      ...refund,
      id: randomUUID(),
      state: "agreed",
      tee_time_id: id,
      staff_user_id,
      reason: "Rain",
      lease_until: sql`now()`,
    })
    .returning();
  expect((await proofOf(id)).as_of).toBe(asked?.updated_at.toISOString());
});

it("DECISION-63 no card number, internal note, cost or serial is in a proof, wherever it was planted", async () => {
  await world.addCertificate("SECRET-SERIAL", 2000);
  const id = await world.booked({ gift_cert_serial: "SECRET-SERIAL" });
  await world.cancel(id);
  const card = "4111 1111 1111 1111";
  const { db } = world.connection;
  await unguarded(db, async (tx) => {
    const planted = `paid by ${card}`;
    await tx.update(teeTimes).set({ confirmation: card, agent: planted, internal_notes: "Rude." });
    await tx.update(customers).set({ first_name: planted, address: planted });
    await tx.update(mailOutbox).set({ subject: planted, text: planted, last_error: planted });
    await tx.execute(sql`update cancelations set reason = ${planted}`);
    await tx.execute(sql`update transaction_records set reason = ${planted}`);
    await tx.execute(
      sql`update history_entries set changes = changes || ${JSON.stringify([{ field: "notes", before: planted, after: null }])}::jsonb`,
    );
  });
  const text = JSON.stringify(await proofOf(id));
  expect(text).toContain("[card number]");
  expect(text.replaceAll(/\D/g, "")).not.toContain("4111111111111111");
  for (const hidden of ["SECRET-SERIAL", "Rude.", "internal_notes", '"cost"', "wholesale", "commission"])
    expect(text).not.toContain(hidden);
});

it("DECISION-63 an erased customer is in no part of a proof", async () => {
  const id = await lived();
  const { db } = world.connection;
  const [{ customer_id } = { customer_id: 0 }] = await db.select().from(teeTimes).where(eq(teeTimes.id, id));
  await db.update(mailOutbox).set({ sent_at: new Date() });
  await eraseCustomer(db, { id: customer_id, today: "2026-12-24", staff: null });
  const proof = await proofOf(id);
  expect(JSON.stringify(proof)).not.toMatch(/Pat|pat\.lee|92037|Rain|4242/);
  expect(proof).toMatchObject({
    agreed: { play_time: "10:30", customer_name: "Erased" },
    quote: { total: 17_500 },
    mails: [],
  });
});
