import { isCents, ruleSetVersion } from "@teedesk/domain";
import { integerCell, moneyCell, mostRows, textCell, workbookBytes } from "@teedesk/xlsx";
import { collect, readWorkbook, unzip } from "@teedesk/xlsx/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../../config/config.ts";
import type { Connection } from "../../db/connection.ts";
import type { Database } from "../../db/database.ts";
import { createReading } from "../../db/reading.ts";
import { helpfulLinks } from "../../db/schema/helpfulLinks.ts";
import { createClock } from "../../platform/clock.ts";
import { keysOf, orderOf } from "../../records/sorts.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { createReporter } from "./createReporter.ts";
import { keysetBatches } from "./keysetBatches.ts";
import type { Report } from "./report.ts";
import { reportSheets } from "./reportSheets.ts";
import { countColumn, type TableColumn, table } from "./table.ts";

let connection: Connection;

beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const staff = {
  id: 1,
  email: "ada@teedesk.test",
  name: "Ada",
  desk: "product",
  level: "admin",
  session_id: 1,
} as const;
const now = () => new Date("2026-11-21T18:00:00Z");
const call = { query: { limit: 3 }, staff, hasLeft: () => false, reportRun: null };
const reporter = () =>
  createReporter({
    db: connection.db,
    clock: createClock("UTC", now),
    config: readConfig({ BUSINESS_TIME_ZONE: "UTC" }),
    reading: createReading(connection, null),
  });

type Asked = { readonly limit: number };

const report = (rows: (db: Database, asked: Asked) => AsyncIterable<number>): Report<Asked> => ({
  title: "Numbers",
  fileName: ({ limit }) => `numbers-${limit}`,
  issues: ({ limit }) => (limit > 0 ? [] : [{ path: "limit", code: "players_not_positive" }]),
  about: async (_, { limit }) => [
    ["Limit", String(limit)],
    ["Color", null],
  ],
  tables: (db, asked) => [
    table({
      name: "Numbers",
      columns: [
        { title: "Name", width: 10, cell: (row) => textCell(`=${row}`) },
        { title: "Amount", width: 10, cell: (row) => (isCents(row) ? moneyCell(row) : null) },
      ],
      rows: rows(db, asked),
    }),
  ],
});

async function* upTo(_: Database, { limit }: Asked) {
  for (let row = 1; row <= limit; row += 1) yield row;
}

it("is a query and its columns, in one workbook", async () => {
  const { fileName, size, bytes } = await reporter()(report(upTo), call);
  const file = await collect(bytes);
  expect([fileName, size]).toEqual(["numbers-3.xlsx", file.length]);
  const sheets = [...readWorkbook(file).sheets].map(([name, rows]) => [
    name,
    rows.map((cells) => cells.map((cell) => ("text" in cell ? cell.text : cell.number))),
  ]);
  expect(sheets).toEqual([
    [
      "Numbers",
      [
        ["Name", "Amount"],
        ["=1", 0.01],
        ["=2", 0.02],
        ["=3", 0.03],
      ],
    ],
    [
      "About",
      [
        ["Numbers", ""],
        ["Made", 46_347.75],
        ["Made by", "ada@teedesk.test"],
        ["Time zone", "UTC"],
        ["Rows", 3],
        ["Limit", "3"],
        ["Version", "development, commit unknown"],
        ["Rules", ruleSetVersion],
      ],
    ],
  ]);
});

it("is refused with the words for its issues before anything is read", async () => {
  const refused = reporter()(report(upTo), { ...call, query: { limit: 0 } });
  await expect(refused).rejects.toMatchObject({ status: 422, body: { errors: { limit: [expect.any(String)] } } });
});

it("reads in a transaction that may not write", async () => {
  async function* writing(db: Database) {
    await db.insert(helpfulLinks).values({ url: "https://x.test", type: "helpful", description: "x", order: 1 });
    yield 1;
  }
  await expect(reporter()(report(writing), call)).rejects.toMatchObject({ cause: { code: "25006" } });
});

it("sees one moment of the database from its first row to its last", async () => {
  async function* counting(db: Database) {
    yield await db.$count(helpfulLinks);
    // PGlite has one connection, which a transaction keeps to itself.
    const other = process.env["TEST_DATABASE_URL"] === undefined ? null : connection.db;
    await other?.insert(helpfulLinks).values({ url: "https://x.test", type: "helpful", description: "x", order: 1 });
    yield await db.$count(helpfulLinks);
    const [settings] = await db
      .select({ level: sql<string>`current_setting('transaction_isolation')` })
      .from(sql`(select) as once`);
    expect(settings).toEqual({ level: "repeatable read" });
  }
  const { bytes } = await reporter()(report(counting), call);
  const rows = readWorkbook(await collect(bytes)).sheets.get("Numbers") ?? [];
  expect(rows.slice(1).map(([name]) => name)).toMatchObject([{ text: "=0" }, { text: "=0" }]);
});

