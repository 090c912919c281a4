import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cancelations, staffUsers } from "../../db/schema/index.ts";
import { endLeases } from "../../jobs.ts";
import type { CourseSystem } from "../../ports/courseSystem.ts";
import type { PaymentGateway } from "../../ports/paymentGateway.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import type { CancelServices } from "./cancelation.ts";
import { cancelTeeTime } from "./cancelTeeTime.ts";
import { recoverCancelations } from "./pursueCancelation.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const stored = () => databaseSnapshot(world.connection.db);
const key = "5f0e8c1a-77c2-4b1d";
const paid = 17_500;
let serials = 0;
const certificate = async (balance: number) => {
  serials += 1;
  await world.addCertificate(`GIFT-C${serials}`, balance);
  return `GIFT-C${serials}`;
};

/** The world with a gateway that responds differently. */
const withGateway = (changes: Partial<PaymentGateway>) => ({
  ...world.services,
  ports: { ...world.services.ports, gateway: { ...world.services.ports.gateway, ...changes } },
});
/** The world with a course system that responds differently. */
const withCourse = (release: CourseSystem["release"]) => ({
  ...world.services,
  ports: { ...world.services.ports, courseSystem: { release } },
});
const recover = async (services: CancelServices = world.services) => {
  await endLeases(world.connection.db);
  await recoverCancelations(services);
};

describe("a cancelation", () => {
  it("OPS-CAN-20 with a refund agrees to the cent in the answer, the ledger, the gateway, the history and the mail", async () => {
    const serial = await certificate(10_000);
    const id = await world.booked({ gift_cert_serial: serial });
    const answer = await world.cancel(id, { refund: 5000 });
    const { teeTimes, records, items, refunds, cancelations, history, mails } = await stored();
    const refund_id = refunds[0]?.refund_id ?? "";
    expect(answer).toEqual({
      kind: "done",
      outcome: {
        valid: true,
        message: `The tee time was canceled and $50.00 refunded. $100.00 was returned to gift certificate ${serial}.`,
        confirmation: refund_id,
      },
    });
    expect(teeTimes).toMatchObject([
      { status: "Canceled", canceled_at: expect.any(Date), cancel_reason: "Rain", lock_version: 1 },
    ]);
    const [sale, refund] = records;
    expect(refund).toMatchObject({ total: -5000, payment_id: refund_id, refunded_record_id: sale?.id, reason: "Rain" });
    const back = items.filter((item) => item.transaction_record_id === refund?.id);
    expect(back).toMatchObject([
      { tee_time_id: id, total: -15_000 },
      { gift_certificate_id: expect.any(Number), total: 10_000 },
    ]);
    expect(refunds).toMatchObject([{ amount: 5000, payment_id: sale?.payment_id }]);
    expect(cancelations).toMatchObject([{ state: "done", refund_id }]);
    expect(await world.balanceOf(serial)).toBe(10_000);
    expect(history).toMatchObject([
      { entity: "tee_time", record_id: id, staff_user: "agent@teedesk.test", action: "refunded" },
      { entity: "tee_time", record_id: id, staff_user: "agent@teedesk.test", action: "canceled" },
    ]);
    expect(mails.slice(2).map(({ recipient }) => recipient)).toEqual(["pat.lee@example.test", "proshop@example.test"]);
    for (const line of [
      "is canceled",
      "Refunded: $50.00",
      `Returned to gift certificate ending in ${serial.slice(-4)}: $100.00`,
    ])
      expect(mails[2]?.text).toContain(line);
    expect(mails.filter(({ text }) => text.includes(serial))).toEqual([]);
  });

  it("OPS-CAN-20 alone moves no money and leaves no record", async () => {
    const id = await world.booked();
    expect(await world.cancel(id)).toMatchObject({
      outcome: { message: "The tee time was canceled.", confirmation: null },
    });
    expect(await stored()).toMatchObject({
      teeTimes: [{ status: "Canceled" }],
      records: [{ total: paid }],
      refunds: [],
    });
  });

  it("OPS-CAN-20 a refund alone leaves the tee time as it is", async () => {
    const serial = await certificate(1000);
    const id = await world.booked({ gift_cert_serial: serial });
    const answer = await world.cancel(id, { cancel: false, refund: 300 });
    expect(answer).toMatchObject({ kind: "done", outcome: { message: "$3.00 was refunded." } });
    const { teeTimes, mails } = await stored();
    expect(teeTimes).toMatchObject([{ status: "Booked", canceled_at: null, lock_version: 0 }]);
    expect(mails).toHaveLength(2);
    expect(await world.balanceOf(serial)).toBe(0);
  });

  it("frees its place in the queue", async () => {
    const tee_time = { availability_queue_id: world.ids.queue };
    await world.cancel(await world.booked({ tee_time }));
    expect(await world.booked({ tee_time })).toBeGreaterThan(0);
  });

  it("mails neither customer nor course without their flags", async () => {
    const id = await world.booked({ tee_time: { should_email_customer: false, should_email_course: false } });
    await world.cancel(id);
    expect((await stored()).mails).toEqual([]);
  });

  it("can be refunded later, part by part, to the last cent", async () => {
    const id = await world.booked();
    await world.cancel(id);
    for (const refund of [10_000, 7499, 1]) {
      expect(await world.cancel(id, { cancel: false, refund })).toMatchObject({ kind: "done" });
    }
    expect(await world.options(id)).toMatchObject({ is_canceled: true, refund_total: 0, transaction_total: 0 });
    expect(await world.cancel(id, { cancel: false, refund: 1 })).toMatchObject({ code: "refund_above_refundable" });
  });
});

