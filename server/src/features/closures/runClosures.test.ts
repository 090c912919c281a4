import { closureReason } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { closureRunRows, closureRuns, courseNotices, mailOutbox, staffUsers, teeTimes } from "../../db/schema/index.ts";
import { endLeases } from "../../jobs.ts";
import type { PaymentGateway } from "../../ports/paymentGateway.ts";
import { askIn, booksProblems } from "../../sales/books/checkBooks.ts";
import { storeNotice } from "../../teeTime/courseNotices.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type ClosureFixture, createClosureFixture } from "../../testing/closureFixture.ts";
import { crashAfterStep } from "../../testing/crashAfterStep.ts";
import { databaseSnapshot } from "../../testing/databaseSnapshot.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { promisesBySql } from "../../testing/promisesBySql.ts";
import { recoverCancelations } from "../cancelation/pursueCancelation.ts";
import { listPromises } from "../promises/listPromises.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";
import { retryClosure } from "./retryClosure.ts";
import { runClosures } from "./runClosures.ts";

let world: ClosureFixture;
beforeAll(async () => {
  world = await createClosureFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => world.forget());

const given = <One>(one: One | undefined): One => one ?? expect.fail("it is not there");
const refused = async () => ({ kind: "refused" as const, reason: "Card closed" });
const silent = async () => ({ kind: "unavailable" as const, error: new Error("silent") });
const changed = "The payment's rest has changed since the plan was made: nothing was canceled or refunded.";

it("BUS-02 BUS-03 a closure cancels and refunds each booking inside once, leaves the others, and gives back what its plan stated", async () => {
  const ids = [await world.booked(), await world.booked(), await world.booked()];
  const { id, planned } = await world.beginAll(ids.slice(2));
  await world.runAll();
  const { closure, bookings } = await world.show(id);
  expect(bookings.map(({ tee_time_id, act, state }) => [tee_time_id, act, state])).toEqual([
    [ids[0], "cancel", "done"],
    [ids[1], "cancel", "done"],
    [ids[2], "leave", "done"],
  ]);
  expect(planned).toBeGreaterThan(0);
  expect([closure.state, closure.refunded_amount, await world.refundedInLedger()]).toEqual(["done", planned, planned]);
  const before = await databaseSnapshot(world.connection.db);
  await world.tryAgain(id);
  expect(await databaseSnapshot(world.connection.db)).toEqual(before);
});

it("BUS-02 a closure states for each booking what goes back to its card and to its certificate", async () => {
  await world.addCertificate("GIFT-BACK", 10_000);
  const ids = [await world.booked({ gift_cert_serial: "GIFT-BACK" }), await world.booked()];
  const plan = await world.plan();
  const { id } = await world.beginAll();
  await world.runAll();
  const { bookings } = await world.show(id);
  expect(
    bookings.map((one) => [one.tee_time_id, one.refund_amount, one.certificate_amount, one.refunded_amount]),
  ).toEqual([
    [ids[0], 7500, 10_000, 7500],
    [ids[1], 17_500, 0, 17_500],
  ]);
  expect(plan.map(({ refund_amount }) => refund_amount)).toEqual([7500, 17_500]);
  expect(await world.balanceOf("GIFT-BACK")).toBe(10_000);
});

it("DECISION-61 a closure whose server is killed between any steps does each booking once", async () => {
  let step = 0;
  // Every third step: those within a cancelation have a test of their own.
  for (let wasKilled = true; wasKilled; step += 3) {
    await world.forget();
    const serial = `GIFT-C${step}`;
    await world.addCertificate(serial, 10_000);
    await world.booked({ gift_cert_serial: serial, tee_time: { confirmation: "C-1" } });
    const { id, planned } = await world.beginAll();
    const dying = crashAfterStep(world.services, step);
    await runClosures(dying.services).catch(() => false);
    wasKilled = dying.wasKilled();
    await world.restart();
    const { closure } = await world.show(id);
    expect(closure).toMatchObject({ state: "done", done: 1, failed: 0, refunded_amount: planned });
    expect(await world.refundedInLedger()).toBe(planned);
    const { refunds, mails } = await databaseSnapshot(world.connection.db);
    expect([refunds.length, mails.length]).toEqual([1, 4]);
    expect(await world.balanceOf(serial)).toBe(10_000);
  }
  expect(step).toBeGreaterThan(30);
  const problems = await world.connection.db.transaction((tx) => booksProblems(askIn(tx)));
  // Those of movements whose tee time an earlier turn has forgotten are not of closures.
  expect(problems.filter((line) => !/^movement \d+: (used|returned), not a tee time/.test(line))).toEqual([]);
});

it("DECISION-61 a booking that two servers do, as the lease of the first one ended, is refunded once in the closure too", async () => {
  await world.booked();
  const { id, planned } = await world.beginAll();
  const { refund } = world.services.ports.gateway;
  const slow = world.withRefund(async (request) => {
    await endLeases(world.connection.db);
    await runClosures(world.services);
    return refund(request);
  });
  await runClosures(slow);
  expect([await world.rows(id), await world.refundedInLedger()]).toEqual([[["done", "", planned]], planned]);
});

it("DECISION-61 a booking whose refund is refused fails with the reason, and succeeds when it is tried again", async () => {
  await world.booked();
  const { id, planned } = await world.beginAll();
  await world.runAll(world.withRefund(refused));
  const note = "The payment gateway refused the refund; nothing was canceled or refunded. Reason given: Card closed";
  expect([(await world.show(id)).closure.state, await world.rows(id)]).toEqual(["done", [["failed", note, 0]]]);
  await world.tryAgain(id);
  expect(await world.rows(id)).toEqual([["done", "", planned]]);
});

it("BUS-02 a booking that is tried again states what goes back to its certificate by then", async () => {
  await world.addCertificate("GIFT-LESS", 10_000);
  const booked = await world.booked({ gift_cert_serial: "GIFT-LESS" });
  const { id } = await world.beginAll();
  await world.runAll(world.withRefund(refused));
  const lowered = { id: booked, tee_time: { gift_certificate_amount: "60.00" } };
  await updateTeeTime(world.services, { staff: world.staff, request: lowered });
  await world.tryAgain(id);
  expect((await world.show(id)).bookings).toMatchObject([{ state: "done", certificate_amount: 6000 }]);
  expect(await world.balanceOf("GIFT-LESS")).toBe(10_000);
});

it.each<[string, object, PaymentGateway["refund"] | null]>([
  ["gateway", { confirmation: "" }, refused],
  ["course", { confirmation: "KEEP-1" }, null],
])(
  "DECISION-55 a cancelation that the %s refused a closure is listed, as no one waited for it",
  async (_, tee_time, refund) => {
    const tee_time_id = await world.booked({ tee_time });
    const { id } = await world.beginAll();
    await world.runAll(refund === null ? world.services : world.withRefund(refund));
    expect(await world.rows(id)).toMatchObject([["failed", expect.any(String), 0]]);
    const { db } = world.connection;
    const seen = { staff: world.staff, now: world.services.clock.localNow() };
    const failures = () => listPromises(db, { filters: { kind: "failed_refund" } }, seen);
    const found = { record_id: tee_time_id, refund_amount: 17_500, is_overdue: true };
    expect(await failures()).toMatchObject([found]);
    const bySql = () => db.execute(sql.raw(promisesBySql("2026-11-21")));
    const promised = { promise: `failed_refund ${tee_time_id}` };
    expect(await bySql()).toMatchObject({ rows: expect.arrayContaining([promised]) });
    await world.cancel(tee_time_id, { force: true, refund: 17_500 });
    expect([await failures(), await bySql()]).toMatchObject([[], { rows: [] }]);
  },
);

it("DECISION-61 a try that ends after its booking is tried again changes nothing of the next try", async () => {
  const tee_time_id = await world.booked();
  const { id, planned } = await world.beginAll();
  await world.cancel(tee_time_id, { cancel: false, refund: 1000 });
  const { db } = world.connection;
  const tryAgain = async () => {
    await endLeases(db);
    await world.runAll();
    expect(await world.rows(id)).toEqual([["failed", changed, 0]]);
    await retryClosure(world.services, { id, staff: world.staff });
  };
  // Its first transaction is that of its outcome.
  let isFirst = true;
  const transaction: typeof db.transaction = async (work) => {
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst) await tryAgain();
    return db.transaction(work);
  };
  const slow = new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
  await runClosures({ ...world.services, db: slow });
  expect(isFirst).toBe(false);
  expect(await world.rows(id)).toEqual([["waiting", "", 0]]);
  await world.runAll();
  expect(await world.rows(id)).toEqual([["done", "", planned - 1000]]);
});

