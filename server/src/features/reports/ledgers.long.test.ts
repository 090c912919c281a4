import { recompute } from "@teedesk/xlsx/recompute";
import { isNotNull, or, sql } from "drizzle-orm";
import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transactionItems, transactionRecords } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { anySale, courses } from "./testing/anySale.ts";
import { type Sale, soldFor, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

const numRuns = Number(process.env["FUZZ_LEDGERS"] ?? 8);
const seed = process.env["FUZZ_SEED"];

let server: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

const businessDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
const dayOf = ({ created_at }: Sale): string => businessDay.format(new Date(created_at));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const returnedBy = ({ isCanceled = false, certificate = 0 }: Sale): number => (isCanceled ? certificate : 0);
/** The amount that card and certificate paid; an uncharged sale has no amount of a card. */
const paidFor = (sale: Sale): number => (sale.isUncharged === true ? (sale.certificate ?? 0) : soldFor(sale));
const dueOf = (sale: Sale): number => (standing(sale) ? soldFor(sale) - paidFor(sale) : 0);
const revenueOf = (sale: Sale): number => paidFor(sale) + dueOf(sale) - sum(sale.refunds ?? []) - returnedBy(sale);
/** Per player; of a percentage the cents are rounded once, half away from zero. */
const commissionOf = ({ rate, players }: Sale): number => {
  if (rate === undefined) return 0;
  if (rate.isDollars) return rate.commission * players;
  return Number((BigInt(rate.charge) * BigInt(players) * BigInt(rate.commission) + 5000n) / 10_000n);
};
const standing = ({ isCanceled = false }: Sale): boolean => !isCanceled;
const dollars = (cents: number): number => cents / 100;
const inCents = (shown: unknown): number => Math.round(Number(shown) * 100);

/** One sale at least of a month that is compared: a table without rows has no totals. */
const inMarch: Sale = {
  agent: "Ann",
  course: 0,
  created_at: "2026-03-10T20:00:00Z",
  play_date: "2026-03-12",
  players: 1,
  charge: 5000,
};
const ledgers = fc.array(anySale, { maxLength: 20 }).map((sales) => [inMarch, ...sales]);

/** Days as spreadsheets count them. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000 + 25_569;

it("figures of all reports agree with the ledger and with each other, and formulas give the same cents", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, async (sales) => {
      await storeLedger(server.db, courses, sales);
      const get = async (address: string) => {
        const book = await download(server, admin, address);
        for (const { at, stored, computed } of recompute(book.sheets))
          expect([address, at, computed]).toEqual([address, at, stored]);
        return book;
      };
      const all = "start_date=&end_date=";
      const total = {
        revenue: dollars(sum(sales.map(revenueOf))),
        rounds: sum(sales.filter(standing).map(({ players }) => players)),
      };

      const weekly = await get(`weekly.xlsx?${all}`);
      const byDay = weekly.column("By day", "Revenue");
      const days = weekly.column("By day", "Day").values.map(Number);
      expect([
        byDay.total,
        weekly.column("By week", "Revenue").total,
        weekly.column("By week", "Rounds").total,
      ]).toEqual([total.revenue, total.revenue, total.rounds]);
      for (const [index, day] of days.entries()) {
        const made = sales.filter((sale) => dayNumber(dayOf(sale)) === day);
        expect([day, byDay.values[index]]).toEqual([day, dollars(sum(made.map(revenueOf)))]);
      }

      const months: number[] = [];
      let wentBack = 0;
      for (const month of [2, 3, 4]) {
        const report = await get(`sales_report.xlsx?month=${month}&year=2026`);
        const [first, last] = [dayNumber(`2026-0${month}-01`), dayNumber(`2026-0${month + 1}-01`) - 1];
        const ofWeeks = byDay.values.filter((_, index) => Number(days[index]) >= first && Number(days[index]) <= last);
        expect(inCents(report.column("By day", "Revenue").total)).toBe(sum(ofWeeks.map(inCents)));
        const back = report
          .rows("Refunds by day")
          .slice(1, -1)
          .map((row) => inCents(row[3]));
        wentBack += sum(back);
        months.push(inCents(report.column("By day", "Revenue").total));
      }
      expect(dollars(sum(months))).toBe(total.revenue);
      expect(wentBack).toBe(sum(sales.map((sale) => sum(sale.refunds ?? []) + returnedBy(sale))));

      const home = async (request: InjectOptions) => (await server.inject({ ...request, headers: admin })).json();
      const summary = await home({ method: "GET", url: "/api/tee_times/summary/true/2026-03-15" });
      expect([summary.revenue, summary.previous_revenue]).toEqual([months[1], months[0]]);

      const payable = await get(`ap-monthly.xlsx?${all}&only_played=false`);
      const owed = payable.column("Bookings", "Owed to Course");
      expect(payable.column("By course", "Owed to Course").total).toBe(
        dollars(sum(sales.filter(standing).map(({ cost = 0 }) => cost))),
      );
      expect(sum(owed.values.map(inCents))).toBe(inCents(owed.total));
      for (const [index, name] of payable.column("By course", "Course").values.entries()) {
        const listed = payable
          .column("Bookings", "Course")
          .values.flatMap((course, row) => (course === name ? [owed.values[row]] : []));
        expect([name, inCents(payable.column("By course", "Owed to Course").values[index])]).toEqual([
          name,
          sum(listed.map(inCents)),
        ]);
      }

      const commission = await get(`commission.xlsx?${all}`);
      for (const [index, agent] of commission.column("By agent", "Agent").values.entries()) {
        const own = sales.filter((sale) => sale.agent === agent);
        expect([
          agent,
          commission.column("By agent", "Commission").values[index],
          commission.column("By agent", "Revenue").values[index],
        ]).toEqual([agent, dollars(sum(own.filter(standing).map(commissionOf))), dollars(sum(own.map(revenueOf)))]);
      }
      const payload = { date: "2026-03-31", agentFilter: {} };
      const board = await home({ method: "POST", url: "/api/summary/agent_leaderboard", payload });
      const booked = await get("commission.xlsx?start_date=2026-03-01&end_date=2026-03-31");
      const agentsNow = booked.column("By agent", "Agent").values.map(String);
      const figure = (title: string) => booked.column("By agent", title).values.map(Number);
      const perAgent = (values: readonly number[], isMoney: boolean) =>
        agentsNow.map((agent, index) => [agent, isMoney ? inCents(values[index]) : values[index]]);
      const boardOf = (map: Record<string, number>) => agentsNow.map((agent) => [agent, map[agent] ?? 0]);
      expect(boardOf(board.monthly.revenue)).toEqual(perAgent(figure("Revenue"), true));
      expect(boardOf(board.monthly.rounds)).toEqual(perAgent(figure("Rounds"), false));

      const agentSales = await get(`new_sales_report.xlsx?${all}`);
      expect(inCents(agentSales.column("By agent", "Margin").total)).toBe(
        inCents(total.revenue) - inCents(payable.column("By course", "Owed to Course").total),
      );

      const march =
        "start_date=2026-03-01&end_date=2026-03-31&compare_start_date=2026-02-01&compare_end_date=2026-02-28";
      const compared = await get(`revenue-comparison.xlsx?${march}&date_type=created`);
      const totals = ["Revenue", "Compared Revenue"].map((title) => inCents(compared.column("By course", title).total));
      expect(totals).toEqual([months[1], months[0]]);

      const list = await get(`tee-time.xlsx?${all}&date_type=played`);
      const listed = (title: string) => list.column("Tee times", title);
      expect([listed("Revenue").total, listed("Revenue").values.length]).toEqual([total.revenue, sales.length]);
      expect([listed("Paid").total, listed("Due").total]).toEqual([
        dollars(sum(sales.map(paidFor))),
        dollars(sum(sales.map(dueOf))),
      ]);
      for (const [row, value] of listed("Revenue").values.entries()) {
        const [paid, due, refunded] = ["Paid", "Due", "Refunded"].map((title) => inCents(listed(title).values[row]));
        expect(inCents(value)).toBe((paid ?? 0) + (due ?? 0) - (refunded ?? 0));
      }

      // The books: charges and refunds of cards, and payments of certificates less amounts returned to them. Amounts due are in
      // no book yet.
      const [cards] = await server.db
        .select({ cents: sql`coalesce(sum(${transactionRecords.total}), 0)`.mapWith(Number) })
        .from(transactionRecords)
        .where(or(isNotNull(transactionRecords.payment_id), isNotNull(transactionRecords.refunded_record_id)));
      const [certificates] = await server.db
        .select({
          cents:
            sql`coalesce(-sum(${transactionItems.total}) filter (where ${transactionItems.gift_certificate_id} is not null), 0)`.mapWith(
              Number,
            ),
        })
        .from(transactionItems);
      expect((cards?.cents ?? 0) + (certificates?.cents ?? 0)).toBe(inCents(total.revenue) - sum(sales.map(dueOf)));
    }),
    // Other ledgers at every run; many of them with `npm run fuzz`.
    { numRuns, ...(seed !== undefined && { seed: Number(seed) }), endOnFailure: true },
  );
});
