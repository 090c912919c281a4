import { ne, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, giftCertificates, teeTimes } from "../db/schema/index.ts";
import { anySale, courses } from "../features/reports/testing/anySale.ts";
import { storeLedger } from "../features/reports/testing/ledger.ts";
import { download } from "../features/reports/testing/workbook.ts";
import { differencesIn, sealAll } from "../testing/checkedBooks.ts";
import { enterMovements } from "../testing/enterMovements.ts";
import { journalOf } from "../testing/journalOf.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { figuresOf } from "./copyFigures.ts";
import { figureSums } from "./figures.ts";

let connection: TestApp;
beforeAll(async () => {
  // Its jobs would seal the ledger before it is stored.
  connection = await testApp({ environment: { JOBS: "0" } });
  const ledgers = fc.sample(fc.array(anySale, { minLength: 1, maxLength: 6 }), { seed: 1, numRuns: 200 });
  // A ledger is a day's. A payment is named after its moment.
  const sales = ledgers.flatMap((ledger, day) =>
    ledger.map((sale, minute) => ({
      ...sale,
      created_at: new Date(Date.UTC(2025, 0, 1 + day, 20, minute)).toISOString(),
    })),
  );
  await storeLedger(connection.db, courses, sales);
  await enterMovements(connection.db);
  await sealAll(connection.db);
  // Storing them takes a minute on a quiet machine, and several on a busy one.
}, 600_000);
afterAll(() => connection.close());

it("the check of the books finds nothing in 200 random ledgers", async () => {
  expect(await differencesIn(connection.db)).toEqual([]);
});

const dayOf = (moment: string) => sql.raw(`to_char(${moment} at time zone 'America/Los_Angeles', 'YYYY-MM-DD')`);

/** The ledger's own amounts: its records with a card, and its items and hand-made movements of certificates. */
const amounts = sql`(select ${dayOf("created_at")} as day, total as card, 0 as certificate from transaction_records
      where payment_id is not null or total < 0
    union all select ${dayOf("t.created_at")}, 0, m.amount from gift_certificate_movements m join tee_times t on t.id = m.tee_time_id
    union all select ${dayOf("created_at")}, 0, amount from gift_certificate_movements where tee_time_id is null
  ) as amounts`;

it("the journal of each of them balances, and ties to ledger, certificates and reports", async () => {
  const { days, balance } = await journalOf(connection.db);
  const ofDay = dayOf("tee_times.created_at");
  const figures = await connection.db
    .select({ day: sql<string>`${ofDay}`, ...figureSums })
    .from(teeTimes)
    .groupBy(ofDay);
  expect(figures).toHaveLength(200);
  const sums = await connection.db
    .select({
      day: sql<string>`day`,
      card: sql`sum(card)`.mapWith(Number),
      certificate: sql`sum(certificate)`.mapWith(Number),
    })
    .from(amounts)
    .groupBy(sql`day`);
  const ledger = new Map(sums.map((row) => [row.day, row]));
  const right = figures.map(({ day, due, owed, revenue, margin }) => ({
    day,
    all: 0,
    card: ledger.get(day)?.card ?? 0,
    liability: 0 - (ledger.get(day)?.certificate ?? 0),
    receivable: due,
    payable: 0 - owed,
    revenue: 0 - revenue,
    margin: 0 - margin,
  }));
  expect(
    right.map(({ day }) => ({
      day,
      all: balance(null, day),
      card: balance("1100", day),
      liability: balance("2100", day),
      receivable: balance("1200", day),
      payable: balance("2200", day),
      revenue: balance("4000", day),
      margin: balance("4000", day) + balance("5000", day),
    })),
  ).toEqual(right);
  expect(balance(null)).toBe(0);
  expect(days.length).toBeGreaterThan(150);
});

const year = "start_date=2025-01-01&end_date=2025-12-31";
const reports = [
  `weekly.xlsx?${year}`,
  ...Array.from({ length: 8 }, (_, month) => `sales_report.xlsx?month=${month + 1}&year=2025`),
  `new_sales_report.xlsx?${year}`,
  `commission.xlsx?${year}`,
  `ap-monthly.xlsx?${year}&only_played=false`,
  `tee-time.xlsx?${year}&date_type=created`,
  `revenue-comparison.xlsx?${year}&compare_start_date=2024-01-01&compare_end_date=2024-12-31&date_type=created`,
  "gift-certs.xlsx?allDates=true",
];

it("DECISION-64 no cell of a report and no sum changes when customers are merged, and none when that is undone", async () => {
  const { db, inject } = connection;
  const headers = await connection.as("admin");
  const twin = { first_name: "Pat", last_name: "Lee", email: "pat.lee@example.test" };
  const twins = await db
    .insert(customers)
    .values(Array.from({ length: 5 }, () => twin))
    .returning();
  const ids = twins.map(({ id }) => id);
  const anyOf = (column: string) => sql`(${sql.param(`{${ids.join()}}`)}::int[])[1 + ${sql.raw(column)} % 5]`;
  await db.update(teeTimes).set({ customer_id: anyOf("id") });
  await db.update(giftCertificates).set({ customer_id: anyOf("id"), recipient_id: anyOf("(id + 1)") });

  const stated = async () => {
    const cells: string[] = [];
    for (const address of reports) {
      const { names, rows } = await download(connection, headers, address);
      for (const name of names) cells.push(...rows(name).map((row) => [address, name, ...row].join(" | ")));
    }
    const home = await inject({ method: "GET", url: "/api/gift_certificates/summary/true/2025-03-15", headers });
    const {
      history_entries: _entries,
      audit_entries: _downloads,
      ...figures
    } = await figuresOf(async (text) => ({
      rows: await db.select({ figure: sql<string>`figure` }).from(sql`(${sql.raw(text)}) as asked`),
    }));
    return { cells, home: home.json(), figures, differences: await differencesIn(db) };
  };
  const send = async (url: string, payload: object) => {
    const response = await inject({ method: "POST", url: `/api/customers/merge${url}`, headers, payload });
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json();
  };

  const before = await stated();
  expect(before.differences).toEqual([]);
  const merges: number[] = [];
  for (const merged_id of ids.slice(1)) {
    const pair = { id: ids[0], merged_id, lock_version: 0, merged_lock_version: 0, fields: [] };
    merges.push((await send("", pair)).merge.id);
  }
  expect(await db.$count(teeTimes, ne(teeTimes.customer_id, ids[0] ?? 0))).toBe(0);
  expect(await stated()).toEqual(before);
  for (const id of merges.toReversed()) await send("/undo", { id });
  expect(await db.$count(teeTimes, ne(teeTimes.customer_id, ids[0] ?? 0))).toBeGreaterThan(300);
  expect(await stated()).toEqual(before);
}, 600_000);