it("DECISION-71 a closure that is tried again takes a confirmed session for refunds above the cap, as its beginning does", async () => {
  await world.booked();
  const { id, planned } = await world.beginAll();
  await world.runAll(world.withRefund(refused));
  const services = { ...world.services, config: { ...world.services.config, stepUpRefund: cents(planned - 1) } };
  const isRefused = { status: 403, headers: { "step-up": "required" } };
  await expect(retryClosure(services, { id, staff: world.staff })).rejects.toMatchObject(isRefused);
  expect(await world.rows(id)).toMatchObject([["failed", expect.anything(), 0]]);
  await retryClosure(services, { id, staff: { ...world.staff, isConfirmed: true } });
  await world.runAll();
  expect(await world.rows(id)).toEqual([["done", "", planned]]);
});

it("DECISION-61 a booking that the course released without its refund gets the refund alone, however often that is refused", async () => {
  await world.booked({ tee_time: { confirmation: "C-9" } });
  const { id, planned } = await world.beginAll();
  for (let tries = 0; tries < 3; tries += 1) {
    await world.runAll(world.withRefund(refused));
    expect(await world.rows(id)).toMatchObject([["failed", expect.stringContaining("refund"), 0]]);
    expect((await world.show(id)).closure.refunded_amount).toBe(0);
    await retryClosure(world.services, { id, staff: world.staff });
  }
  await world.runAll();
  expect(await world.rows(id)).toEqual([["done", "", planned]]);
  expect(await world.refundedInLedger()).toBe(planned);
});