it("reads 50,000 rows in batches, each row once", async () => {
  await connection.db.execute(sql`create table numbers as select n from generate_series(1, 50000) n`);
  await connection.db.execute(sql`alter table numbers add primary key (n)`);
  const sorts = [{ by: sql`n`, type: "int", down: true }];
  const batches: number[] = [];
  const numbers = (db: Database) =>
    keysetBatches(sorts, async ({ after, size }) => {
      const select = db.select({ row: sql<number>`n`, keys: keysOf(sorts) }).from(sql`numbers`);
      const rows = await select
        .where(after)
        .orderBy(...orderOf(sorts))
        .limit(size);
      batches.push(rows.length);
      return rows;
    });
  async function* rows(db: Database) {
    for await (const { row } of numbers(db)) yield row;
  }
  const { bytes } = await reporter()(report(rows), call);
  const xml = unzip(await collect(bytes))["xl/worksheets/sheet1.xml"] ?? "";
  const read = [...xml.matchAll(/<t>=(\d+)</g)].map(([, row]) => Number(row));
  expect(read).toEqual(Array.from({ length: 50_000 }, (_, index) => 50_000 - index));
  expect(batches).toEqual([...Array.from({ length: 50 }, () => 1000), 0]);
});

it("keeps to its turn, so that reports leave connections to others", async () => {
  let running = 0;
  let most = 0;
  async function* slow() {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    yield 1;
    running -= 1;
  }
  const make = reporter();
  const made = await Promise.all(Array.from({ length: 5 }, () => make(report(slow), call)));
  for (const { bytes } of made) await collect(bytes);
  expect(most).toBeLessThanOrEqual(2);
});

const circumstances = { timeZone: "UTC", now: now(), by: "", hasLeft: () => false, onRow: () => {} };
const sheetOf = (rows: AsyncIterable<number>, more: Partial<typeof circumstances> = {}, columns = numberColumn) => {
  const tables = [table({ name: "Numbers", columns, rows })];
  const [sheet] = reportSheets({ title: "", tables, lines: async () => [] }, { ...circumstances, ...more });
  if (sheet === undefined) throw new Error("There is no sheet.");
  return sheet;
};
const numberColumn: readonly TableColumn<number>[] = [{ title: "N", width: 9, cell: (row) => integerCell(row) }];

it.each([
  ["", numberColumn, mostRows],
  [" of which the last is for the total", [countColumn<number>("N", (row) => row)], mostRows - 1],
])("is refused, not cut, when it has more rows than a sheet holds%s", async (_, columns, most) => {
  const { rows } = sheetOf(upTo(connection.db, { limit: most + 1 }), {}, columns);
  let read = 0;
  const reading = async () => {
    for await (const row of rows) read += row.length;
  };
  await expect(reading()).rejects.toMatchObject({ status: 422 });
  expect(read).toBe(most);
});

it("stops when no caller waits for it any more", async () => {
  let made = 0;
  async function* counted() {
    for (made = 1; made <= 100; made += 1) yield made;
  }
  const sheet = sheetOf(counted(), { hasLeft: () => made > 10 });
  await expect(collect(workbookBytes([sheet]))).rejects.toMatchObject({ status: 499 });
  expect(made).toBe(11);
});

it.skipIf(process.env["TEST_DATABASE_URL"] === undefined)(
  "stops the statement that runs when its caller leaves",
  async () => {
    let hasLeft = false;
    const leaveOnceAsleep = async () => {
      const asleep = sql`select from pg_stat_activity where query = 'select pg_sleep(50)' and state = 'active'`;
      await vi.waitFor(async () => expect(await connection.db.execute(asleep)).toMatchObject({ rowCount: 1 }), 30_000);
      hasLeft = true;
    };
    async function* sleeping(db: Database) {
      await Promise.all([db.execute(sql`select pg_sleep(50)`), leaveOnceAsleep()]);
      yield 1;
    }
    // Whether or not the first bytes were sent by then, the statement has ended.
    const whole = async () => collect((await reporter()(report(sleeping), { ...call, hasLeft: () => hasLeft })).bytes);
    await expect(whole()).rejects.toMatchObject({
      cause: { code: "57014", message: "canceling statement due to user request" },
    });
    // The connection can be used again.
    expect(await connection.db.$count(helpfulLinks)).toBeGreaterThanOrEqual(0);
  },
);

it("does not begin when its caller left while others had their turn", async () => {
  let begun = 0;
  async function* counting() {
    begun += 1;
    yield 1;
  }
  const left = reporter()(report(counting), { ...call, hasLeft: () => true });
  await expect(left).rejects.toMatchObject({ status: 499 });
  expect(begun).toBe(0);
});
