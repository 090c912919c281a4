import { expect, it, onTestFinished } from "vitest";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { takeFromLedger } from "../../testing/takeFromLedger.ts";
import { testApp } from "../../testing/testApp.ts";
import { type Sale, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

const sale = (changes: Partial<Sale>): Sale => ({
  agent: "Ann Lee",
  course: 0,
  created_at: "2026-11-02T18:00:00Z",
  play_date: "2026-11-20",
  players: 2,
  charge: 10_000,
  ...changes,
});

/** Sold, Gift Certificate, Paid, Due, Refunded, Revenue, in dollars. */
const bookings: readonly (readonly [string, Partial<Sale>, readonly number[]])[] = [
  ["charged", {}, [100, 0, 100, 0, 0, 100]],
  ["charged and canceled with $80 back", { isCanceled: true, refunds: [8000] }, [100, 0, 100, 0, 80, 20]],
  ["without a card", { isUncharged: true }, [100, 0, 0, 100, 0, 100]],
  ["without a card, canceled", { isUncharged: true, isCanceled: true }, [100, 0, 0, 0, 0, 0]],
  ["a certificate and a card", { certificate: 2500 }, [100, 25, 100, 0, 0, 100]],
  ["a certificate and no card", { certificate: 2500, isUncharged: true }, [100, 25, 25, 75, 0, 100]],
  [
    "a certificate and no card, canceled",
    { certificate: 2500, isUncharged: true, isCanceled: true },
    [100, 25, 25, 0, 25, 0],
  ],
  ["a certificate alone", { certificate: 10_000, isUncharged: true }, [100, 100, 100, 0, 0, 100]],
];

it("ANSWER-34 every report has the same paid, due and revenue of a booking", async () => {
  const server = await testApp();
  onTestFinished(() => server.close());
  const admin = await server.as("admin");
  await storeLedger(
    server.db,
    ["Alder Creek"],
    bookings.map(([, changes]) => sale(changes)),
  );
  const get = (address: string) => download(server, admin, address);
  const list = await get("tee-time.xlsx?start_date=&end_date=");
  const titles = ["Sold", "Gift Certificate", "Paid", "Due", "Refunded", "Revenue"];
  const values = titles.map((title) => list.column("Tee times", title).values);
  expect(bookings.map(([name], row) => [name, values.map((column) => column[row])])).toEqual(
    bookings.map(([name, , figures]) => [name, figures]),
  );

  const totals = { Sold: 800, Paid: 450, Due: 175, Refunded: 105, Revenue: 520 };
  for (const [address, sheet] of [
    ["tee-time.xlsx?start_date=&end_date=", "Tee times"],
    ["sales_report.xlsx?month=11&year=2026", "By day"],
    ["weekly.xlsx?start_date=&end_date=", "By week"],
    ["commission.xlsx?start_date=&end_date=", "By agent"],
    ["new_sales_report.xlsx?start_date=&end_date=", "By agent"],
  ] as const) {
    const book = await get(address);
    const found = Object.fromEntries(Object.keys(totals).map((title) => [title, book.column(sheet, title).total]));
    expect([address, found]).toEqual([address, totals]);
  }
  const home = { headers: admin, method: "GET", url: "/api/tee_times/summary/true/2026-11-21" } as const;
  expect((await server.inject(home)).json()).toMatchObject({ revenue: 52_000 });
  const board = { ...home, method: "POST", url: "/api/summary/agent_leaderboard" } as const;
  const payload = { date: "2026-11-21", agentFilter: {} };
  expect((await server.inject({ ...board, payload })).json()).toMatchObject({
    monthly: { revenue: { "Ann Lee": 52_000 } },
  });
  // One from before the ledger has no record to be read beside it.
  const [first] = await server.db.select({ id: teeTimes.id }).from(teeTimes).orderBy(teeTimes.id).limit(1);
  await takeFromLedger(server.db, first?.id ?? 0);
  const all = await get("tee-time.xlsx?start_date=&end_date=");
  expect(all.column("Tee times", "Sold").total).toBe(totals.Sold);
});