it("DECISION-61 a booking that the course released without its refund is done once other staff refund it", async () => {
  const tee_time_id = await world.booked({ tee_time: { confirmation: "C-9" } });
  const { id, planned } = await world.beginAll();
  await world.runAll(world.withRefund(refused));
  await world.cancel(tee_time_id, { cancel: false, refund: planned });
  await retryClosure(world.services, { id, staff: world.staff });
  expect(await world.rows(id)).toEqual([["done", "Other staff refunded it.", 0]]);
});

it("DECISION-61 bookings of a closure end one after the other, so that the last of them ends the closure", async () => {
  for (let bookings = 0; bookings < 2; bookings += 1) await world.booked();
  const { id } = await world.beginAll();
  const { running, waiting } = await world.connection.db.transaction(async (tx) => {
    await tx.select().from(closureRuns).for("update");
    const running = world.runAll();
    await lockAwaited(tx);
    return { running, waiting: await tx.$count(closureRunRows, eq(closureRunRows.state, "waiting")) };
  });
  await running;
  expect([waiting, (await world.show(id)).closure.state]).toEqual([2, "done"]);
});

it("DECISION-61 a booking that waits is not tried again at once", async () => {
  await world.booked();
  await world.beginAll();
  const services = world.withRefund(silent);
  expect([await runClosures(services), await runClosures(services)]).toEqual([true, false]);
});

it("DECISION-61 a booking whose gateway is silent waits, and is done under the same key by whoever comes first", async () => {
  await world.booked();
  const { id, planned } = await world.beginAll();
  await world.runAll(world.withRefund(silent));
  expect(await world.rows(id)).toMatchObject([["waiting", expect.stringContaining("has not responded"), 0]]);
  await endLeases(world.connection.db);
  await recoverCancelations(world.services);
  await world.runAll();
  expect([await world.rows(id), await world.refundedInLedger()]).toEqual([[["done", "", planned]], planned]);
});

