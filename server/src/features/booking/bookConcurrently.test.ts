import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giftCertificateMovements, giftCertificates, idempotencyKeys, paymentIntents } from "../../db/schema/index.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { type BookingFixture, cents, createBookingFixture } from "../../testing/bookingFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";

let world: BookingFixture;
beforeAll(async () => {
  world = await createBookingFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const stored = () => databaseSnapshot(world.connection.db);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const key = "0b2c7f0e-5b0f-4a53";

describe("one Idempotency-Key", () => {
  const booking = () => world.booking({ tee_time: { should_email_course: false } });

  it("twenty simultaneous times makes one booking, one charge, one mail", async () => {
    const results = await times(20, () => world.book(booking(), { key }));
    const kinds = new Set(results.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => kind !== "in_flight")).toEqual(["booked"]);
    const { teeTimes, records, payments, mails, intents } = await stored();
    expect([teeTimes, records, payments, mails, intents].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("replays the stored answer, whatever was typed as security code", async () => {
    const first = await world.book(booking(), { key });
    const { credit_card, ...rest } = booking();
    const again = await world.book({ ...rest, credit_card: { ...credit_card, cvv: "999" } }, { key });
    expect(again).toEqual({ ...first, isReplay: true });
    expect((await stored()).payments).toHaveLength(1);
  });

  it("is refused with another body", async () => {
    await world.book(booking(), { key });
    expect(await world.book({ ...booking(), charge: "101.00" }, { key })).toEqual({ kind: "reused" });
  });

  it("is lost by an attempt that took too long: only its successor books", async () => {
    const { db } = world.connection;
    const { gateway } = world.services.ports;
    const slow = {
      ...gateway,
      authorise: async (request: Parameters<typeof gateway.authorise>[0]) => {
        const answer = await gateway.authorise(request);
        await db.update(idempotencyKeys).set({ lease_until: new Date(0) });
        expect(await world.book(booking(), { key })).toMatchObject({ kind: "booked" });
        return answer;
      },
    };
    const services = { ...world.services, ports: { ...world.services.ports, gateway: slow } };
    expect(await world.book(booking(), { key, services })).toEqual({ kind: "in_flight" });
    const { teeTimes, payments, keys } = await stored();
    expect([teeTimes.length, keys.length]).toEqual([1, 1]);
    expect(payments.map(({ state }) => state).sort()).toEqual(["captured", "voided"]);
  });
});

it("a card whose authorisation is being voided pays for no booking", async () => {
  const { db } = world.connection;
  const { gateway } = world.services.ports;
  const slow = {
    ...gateway,
    authorise: async (request: Parameters<typeof gateway.authorise>[0]) => {
      const answer = await gateway.authorise(request);
      await db.update(paymentIntents).set({ lease_until: new Date(0) });
      await recoverPayments(db, gateway, world.services.log);
      return answer;
    },
  };
  const services = { ...world.services, ports: { ...world.services.ports, gateway: slow } };
  expect(await world.book(world.booking(), { services })).toEqual({ kind: "unavailable" });
  const { teeTimes, payments } = await stored();
  expect([teeTimes, payments]).toMatchObject([[], [{ state: "voided" }]]);
});

describe("one gift certificate", () => {
  it("pays for a booking what is left once its correction under way has ended", async () => {
    await world.addCertificate("GIFT-LESS", 20_000);
    const { db } = world.connection;
    const isIt = eq(giftCertificates.serial, "GIFT-LESS");
    const { booking } = await db.transaction(async (tx) => {
      const [held] = await tx.select().from(giftCertificates).where(isIt).for("update");
      const booking = world.book(world.booking({ gift_cert_serial: "GIFT-LESS", expected_total_cents: 0 }));
      await lockAwaited(tx);
      await tx
        .update(giftCertificates)
        .set({ raw_balance: cents(500) })
        .where(isIt);
      const moved = { gift_certificate_id: held?.id ?? 0, kind: "corrected", amount: cents(-19_500) } as const;
      await tx.insert(giftCertificateMovements).values({ ...moved, staff_user: "admin@teedesk.test" });
      return { booking };
    });
    expect(await booking).toEqual({ kind: "refused", refusals: [{ path: "booking.total", code: "total_changed" }] });
    expect(await world.balanceOf("GIFT-LESS")).toBe(500);
  });

  it.each([
    ["GIFT-EVEN", 50_000, undefined],
    ["GIFT-LAST", 20_000, 0],
  ])("%s is never overspent by fifty simultaneous bookings", async (serial, balance, expected_total_cents) => {
    await world.addCertificate(serial, balance);
    const expected = expected_total_cents === undefined ? {} : { expected_total_cents };
    const results = await times(50, () => world.book(world.booking({ gift_cert_serial: serial, ...expected })));
    const { teeTimes, records, items, payments, mails } = await stored();
    const booked = results.filter(({ kind }) => kind === "booked");
    const spent = teeTimes.reduce((sum, row) => sum + row.gift_certificate_amount_cents, 0);
    expect(booked.length).toBeGreaterThan(0);
    expect(await world.balanceOf(serial)).toBe(balance - spent);
    expect([teeTimes.length, records.length, mails.length / 2]).toEqual([booked.length, booked.length, booked.length]);
    for (const record of records) {
      const own = items.filter((item) => item.transaction_record_id === record.id);
      expect(own.reduce((sum, item) => sum + item.total, 0)).toBe(record.total);
    }
    const charged = payments.filter(({ state }) => state === "captured").map(({ payment_id }) => payment_id);
    expect(new Set(charged)).toEqual(new Set(records.flatMap(({ payment_id }) => payment_id ?? [])));
    expect(payments.filter(({ state }) => state === "authorised")).toEqual([]);
    const refusals = results.flatMap((answer) => (answer.kind === "refused" ? answer.refusals : []));
    for (const { path } of refusals) expect(["booking.total", "gift_cert_serial"]).toContain(path);
  });
});
