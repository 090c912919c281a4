import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  gatewayPayments,
  gatewayRefunds,
  giftCertificateMovements,
  giftCertificates,
  teeTimes,
} from "../../db/schema/index.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { setCertificateBalance } from "../../testing/certificates.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

/** A change of a booking: other players, another cost, a refund of a part, a cancelation. */
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant("players" as const), players: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant("cost" as const), dollars: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ kind: fc.constant("refund" as const), quarters: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("difference" as const) }),
  fc.record({ kind: fc.constant("cancel" as const), isRefunded: fc.boolean() }),
);
const anyBooking = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  charge: fc.integer({ min: 1, max: 40_000 }),
  isCharged: fc.boolean(),
  hasCertificate: fc.boolean(),
  changes: fc.array(anyChange, { maxLength: 4 }),
});
type Booking = typeof anyBooking extends fc.Arbitrary<infer Value> ? Value : never;
type Change = Booking["changes"][number];

const call = async <T>(method: "GET" | "POST" | "PUT", url: string, payload?: object): Promise<T> => {
  const response = await server.inject({ method, url, headers: admin, ...(payload && { payload }) });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.payload}`);
  return response.json();
};

const certificateBalance = 50_000;

async function book({ players, charge, isCharged, hasCertificate }: Booking): Promise<number> {
  const { id } = await call<{ id: number }>("POST", "/api/ibe/book", {
    booking: {
      charge: (charge / 100).toFixed(2),
      discount_code: "",
      gift_cert_serial: hasCertificate ? "GIFT-100" : "",
      customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
      credit_card: isCharged
        ? { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "847" }
        : { number: "", expmo: "", expyr: "", cvv: "" },
      tee_time: { play_date: "2026-11-28", play_time: "10:30", players, course: { id: 1 }, confirmation: "INTERNAL" },
    },
  });
  return id;
}

async function change(id: number, one: Change): Promise<void> {
  if (one.kind === "players" || one.kind === "cost") {
    const tee_time = one.kind === "players" ? { players: one.players } : { cost: one.dollars.toFixed(2) };
    await call("PUT", "/api/tee_times/update", { id, tee_time });
    return;
  }
  const options = await call<{ transaction_total: number; difference_total: number; is_canceled: boolean }>(
    "GET",
    `/api/tee_times/cancel/options/${id}`,
  );
  const { transaction_total, difference_total, is_canceled } = options;
  const refundable =
    one.kind === "refund"
      ? Math.floor((transaction_total * one.quarters) / 4)
      : one.kind === "difference"
        ? Math.min(difference_total, transaction_total)
        : one.isRefunded
          ? transaction_total
          : 0;
  const cancel = one.kind === "cancel" && !is_canceled;
  if (refundable === 0 && !cancel) return;
  const request = { refund: refundable > 0, cancel, force_cancel: false, refund_amount: refundable, reason: "Rain" };
  await call("POST", "/api/tee_times/cancel", { id, ...request });
}

const inCents = (shown: unknown): number => Math.round(Number(shown) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const total = (expression: ReturnType<typeof sql>) => sql`coalesce(sum(${expression}), 0)`.mapWith(Number);

it("ANSWER-34 figures of bookings that were changed, refunded and canceled tie to cards, certificates and each other", async () => {
  const booking = fc.array(anyBooking, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(booking, async (bookings) => {
      const { db } = server;
      await forgetBookings(db);
      await setCertificateBalance(db, "GIFT-100", cents(certificateBalance));
      for (const one of bookings) {
        const [certificate] = await db
          .select({ balance: giftCertificates.raw_balance })
          .from(giftCertificates)
          .where(eq(giftCertificates.serial, "GIFT-100"));
        const id = await book({ ...one, hasCertificate: one.hasCertificate && (certificate?.balance ?? 0) > 0 });
        for (const step of one.changes) await change(id, step);
      }
      await db.update(teeTimes).set({ created_at: new Date("2026-11-10T20:00:00Z") });

      const get = (address: string) => download(server, admin, address);
      const all = "start_date=&end_date=";
      const list = await get(`tee-time.xlsx?${all}&date_type=created`);
      const listed = (title: string): number => inCents(list.column("Tee times", title).total);
      const revenue = listed("Revenue");

      // Cards and certificates, by the gateway's books and the certificates' movements.
      const { amount, state } = gatewayPayments;
      const [charged] = await db
        .select({ cents: total(sql`${amount}`) })
        .from(gatewayPayments)
        .where(sql`${state} = 'captured'`);
      const [returned] = await db
        .select({ cents: total(sql`${gatewayRefunds.amount}`) })
        .from(gatewayRefunds)
        .where(sql`${gatewayRefunds.refund_id} is not null`);
      const [redeemed] = await db
        .select({ cents: total(sql`-${giftCertificateMovements.amount}`) })
        .from(giftCertificateMovements)
        .where(sql`${giftCertificateMovements.tee_time_id} is not null`);
      const received = (charged?.cents ?? 0) - (returned?.cents ?? 0) + (redeemed?.cents ?? 0);
      expect(listed("Paid") - listed("Refunded")).toBe(received);
      expect(revenue).toBe(received + listed("Due"));

      const standing = await db.select().from(teeTimes).where(sql`${teeTimes.canceled_at} is null`);
      const rounds = sum(standing.map(({ players }) => players));
      const owed = sum(standing.map(({ cost_cents }) => cost_cents));

      const revenueIn = async (address: string, sheet: string) =>
        inCents((await get(address)).column(sheet, "Revenue").total);
      const weekly = await get(`weekly.xlsx?${all}`);
      expect([weekly.column("By week", "Rounds").total, inCents(weekly.column("By week", "Revenue").total)]).toEqual([
        rounds,
        revenue,
      ]);
      expect(await revenueIn("sales_report.xlsx?month=11&year=2026", "By day")).toBe(revenue);
      expect(await revenueIn(`commission.xlsx?${all}`, "By agent")).toBe(revenue);
      const payable = await get(`ap-monthly.xlsx?${all}&only_played=false`);
      expect(inCents(payable.column("By course", "Owed to Course").total)).toBe(owed);
      const agents = await get(`new_sales_report.xlsx?${all}`);
      expect(inCents(agents.column("By agent", "Margin").total)).toBe(revenue - owed);

      expect((await call<{ revenue: number }>("GET", "/api/tee_times/summary/true/2026-11-15")).revenue).toBe(revenue);
      const board = await call<{ monthly: Record<"revenue" | "rounds", Record<string, number>> }>(
        "POST",
        "/api/summary/agent_leaderboard",
        { date: "2026-11-30", agentFilter: {} },
      );
      expect([sum(Object.values(board.monthly.revenue)), sum(Object.values(board.monthly.rounds))]).toEqual([
        revenue,
        rounds,
      ]);
    }),
    { numRuns: Number(process.env["FUZZ_LEDGERS"] ?? 6), endOnFailure: true },
  );
});