it("BUS-02 a refund that others began is no part of the plan, and all goes back if it is refused after all", async () => {
  const tee_time_id = await world.booked();
  const [whole] = await world.plan();
  await world.cancel(tee_time_id, { cancel: false, refund: 1000 }, { services: world.withRefund(silent) });
  const { id, planned } = await world.beginAll();
  expect(planned).toBe((whole?.refund_amount ?? 0) - 1000);
  await world.runAll();
  expect(await world.rows(id)).toMatchObject([["waiting", expect.stringContaining("Wait a moment"), 0]]);
  await endLeases(world.connection.db);
  await recoverCancelations(world.withRefund(refused));
  await world.runAll();
  expect(await world.rows(id)).toEqual([["failed", changed, 0]]);
  await world.tryAgain(id);
  expect(await world.rows(id)).toEqual([["done", "", whole?.refund_amount]]);
});

it("DECISION-61 a booking that has changed by its turn is not canceled, and is left when it was moved out of the hours", async () => {
  const tee_time_id = await world.booked();
  const { id } = await world.beginAll();
  const moved = { play_date: sql`'2026-11-29'`, lock_version: sql`lock_version + 1` };
  await world.connection.db.update(teeTimes).set(moved).where(eq(teeTimes.id, tee_time_id));
  await world.runAll();
  const note = "The booking has changed since then: nothing was canceled or refunded.";
  expect(await world.rows(id)).toEqual([["failed", note, 0]]);
  await world.tryAgain(id);
  expect(await world.rows(id)).toEqual([["done", "It is no longer inside these hours.", 0]]);
  expect(await world.connection.db.$count(teeTimes, sql`canceled_at is null`)).toBe(1);
});

it("DECISION-61 a booking that other staff canceled keeps their refund, whatever reason they gave", async () => {
  const tee_time_id = await world.booked();
  const { id } = await world.beginAll();
  await world.cancel(tee_time_id, { refund: 1000, reason: closureReason });
  await world.runAll();
  expect(await world.rows(id)).toEqual([["failed", "This tee time has already been canceled.", 0]]);
  await world.tryAgain(id);
  expect(await world.rows(id)).toEqual([["done", "Other staff canceled it; see its page for the refund.", 0]]);
  expect(await world.refundedInLedger()).toBe(1000);
});

it("DECISION-61 a booking that fails unexpectedly ten times has failed, so that its hours do not stay closed, and can be tried again", async () => {
  await world.booked();
  const { id, planned } = await world.beginAll();
  const broken = world.withRefund(() => Promise.reject(new Error("broken")));
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await world.show(id)).closure.state).toBe("running");
    await runClosures(broken);
    await endLeases(world.connection.db);
  }
  expect(await world.rows(id)).toMatchObject([["failed", expect.stringContaining("unexpected"), 0]]);
  expect((await world.show(id)).closure.state).toBe("done");
  await world.tryAgain(id);
  expect([await world.rows(id), await world.refundedInLedger()]).toEqual([[["done", "", planned]], planned]);
});

it("DECISION-61 a booking is finished in the name of who tries again, when the account of who began is gone", async () => {
  const { db } = world.connection;
  await world.booked();
  const [other] = await db
    .insert(staffUsers)
    .values({ email: "gone@teedesk.test", name: "Gone", password_hash: "" })
    .returning();
  const gone = { ...world.staff, ...other };
  const bookings = await world.plan();
  const id = await world.begin(bookings, { by: gone });
  await db.delete(staffUsers).where(eq(staffUsers.id, gone.id));
  await world.runAll();
  expect(await world.rows(id)).toMatchObject([["failed", expect.stringContaining("no account"), 0]]);
  await world.tryAgain(id);
  expect(await world.rows(id)).toMatchObject([["done", "", bookings[0]?.refund_amount]]);
});

it("DECISION-61 every canceled booking has its mails, and each INTERNAL one that its course knows of has to be told", async () => {
  const { db } = world.connection;
  const [known, unknown] = [await world.booked(), await world.booked()];
  const [teeTime] = await db.select().from(teeTimes).where(eq(teeTimes.id, known));
  await storeNotice(db, { teeTime: given(teeTime), staff: world.staff });
  await db.delete(mailOutbox);
  await world.beginAll();
  await world.runAll();
  const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.id);
  expect(mails.map(({ record_id }) => record_id)).toEqual([known, known, unknown, unknown]);
  const told = [{ promise: `tell_course ${known}` }];
  expect(await db.execute(sql.raw(promisesBySql("2026-11-21")))).toMatchObject({ rows: told });
  await db.delete(courseNotices);
});
