import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  cancelations,
  gatewayPayments,
  gatewayRefunds,
  giftCertificates,
  paymentIntents,
  teeTimes,
} from "../../db/schema/index.ts";
import { endLeases } from "../../jobs.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { deliverMail } from "../../platform/outbox/deliverMail.ts";
import { askIn, booksProblems } from "../../sales/books/checkBooks.ts";
import { bookingFigures } from "../../sales/figures.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { crashAfterStep } from "../../testing/crashAfterStep.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { type UndoResult, undoBooking, undoOptions } from "./undoBooking.ts";

let world: CancelFixture;
let agent: { readonly id: number; readonly email: string; readonly level: "other" };
beforeAll(async () => {
  world = await createCancelFixture((services) => ({ ...services, config: { ...services.config, undoSeconds: 300 } }));
  const id = await world.booked();
  const [booked] = await world.connection.db
    .select({ by: teeTimes.staff_user_id })
    .from(teeTimes)
    .where(eq(teeTimes.id, id));
  agent = { id: booked?.by ?? 0, email: "agent@teedesk.test", level: "other" };
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

let serials = 0;
/** Books with a card, and with a certificate of $100 that the booking uses up. */
async function bookedWithBoth(): Promise<{ readonly id: number; readonly serial: string }> {
  serials += 1;
  const serial = `GIFT-U${serials}`;
  await world.addCertificate(serial, 10_000);
  return { id: await world.booked({ gift_cert_serial: serial }), serial };
}

const undo = (id: number, { services = world.services, staff = agent }: Partial<Asked> = {}): Promise<UndoResult> =>
  undoBooking(services, { id, staff });
type Asked = {
  readonly services: CancelFixture["services"];
  readonly staff: { readonly id: number; readonly email: string; readonly level: "other" | "admin" };
};

const stored = () => databaseSnapshot(world.connection.db);
const settle = () => recoverPayments(world.connection.db, world.services.ports.gateway, world.services.log);

/** Lets the time to undo pass: for bookings without a card the moment they were made decides. */
const passTime = () =>
  unguarded(world.connection.db, async (tx) => {
    await tx.update(paymentIntents).set({ lease_until: sql`now()` }).where(eq(paymentIntents.state, "owned"));
    await tx.update(teeTimes).set({ created_at: sql`created_at - interval '300 seconds'` });
  });

/** The problems of the books, without those of movements whose tee time an earlier test's end has forgotten. */
const problems = async (): Promise<readonly string[]> => {
  const all = await world.connection.db.transaction((tx) => booksProblems(askIn(tx)));
  return all.filter((line) => !/^movement \d+: (used|returned), not a tee time/.test(line));
};

async function figuresOf(id: number) {
  const { paid, due, refunded, revenue, gift_certificate, bookings, owed } = bookingFigures;
  const [found] = await world.connection.db
    .select({ paid, due, refunded, revenue, gift_certificate, bookings, owed })
    .from(teeTimes)
    .where(eq(teeTimes.id, id));
  return found;
}

const nothing = { paid: 0, due: 0, refunded: 0, revenue: 0, gift_certificate: 0, bookings: 0, owed: 0 };

describe("a booking", () => {
  it("is charged and mailed only once it can no longer be undone", async () => {
    await bookedWithBoth();
    expect(await settle()).toBe(false);
    await endLeases(world.connection.db);
    await settle();
    const waiting = await stored();
    expect([waiting.intents, waiting.payments]).toMatchObject([[{ state: "owned" }], [{ state: "authorised" }]]);
    const seconds = ({ next_attempt_at, created_at }: (typeof waiting.mails)[number]) =>
      (next_attempt_at.getTime() - created_at.getTime()) / 1000;
    expect(waiting.mails.map(seconds)).toEqual([30, 30]);
    await passTime();
    await settle();
    const charged = await stored();
    expect([charged.intents, charged.payments]).toMatchObject([[{ state: "captured" }], [{ state: "captured" }]]);
    expect(await problems()).toEqual([]);
  });

  it("that is undone leaves nothing paid, nothing refunded, the certificate whole and no mail", async () => {
    const { id, serial } = await bookedWithBoth();
    expect(await undo(id)).toMatchObject({ kind: "undone", wasMailed: false });
    const { teeTimes: rows, intents, payments, refunds, mails, records, items, history } = await stored();
    expect(rows).toMatchObject([{ status: "Canceled", is_undone: true, cancel_reason: "Undone" }]);
    expect([intents, payments]).toMatchObject([[{ state: "voided" }], [{ state: "voided" }]]);
    expect([refunds, mails]).toEqual([[], []]);
    expect(records.map(({ total, payment_id }) => [total, payment_id === null])).toEqual([
      [7500, false],
      [-7500, true],
    ]);
    expect(items.slice(4).map(({ total }) => total)).toEqual([-17_500, 10_000]);
    expect(history.map(({ action, staff_user }) => [action, staff_user])).toEqual([["undone", agent.email]]);
    expect(await world.balanceOf(serial)).toBe(10_000);
    expect(await figuresOf(id)).toEqual(nothing);
    expect(await problems()).toEqual([]);
    await passTime();
    await settle();
    expect((await stored()).payments).toMatchObject([{ state: "voided" }]);
  });

  it("without a card is undone too, and leaves no second record", async () => {
    const id = await world.booked({ credit_card: { number: "", expmo: "", expyr: "", cvv: "" } });
    expect(await figuresOf(id)).toMatchObject({ due: 17_500, revenue: 17_500 });
    expect((await undo(id)).kind).toBe("undone");
    const { records, intents } = await stored();
    expect([records.length, intents.length]).toEqual([1, 0]);
    expect(await figuresOf(id)).toEqual(nothing);
    expect(await problems()).toEqual([]);
  });

  it("that a certificate paid whole gives it back when it is undone", async () => {
    await world.addCertificate("GIFT-WHOLE", 100_000);
    const id = await world.booked({ gift_cert_serial: "GIFT-WHOLE" });
    expect(await world.balanceOf("GIFT-WHOLE")).toBe(82_500);
    expect(await undo(id)).toMatchObject({ kind: "undone" });
    expect(await world.balanceOf("GIFT-WHOLE")).toBe(100_000);
    expect([(await stored()).intents, await figuresOf(id)]).toEqual([[], nothing]);
    expect(await problems()).toEqual([]);
  });

  it("that is undone frees its seats, its queue entry and its certificate for the corrected one", async () => {
    const { serial } = await bookedWithBoth();
    await forgetBookings(world.connection.db);
    await world.addCertificate(`${serial}-B`, 10_000);
    const order = {
      gift_cert_serial: `${serial}-B`,
      tee_time: { play_time: "10:20", availability_queue_id: world.ids.queue },
    };
    const id = await world.booked(order);
    expect(await world.book(world.booking(order))).toMatchObject({ kind: "refused" });
    await undo(id);
    expect(await world.book(world.booking(order))).toMatchObject({ kind: "booked" });
    expect(await problems()).toEqual([]);
  });

  it("is undone once: repeating it changes nothing", async () => {
    const { id, serial } = await bookedWithBoth();
    await undo(id);
    const before = await stored();
    expect(await undo(id)).toMatchObject({ kind: "undone", wasMailed: false });
    expect(await stored()).toEqual(before);
    expect(await world.balanceOf(serial)).toBe(10_000);
  });

  it("whose receipt has left is canceled by mail when it is undone", async () => {
    const { id } = await bookedWithBoth();
    await world.connection.db.execute(sql`update mail_outbox set next_attempt_at = now() where recipient like 'pat%'`);
    await deliverMail({ db: world.connection.db, mailer: world.services.ports.mailer, log: world.services.log });
    expect(await undo(id)).toMatchObject({ wasMailed: true });
    const { mails } = await stored();
    expect(mails.map(({ recipient, sent_at }) => [recipient, sent_at === null])).toEqual([
      ["pat.lee@example.test", false],
      ["pat.lee@example.test", true],
      ["proshop@example.test", true],
    ]);
    // Nothing was charged, so nothing is refunded.
    expect(mails[1]?.text).not.toContain("Refunded");
    expect(await undo(id)).toMatchObject({ wasMailed: true });
    expect((await stored()).mails).toHaveLength(3);
  });

  it("can be undone by an admin, not by another agent, and the time left is told", async () => {
    const { id } = await bookedWithBoth();
    const [other, admin] = [
      { ...agent, id: agent.id + 1 },
      { ...agent, id: agent.id + 1, level: "admin" as const },
    ];
    expect(await undoOptions(world.services, { id, staff: other })).toEqual({ seconds_left: 0, refusal: "not_yours" });
    const { seconds_left, refusal } = await undoOptions(world.services, { id, staff: agent });
    expect([refusal, seconds_left > 200, seconds_left <= 300]).toEqual([null, true, true]);
    expect(await undo(id, { staff: other })).toEqual({ kind: "refused", refusal: "not_yours" });
    expect(await undo(id, { staff: admin })).toMatchObject({ kind: "undone" });
  });

  it.each<[string, (id: number) => Promise<unknown>, string]>([
    ["whose time is over", passTime, "over"],
    ...(["asking", "agreed"] as const).map((state): [string, (id: number) => Promise<unknown>, string] => [
      `of which a cancelation is ${state}`,
      (id) =>
        world.connection.db.insert(cancelations).values({
          id: randomUUID(),
          tee_time_id: id,
          state,
          cancel: true,
          force: false,
          refund_amount: cents(0),
          reason: "Rain",
          lease_until: sql`now() + interval '1 hour'`,
        }),
      "under_way",
    ]),
    ["whose capture has begun", () => world.connection.db.update(paymentIntents).set({ state: "capturing" }), "over"],
    ["that was changed", (id) => world.change(id, { lock_version: 1 }), "changed"],
    ["of which a part was refunded", (id) => world.cancel(id, { cancel: false, refund: 100 }), "changed"],
    ["that was canceled", (id) => world.cancel(id, { refund: 100 }), "canceled"],
  ])("%s is not undone, and nothing changes", async (_, change, refusal) => {
    const { id } = await bookedWithBoth();
    await change(id);
    const before = await stored();
    expect(await undo(id)).toEqual({ kind: "refused", refusal });
    expect(await stored()).toEqual(before);
    expect((await undoOptions(world.services, { id, staff: agent })).refusal).toBe(refusal);
  });

  it("ANSWER-11 that is canceled in its first minutes is charged first, then refunded", async () => {
    const { id } = await bookedWithBoth();
    expect(await world.cancel(id, { refund: 7500 })).toMatchObject({ kind: "done" });
    const { payments, intents, refunds } = await stored();
    expect([payments, intents]).toMatchObject([[{ state: "captured" }], [{ state: "captured" }]]);
    expect(refunds).toMatchObject([{ amount: 7500 }]);
    expect(await figuresOf(id)).toMatchObject({ paid: 17_500, refunded: 17_500, revenue: 0 });
    expect(await problems()).toEqual([]);
  });
});

/** The states of a booking's payment, and what went back. */
async function endOf(id: number) {
  const [end] = await world.connection.db
    .select({
      is_undone: teeTimes.is_undone,
      is_canceled: sql<boolean>`${teeTimes.canceled_at} is not null`,
      intent: paymentIntents.state,
      gateway: gatewayPayments.state,
      refunds:
        sql`(select count(*) from ${gatewayRefunds} where ${gatewayRefunds.payment_id} = ${gatewayPayments.payment_id})`.mapWith(
          Number,
        ),
      revenue: bookingFigures.revenue,
      balance: giftCertificates.raw_balance,
    })
    .from(teeTimes)
    .innerJoin(paymentIntents, eq(paymentIntents.tee_time_id, teeTimes.id))
    .innerJoin(gatewayPayments, eq(gatewayPayments.payment_id, paymentIntents.payment_id))
    .innerJoin(giftCertificates, eq(giftCertificates.id, teeTimes.gift_certificate_id))
    .where(eq(teeTimes.id, id));
  return end;
}

const settled = {
  undone: {
    is_undone: true,
    is_canceled: true,
    intent: "voided",
    gateway: "voided",
    refunds: 0,
    revenue: 0,
    balance: 10_000,
  },
  canceled: {
    is_undone: false,
    is_canceled: true,
    intent: "captured",
    gateway: "captured",
    refunds: 1,
    revenue: 0,
    balance: 10_000,
  },
  charged: {
    is_undone: false,
    is_canceled: false,
    intent: "captured",
    gateway: "captured",
    refunds: 0,
    revenue: 17_500,
    balance: 0,
  },
};

/** Services whose gateway is asked to void while others are at work. */
function voidingAmid(meet: () => Promise<unknown>): CancelFixture["services"] {
  const { ports } = world.services;
  const gateway = {
    ...ports.gateway,
    void: async (reference: string) => {
      const [voided] = await Promise.all([ports.gateway.void(reference), meet()]);
      return voided;
    },
  };
  return { ...world.services, ports: { ...ports, gateway } };
}

describe("void or capture, never both", () => {
  it("when undo, undo on another server, the capture and a cancelation meet", async () => {
    const outcomes = new Set<unknown>();
    for (let round = 0; round < 20; round += 1) {
      const { id } = await bookedWithBoth();
      // The capture is due while the booking can still be undone, as on a server whose time to undo is shorter.
      await world.connection.db.update(paymentIntents).set({ lease_until: sql`now()` });
      const others = [settle, () => world.cancel(id, { refund: 7500 }), () => undo(id), settle];
      const turn = Math.floor(round / 2) % others.length;
      const [first, then] = [others.slice(turn), others.slice(0, turn)];
      const meet = () => Promise.all([...first, ...then].map(async (act) => act()));
      // In every other round the others come while the void is on its way.
      if (round % 2 === 0) await Promise.all([meet(), undo(id)]);
      else await undo(id, { services: voidingAmid(meet) });
      await world.connection.db.update(paymentIntents).set({ lease_until: sql`now()` });
      await settle();
      const end = await endOf(id);
      expect(Object.values(settled)).toContainEqual(end);
      outcomes.add(end?.is_undone);
    }
    expect(outcomes.size).toBe(2);
    expect(await problems()).toEqual([]);
  });

  it("when the server is killed at any step of an undo, and the undo is repeated", async () => {
    let step = 0;
    for (let wasKilled = true; wasKilled; step += 1) {
      const { id } = await bookedWithBoth();
      const process = crashAfterStep(world.services, step);
      await undo(id, { services: process.services }).catch(() => ({ kind: "killed" }));
      wasKilled = process.wasKilled();
      await endLeases(world.connection.db);
      await settle();
      expect(await undo(id)).toMatchObject({ kind: "undone" });
      expect(await endOf(id)).toEqual(settled.undone);
    }
    expect(step).toBeGreaterThan(15);
    expect(await problems()).toEqual([]);
  });

  it("when the gateway does not respond to the void: recovery asks again", async () => {
    const { id } = await bookedWithBoth();
    const { ports } = world.services;
    const silent = {
      ...ports.gateway,
      void: async () => ({ kind: "unavailable", error: new Error("timeout") }) as const,
    };
    const services = { ...world.services, ports: { ...ports, gateway: silent } };
    expect(await undo(id, { services })).toMatchObject({ kind: "undone" });
    expect((await stored()).intents).toMatchObject([{ state: "voiding" }]);
    await endLeases(world.connection.db);
    await settle();
    expect(await endOf(id)).toEqual(settled.undone);
  });

  it("whoever writes it: the database refuses the step back", async () => {
    const { id } = await bookedWithBoth();
    await undo(id);
    await expect(world.connection.db.update(paymentIntents).set({ state: "captured" })).rejects.toMatchObject({
      cause: { code: "23000" },
    });
    await expect(
      world.connection.db.update(teeTimes).set({ canceled_at: null }).where(eq(teeTimes.id, id)),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  it("whoever writes it: a payment whose capture is under way is not voided", async () => {
    const { id } = await bookedWithBoth();
    const to = (state: "capturing" | "voiding") =>
      world.connection.db.update(paymentIntents).set({ state }).where(eq(paymentIntents.tee_time_id, id));
    await to("capturing");
    await expect(to("voiding")).rejects.toMatchObject({ cause: { code: "23000" } });
  });
});
