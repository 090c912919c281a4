import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { anySale, courses } from "../features/reports/testing/anySale.ts";
import { storeLedger } from "../features/reports/testing/ledger.ts";
import { differencesIn, sealAll } from "../testing/checkedBooks.ts";
import { enterMovements } from "../testing/enterMovements.ts";
import { journalOf } from "../testing/journalOf.ts";
import { demo } from "../testing/testApp.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { figureSums } from "./figures.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase(demo);
  const ledgers = fc.sample(fc.array(anySale, { minLength: 1, maxLength: 6 }), 200);
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
