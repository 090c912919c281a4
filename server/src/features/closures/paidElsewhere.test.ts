import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  golfCourses,
  historyEntries,
  mailOutbox,
  settledRefunds,
  teeTimes,
  transactionRecords,
} from "../../db/schema/index.ts";
import { askIn, booksProblems } from "../../sales/books/checkBooks.ts";
import { figureSums } from "../../sales/figures.ts";
import { importing } from "../../testing/importFile.ts";
import { promisesBySql } from "../../testing/promisesBySql.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let admin: Awaited<ReturnType<TestApp["as"]>>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

const course_name = "Torrey Pines South";
const get = async (url: string) => (await server.inject({ method: "GET", url, headers: admin })).json();
const post = (url: string, payload: object) => server.inject({ method: "POST", url, headers: admin, payload });

/** Imports two bookings of a day, of which another system took $450.00 each: one with a number of its course, one INTERNAL. */
async function imported(day: string) {
  const files = await importing(server, "bookings");
  const file = [
    "Course,Date,Time,Golfers,Total,Paid,First name,Last name,Email,Confirmation",
    `${course_name},${day},07:10,2,450.00,450,Bea,Booker,bea@import.test,TP-${day}`,
    `${course_name},${day},07:20,2,450.00,450,Cy,Booker,cy@import.test,`,
  ].join("\n");
  const { id } = await files.plan(file);
  await files.run(id);
  const booked = await server.db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(eq(teeTimes.play_date, sql`${day}::date`))
    .orderBy(teeTimes.play_time);
  return booked.map(({ id: booking }) => booking);
}

const figuresOf = async (day: string) => {
  const [sums] = await server.db
    .select(figureSums)
    .from(teeTimes)
    .where(eq(teeTimes.play_date, sql`${day}::date`));
  return sums;
};

const promised = async (): Promise<unknown[][]> => {
  const listed: readonly Record<string, unknown>[] = await get("/api/promises/index?per_page=100");
  return listed
    .filter(({ kind }) => kind === "failed_refund")
    .map(({ record_id, refund_amount, is_paid_elsewhere }) => [record_id, refund_amount, is_paid_elsewhere]);
};

const promisedBySql = async () => {
  const found = sql.raw(`(${promisesBySql("2026-11-21")}) as found`);
  const rows = await server.db.select({ promise: sql<string>`promise` }).from(found);
  return rows.map(({ promise }) => promise).filter((promise) => promise.startsWith("failed_refund"));
};

const brokenBooks = () => server.db.transaction((tx) => booksProblems(askIn(tx)));

beforeEach(async () => {
  for (const [record_id] of await promised()) await post("/api/promises/close", { kind: "failed_refund", record_id });
});

describe("DECISION-73 a booking that was paid elsewhere", () => {
  it("BUS-02 BUS-03 is canceled by a closure, which plans no money for its card and states what is to be refunded there", async () => {
    const day = "2027-03-20";
    const ids = await imported(day);
    const [course] = await server.db.select().from(golfCourses).where(eq(golfCourses.course_name, course_name));
    const hours = { course_id: course?.id, start_date: day, start_time: "00:00", end_date: day, end_time: "23:59" };
    const query = new URLSearchParams({ ...hours, course_id: String(course?.id) });
    const plan = await get(`/api/closures/plan?${query.toString()}`);
    expect(plan.bookings).toMatchObject(
      ids.map((tee_time_id) => ({ tee_time_id, refund_amount: 45_000, is_paid_elsewhere: true, due_amount: 0 })),
    );
    const bookings = plan.bookings.map(({ tee_time_id, lock_version, refund_amount }: Record<string, unknown>) => ({
      tee_time_id,
      lock_version,
      refund_amount,
      act: "cancel",
    }));
    const { closure } = (await post("/api/closures", { hours, bookings })).json();
    const show = () => get(`/api/closures/show/${closure.id}`);
    await expect.poll(async () => (await show()).closure.state, { timeout: 15_000 }).toBe("done");
    expect(await show()).toMatchObject({
      closure: { done: 2, failed: 0, refunded_amount: 0, elsewhere_amount: 90_000 },
      bookings: ids.map((tee_time_id) => ({ tee_time_id, state: "done", note: "", is_paid_elsewhere: true })),
    });
    expect(await figuresOf(day)).toMatchObject({ paid: 90_000, refunded: 90_000, revenue: 0 });
    expect(await promised()).toEqual(ids.map((id) => [id, 45_000, true]));
    expect(await promisedBySql()).toEqual(ids.map((id) => `failed_refund ${id}`).toSorted());
    expect(await brokenBooks()).toEqual([]);
  });

  it("is canceled with its refund, which the ledger has at once and To Do until it is settled", async () => {
    const day = "2027-03-21";
    const [id = 0] = await imported(day);
    const order = { id, cancel: true, force_cancel: false, refund: true, refund_amount: 45_000, reason: "Rain" };
    expect((await post("/api/tee_times/cancel", order)).json()).toEqual({
      valid: true,
      message: "The tee time was canceled. It was paid elsewhere: refund $450.00 there.",
      confirmation: null,
    });
    expect(await figuresOf(day)).toMatchObject({ refunded: 45_000, revenue: 45_000 });
    const { db } = server;
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.record_id, id));
    expect(mails.find(({ recipient }) => recipient === "bea@import.test")?.text).toMatch(
      /^Refunded where you paid: \$450\.00$/m,
    );
    const isOfIt = sql`${historyEntries.entity} = 'tee_time' and ${historyEntries.record_id} = ${id}`;
    const history = () => db.select().from(historyEntries).where(isOfIt).orderBy(historyEntries.id);
    const refunded = (await history()).find(({ action }) => action === "refunded");
    expect(refunded?.changes).toContainEqual({ field: "card", before: null, after: "paid elsewhere" });
    expect(await promised()).toEqual([[id, 45_000, true]]);
    expect((await post("/api/promises/close", { kind: "failed_refund", record_id: id })).statusCode).toBe(200);
    expect([await promised(), await promisedBySql()]).toEqual([[], []]);
    expect((await history()).at(-1)).toMatchObject({ action: "refund settled", staff_user: "admin@teedesk.test" });
    expect(await db.$count(settledRefunds)).toBeGreaterThan(0);
    expect(await brokenBooks()).toEqual([]);
  });

  it("has the sum of its refunds under To Do, each of which was made by none of the others", async () => {
    const [, id = 0] = await imported("2027-03-22");
    const order = { id, force_cancel: false, refund: true, reason: "Rain" };
    const part = await post("/api/tee_times/cancel", { ...order, cancel: false, refund_amount: 10_000 });
    expect(part.json()).toMatchObject({ valid: true, message: "It was paid elsewhere: refund $100.00 there." });
    await post("/api/tee_times/cancel", { ...order, cancel: true, refund_amount: 35_000 });
    expect(await promised()).toEqual([[id, 45_000, true]]);
    expect(await promisedBySql()).toEqual([`failed_refund ${id}`]);
    const isRefund = sql`${transactionRecords.payment_id} like 'elsewhere-refund-%' and ${transactionRecords.total} in (-10000, -35000)`;
    expect(await server.db.$count(transactionRecords, isRefund)).toBe(2);
  });

  it("is canceled without a refund, and nothing is to be done", async () => {
    const [, id = 0] = await imported("2027-03-23");
    const order = { id, cancel: true, force_cancel: false, refund: false, refund_amount: 0, reason: "Rain" };
    expect((await post("/api/tee_times/cancel", order)).json()).toMatchObject({
      message: "The tee time was canceled.",
    });
    expect(await promised()).toEqual([]);
  });
});