describe("OPS-CAN-04 the course's system", () => {
  it("is overruled by force", async () => {
    const id = await world.booked({ tee_time: { confirmation: "KEEP-1" } });
    expect(await world.cancel(id, { force: true })).toMatchObject({ kind: "done" });
  });

  it("is not asked for an internal tee time, nor for a refund", async () => {
    const services = withCourse(() => Promise.reject(new Error("not to be asked")));
    const external = await world.booked({ tee_time: { confirmation: "C-1" } });
    expect(await world.cancel(external, { cancel: false, refund: 1 }, { services })).toMatchObject({ kind: "done" });
    expect(await world.cancel(await world.booked(), {}, { services })).toMatchObject({ kind: "done" });
  });

  const silent = async () => ({ kind: "unavailable" as const, error: new Error("lost"), reason: "timeout" });

  it("that does not answer may have let go, so it is asked until that is known", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    expect(await world.cancel(id, { refund: 4000 }, { key, services: withCourse(silent) })).toEqual({
      kind: "pending",
      message:
        "Cancelation pending: the course's system has not responded. We keep retrying, then refund $40.00; submit it again only to force it.",
      backend_message: "timeout",
    });
    expect(await stored()).toMatchObject({ teeTimes: [{ status: "Booked" }], cancelations: [{ state: "asking" }] });
    expect(await world.cancel(id, { refund: 4000 })).toEqual({
      kind: "busy",
      message: "A cancelation is still waiting for the course's system. Wait for it, or force the cancelation.",
    });
    await recover();
    expect(await stored()).toMatchObject({ teeTimes: [{ status: "Canceled" }], refunds: [{ amount: 4000 }] });
    expect(await world.cancel(id, { refund: 4000 }, { key })).toMatchObject({ kind: "done" });
    expect(await world.options(id)).toMatchObject({ valid: true });
  });

  it("ANSWER-17 a key is its person's: another person's same key is an order of its own", async () => {
    const [one, other] = [await world.booked(), await world.booked()];
    await world.cancel(one, { refund: 4000 }, { key });
    const [staff] = await world.connection.db
      .insert(staffUsers)
      .values({ email: "other@teedesk.test", name: "Other", password_hash: "" })
      .returning();
    const order = { tee_time_id: other, cancel: true, force: false, refund: null, reason: "Rain" };
    const person = { id: staff?.id ?? 0, email: "other@teedesk.test", level: "other" } as const;
    const answer = await cancelTeeTime(world.services, { staff: person, order, idempotency_key: key });
    expect(answer.kind).toBe("done");
  });

  it("that does not answer is overruled by force", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    expect(await world.cancel(id, { force: true }, { services: withCourse(silent) })).toMatchObject({ kind: "done" });
  });

  it("that does not answer is overruled by force later, and what waited for it is not done as well", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    await world.cancel(id, { refund: 4000 }, { key, services: withCourse(silent) });
    expect(await world.options(id)).toMatchObject({ valid: true, is_canceled: false, transaction_total: paid });
    const forced = { force: true, refund: 3000 };
    expect(await world.cancel(id, forced, { services: withCourse(silent) })).toMatchObject({ kind: "done" });
    await recover();
    const { teeTimes, records, refunds, cancelations, history, mails } = await stored();
    expect(teeTimes).toMatchObject([{ status: "Canceled", lock_version: 1 }]);
    expect(records.map(({ total }) => total)).toEqual([paid, -3000]);
    expect(refunds).toMatchObject([{ amount: 3000 }]);
    expect(new Set(cancelations.map(({ state, force }) => `${state} ${force}`))).toEqual(
      new Set(["dropped false", "done true"]),
    );
    expect(history.map(({ action }) => action)).toEqual(["cancelation refused", "refunded", "canceled"]);
    expect(mails).toHaveLength(4);
    expect(await world.cancel(id, { refund: 4000 }, { key })).toMatchObject({ kind: "declined" });
  });

  it("that returns when another has just forced finds its cancelation given up", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    const answers: string[] = [];
    const late = withCourse(async () => {
      answers.push((await world.cancel(id, { force: true, refund: 3000 })).kind);
      return { kind: "released" };
    });
    expect(await world.cancel(id, { refund: 4000 }, { services: late })).toMatchObject({
      kind: "declined",
      message: "This tee time is being canceled or refunded. Wait a moment and try again.",
    });
    expect(answers).toEqual(["done"]);
    expect(await stored()).toMatchObject({ teeTimes: [{ status: "Canceled" }], refunds: [{ amount: 3000 }] });
  });

  it("is waited for still when what would take its place is refused", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    await world.cancel(id, { refund: 4000 }, { services: withCourse(silent) });
    expect(await world.cancel(id, { force: true, refund: paid + 1 })).toMatchObject({ kind: "invalid" });
    expect(await stored()).toMatchObject({ cancelations: [{ state: "asking" }], history: [] });
  });

  it("that refuses when recovery asks is named in the history", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    await world.cancel(id, {}, { services: withCourse(silent) });
    await recover(withCourse(async () => ({ kind: "refused", reason: "too late" })));
    expect(await stored()).toMatchObject({
      teeTimes: [{ status: "Booked" }],
      cancelations: [{ state: "dropped" }],
      history: [
        {
          action: "cancelation refused",
          staff_user: "agent@teedesk.test",
          changes: [
            { field: "reason", before: null, after: "Rain" },
            { field: "refusal", before: null, after: "too late" },
          ],
        },
      ],
    });
  });

  it.each<[string, CourseSystem["release"]]>([
    ["refuses", async () => ({ kind: "refused", reason: "too late" })],
    ["does not answer", silent],
  ])("that %s still has a forced tee time, so a refused refund leaves it", async (_, release) => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    const { ports } = withCourse(release);
    const gateway = { ...ports.gateway, refund: async () => ({ kind: "refused" as const, reason: "chargeback" }) };
    const services = { ...world.services, ports: { ...ports, gateway } };
    expect(await world.cancel(id, { force: true, refund: paid }, { services })).toMatchObject({ kind: "declined" });
    expect(await stored()).toMatchObject({
      teeTimes: [{ status: "Booked" }],
      cancelations: [{ state: "dropped", is_released: false }],
    });
  });
});

describe("the payment gateway", () => {
  const refused = async () => ({ kind: "refused" as const, reason: "chargeback" });
  const down = async () => ({
    kind: "unavailable" as const,
    error: new Error("Failed query: select 1"),
    reason: "timeout 4242 4242 4242 4242",
  });

  it("that refuses leaves everything as it was", async () => {
    const id = await world.booked();
    const services = withGateway({ refund: refused });
    expect(await world.cancel(id, { refund: paid }, { key, services })).toMatchObject({
      kind: "declined",
      message: "The payment gateway refused the refund; nothing was canceled or refunded.",
    });
    expect(await stored()).toMatchObject({
      teeTimes: [{ canceled_at: null }],
      cancelations: [{ state: "dropped" }],
      keys: [],
    });
    expect(await world.cancel(id, { refund: paid }, { key })).toMatchObject({ kind: "done" });
  });

  it("that refuses when the course has let go leaves the tee time canceled, and the refund to another try", async () => {
    const id = await world.booked({ tee_time: { confirmation: "C-1" } });
    const services = withGateway({ refund: refused });
    const answer = await world.cancel(id, { refund: paid }, { key, services });
    expect(answer).toMatchObject({
      kind: "done",
      outcome: { valid: true, message: expect.stringContaining("refused the refund"), confirmation: null },
    });
    expect(await world.cancel(id, { refund: paid }, { key })).toEqual({ ...answer, isReplay: true });
    const { teeTimes, records, history, mails } = await stored();
    expect([teeTimes[0]?.status, records.length]).toEqual(["Canceled", 1]);
    expect(history.map(({ action }) => action)).toEqual(["refund refused", "canceled"]);
    expect(mails[2]?.text).not.toContain("Refunded");
    expect(await world.cancel(id, { cancel: false, refund: paid })).toMatchObject({ kind: "done" });
  });

  it("that is down leaves the refund promised, and recovery does it once", async () => {
    const id = await world.booked();
    const answer = await world.cancel(id, { refund: 4000 }, { key, services: withGateway({ refund: down }) });
    expect(answer).toMatchObject({ kind: "pending", message: expect.stringContaining("$40.00") });
    expect(JSON.stringify(answer)).not.toMatch(/4242|Failed query/);
    expect(answer).toMatchObject({ backend_message: expect.stringContaining("timeout") });
    expect(await stored()).toMatchObject({ teeTimes: [{ canceled_at: null }], records: [{ total: paid }] });
    expect(await world.options(id)).toMatchObject({ valid: false, transaction_total: paid - 4000 });
    for (const force of [false, true])
      expect(await world.cancel(id, { refund: 4000, force })).toMatchObject({ kind: "busy" });
    expect(await world.cancel(id, { refund: 4001 }, { key })).toEqual({ kind: "reused" });
    const again = await world.cancel(id, { refund: 4000 }, { key, services: withGateway({ refund: down }) });
    expect(again).toEqual(answer);

    await endLeases(world.connection.db);
    await Promise.all([recoverCancelations(world.services), recoverCancelations(world.services)]);
    const { teeTimes, records, refunds } = await stored();
    expect(teeTimes).toMatchObject([{ status: "Canceled" }]);
    expect(records.map(({ total }) => total)).toEqual([paid, -4000]);
    expect(refunds).toHaveLength(1);
    expect(await world.cancel(id, { refund: 4000 }, { key })).toMatchObject({
      kind: "done",
      outcome: { message: "The tee time was canceled and $40.00 refunded." },
    });
    expect((await stored()).refunds).toHaveLength(1);
  });

  it("that is down while the database's clock is ahead gets the refund once the clock is right", async () => {
    const id = await world.booked();
    await world.cancel(id, { refund: 4000 }, { services: withGateway({ refund: down }) });
    const { db } = world.connection;
    await db.update(cancelations).set({ lease_until: sql`now() + interval '3 hours'` });
    await recoverCancelations(world.services);
    expect((await stored()).refunds).toMatchObject([{ amount: 4000 }]);
  });

  it("that refuses what was promised leaves the refusal in the history and in the log", async () => {
    const id = await world.booked();
    await world.cancel(id, { refund: 4000 }, { services: withGateway({ refund: down }) });
    const error = vi.spyOn(world.services.log, "error");
    await recover(withGateway({ refund: refused }));
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ cancelation: expect.any(String), refusal: "chargeback" }),
      "cancelation rejected",
    );
    error.mockRestore();
    expect(await stored()).toMatchObject({
      teeTimes: [{ status: "Booked" }],
      records: [{ total: paid }],
      history: [
        {
          action: "refund refused",
          staff_user: "agent@teedesk.test",
          changes: [
            { field: "refund", before: null, after: "40.00" },
            { field: "reason", before: null, after: "Rain" },
            { field: "refusal", before: null, after: "chargeback" },
          ],
        },
      ],
    });
    expect(await world.options(id)).toMatchObject({ valid: true, transaction_total: paid });
  });

  it("OPS-CAN-15 a refund alone without a reason is not called an internal cancel in the history", async () => {
    const id = await world.booked();
    await world.cancel(id, { cancel: false, refund: 4000, reason: "Internal cancel" });
    expect((await stored()).history).toMatchObject([
      {
        action: "refunded",
        changes: [
          { field: "refund", before: "0.00", after: "40.00" },
          { field: "standard_refund", before: null, after: "175.00" },
        ],
      },
    ]);
  });

  it("that fails one cancelation leaves the others to recovery", async () => {
    for (const refund of [1000, 2000, 3000])
      await world.cancel(await world.booked(), { refund }, { services: withGateway({ refund: down }) });
    const { gateway } = world.services.ports;
    const failing: PaymentGateway["refund"] = (request) =>
      request.amount === 1000 ? Promise.reject(new Error("out of order")) : gateway.refund(request);
    await recover(withGateway({ refund: failing }));
    expect(new Set((await stored()).refunds.map(({ amount }) => amount))).toEqual(new Set([2000, 3000]));
  });

  it("whose answer is lost is asked again with the same reference", async () => {
    const id = await world.booked();
    const { gateway } = world.services.ports;
    const lost = withGateway({ refund: async (request) => (await gateway.refund(request), down()) });
    expect(await world.cancel(id, { refund: 4000 }, { key, services: lost })).toMatchObject({ kind: "pending" });
    expect(await world.cancel(id, { refund: 4000 }, { key })).toMatchObject({ kind: "done" });
    const { records, refunds } = await stored();
    expect([records.map(({ total }) => total), refunds.length]).toEqual([[paid, -4000], 1]);
  });

  it("that has not captured yet captures first", async () => {
    const uncaptured = withGateway({ capture: down });
    const answer = await world.book(world.booking(), { services: uncaptured });
    const id = answer.kind === "booked" ? answer.tee_time.id : 0;
    expect(await world.cancel(id, { refund: paid }, { services: uncaptured })).toMatchObject({ kind: "pending" });
    await recover();
    expect(await stored()).toMatchObject({
      payments: [{ state: "captured" }],
      intents: [{ state: "captured" }],
      refunds: [{ amount: paid }],
      teeTimes: [{ status: "Canceled" }],
    });
  });
});
