import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Query } from "../../../contract/contract.ts";
import type { Connection } from "../../../db/connection.ts";
import type { Database } from "../../../db/database.ts";
import { customers, golfCourses, teeTimeRowChanges, teeTimeRows, teeTimes } from "../../../db/schema/index.ts";
import { loadDemoData } from "../../../demo/loadDemoData.ts";
import { createCardCipher } from "../../../platform/cardCipher.ts";
import { createClock } from "../../../platform/clock.ts";
import { orderOf } from "../../../records/sorts.ts";
import type { Filling } from "../../../testing/template.ts";
import { testDatabase } from "../../../testing/testDatabase.ts";
import { createCachedCount } from "./cachedCount.ts";
import { createPageAnchors } from "./pageAnchors.ts";
import { teeTimeList } from "./teeTimeList.ts";
import { pruneChanges } from "./trackedList.ts";

/** The tee-time list represents any tracked list. */
const clock = createClock("America/Los_Angeles", () => new Date("2026-11-21T18:30:00Z"));
const demo: Filling = {
  name: "listing",
  // No one signs in.
  fill: (db) =>
    loadDemoData(db, {
      clock,
      cards: createCardCipher(Buffer.alloc(32, 7)),
      teeTimes: 60,
      passwordCost: { N: 16, r: 1, p: 1 },
    }),
};
const listOf = (asked: Query<"listTeeTimes">) => teeTimeList(asked, { clock, timeZone: "America/Los_Angeles" });

let connection: Connection;
let minutes: number;
const now = () => minutes * 60_000;

beforeAll(async () => {
  connection = await testDatabase(demo);
});
afterAll(() => connection.close());
beforeEach(() => {
  minutes = 0;
});

/** A copy of a tee time, with changes. */
async function addTeeTime(changes: Partial<typeof teeTimes.$inferInsert> = {}, db = connection.db): Promise<void> {
  const [model] = await db.select().from(teeTimes).where(eq(teeTimes.id, 1));
  if (model === undefined) throw new Error("The demo is empty.");
  const { id: _id, ...values } = { ...model, transaction_record_id: null, ...changes };
  await db.insert(teeTimes).values(values);
}

/** Changes rows without their triggers. */
async function unnoticed(change: () => Promise<unknown>): Promise<void> {
  await connection.db.execute(sql`alter table tee_time_rows disable trigger user`);
  await change();
  await connection.db.execute(sql`alter table tee_time_rows enable trigger user`);
}

const hasOthers = (process.env["TEST_DATABASE_URL"] ?? "") !== "";

/** A transaction that has written and not ended. */
async function underWay(work: (tx: Database) => Promise<unknown>): Promise<{ end: () => Promise<void> }> {
  let end = (): void => undefined;
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  let ended = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    ended = connection.db.transaction(async (tx) => {
      await work(tx);
      resolve();
      await ending;
    });
    ended.catch(reject);
  });
  return {
    end: () => {
      end();
      return ended;
    },
  };
}

type Deed = readonly [string, () => Promise<unknown>];

const deeds = (): readonly Deed[] => [
  ["nothing", async () => undefined],
  ["a new one", () => addTeeTime()],
  [
    "a changed one",
    () => connection.db.update(teeTimes).set({ players: 7, status: "Canceled" }).where(eq(teeTimes.id, 20)),
  ],
  ["one that changes back", () => connection.db.update(teeTimes).set({ players: 1 }).where(eq(teeTimes.id, 20))],
  [
    "a renamed customer",
    () => connection.db.update(customers).set({ last_name: "Zuckerberg" }).where(sql`${customers.id} < 300`),
  ],
  [
    "renamed courses",
    () =>
      connection.db
        .update(golfCourses)
        .set({ course_name: sql`'Aardvark ' || ${golfCourses.id}` })
        .where(sql`${golfCourses.id} < 9`),
  ],
  ["those that are gone", () => connection.db.delete(teeTimeRows).where(sql`${teeTimeRows.id} in (3, 30, 59)`)],
  [
    "several in one transaction",
    () =>
      connection.db.transaction(async (tx) => {
        await addTeeTime({ players: 7 }, tx);
        await addTeeTime({ notes: "x" }, tx);
      }),
  ],
  [
    "many",
    async () => {
      for (let n = 0; n < 20; n += 1) await addTeeTime({ created_at: new Date("2026-01-01T00:00:00Z") });
    },
  ],
];

const asked: readonly Query<"listTeeTimes">[] = [
  {},
  { filters: { players: 7 } },
  { filters: { status: "cancel" } },
  { filters: { last_name: "zuck" } },
  { filters: { courses: [1, 2, 3], created_at: ["2026-01-01", ""] } },
  { filters: { notes: "x" } },
  { query_type: "monthly" },
];

describe("a kept count", () => {
  it("stays right whatever is added, changed, renamed and removed", async () => {
    const tally = createCachedCount(connection.db, now);
    for (const [what, deed] of deeds()) {
      await deed();
      for (const query of asked) {
        const list = listOf(query);
        const counted = await connection.db.$count(list.rows.table, list.rows.where);
        expect(await tally(list), `${what}, ${JSON.stringify(query)}`).toBe(counted);
      }
    }
  });

  it("counts the rows once and then looks at the changes only", async () => {
    const tally = createCachedCount(connection.db, now);
    const list = listOf({});
    const total = await tally(list);
    await unnoticed(() => connection.db.delete(teeTimeRows).where(eq(teeTimeRows.id, 5)));
    expect(await tally(list)).toBe(total);
    minutes += 61;
    expect(await tally(list)).toBe(total - 1);
  });

  it("is made once for all who ask for it at the same time", async () => {
    const tally = createCachedCount(connection.db, now);
    const total = await connection.db.$count(teeTimeRows);
    expect(await Promise.all([1, 2, 3].map(() => tally(listOf({}))))).toEqual([total, total, total]);
  });

  // PGlite has a single connection.
  it.runIf(hasOthers)("sees what another connection began before the count and ended after it", async () => {
    const tally = createCachedCount(connection.db, now);
    const other = await underWay((tx) => addTeeTime({}, tx));
    const total = await tally(listOf({}));
    await other.end();
    expect(await tally(listOf({}))).toBe(total + 1);
  });

  it.runIf(hasOthers)("has the new name of a customer who is renamed while a tee time is booked", async () => {
    const rename = await underWay((tx) =>
      tx.update(customers).set({ last_name: "Renamed" }).where(eq(customers.id, 9)),
    );
    const booking = addTeeTime({ customer_id: 9 });
    await rename.end();
    await booking;
    expect(await connection.db.$count(teeTimeRows, sql`customer_id = 9 and last_name <> 'Renamed'`)).toBe(0);
  });

  it("deletes changes that no snapshot needs", async () => {
    await addTeeTime();
    await connection.db.update(teeTimeRowChanges).set({ written_at: sql`now() - interval '3 hours'` });
    await addTeeTime();
    await pruneChanges(connection.db, teeTimeRowChanges);
    expect(await connection.db.$count(teeTimeRowChanges)).toBe(1);
  });

  it("is made again after a day, however often it was asked for", async () => {
    const tally = createCachedCount(connection.db, now);
    const list = listOf({});
    const total = await tally(list);
    await unnoticed(() => connection.db.delete(teeTimeRows).where(eq(teeTimeRows.id, 7)));
    for (; minutes < 23 * 60; minutes += 50) expect(await tally(list)).toBe(total);
    minutes = 24 * 60;
    expect(await tally(list)).toBe(total - 1);
  });

  it("and a page are right after a dump whose changes bear the numbers of another server", async () => {
    await addTeeTime();
    await connection.db
      .update(teeTimeRowChanges)
      .set({ written_by: sql`(${teeTimeRowChanges.written_by}::text::bigint + 1000000)::text::xid8` });
    const tally = createCachedCount(connection.db, now);
    const places = createPageAnchors(connection.db, now);
    const list = listOf({});
    const total = await connection.db.$count(teeTimeRows);
    for (let n = 0; n < 3; n += 1) expect(await tally(list)).toBe(total);
    const page = { offset: 40, limit: 5 };
    expect(await places(list, "", page)).toEqual(await places(list, "", page));
    await connection.db.delete(teeTimeRowChanges);
  });

  it("rests on changes noted by their columns' names", async () => {
    const noted = connection.db.transaction(async (tx) => {
      await tx.execute(sql`alter table tee_time_row_changes drop column first_name`);
      await tx.execute(sql`alter table tee_time_row_changes add column first_name text`);
      await tx.delete(teeTimeRowChanges);
      await addTeeTime({ notes: "named" }, tx);
      const [change] = await tx.select().from(teeTimeRowChanges);
      throw new Error(`${change?.notes}: ${change?.first_name}`);
    });
    const [model] = await connection.db.select().from(teeTimeRows).where(eq(teeTimeRows.id, 1));
    await expect(noted).rejects.toThrow(`named: ${model?.first_name}`);
  });
});

describe("a page further down", () => {
  const orders: readonly Query<"listTeeTimes">[] = [
    {},
    { sort_fields: ["status"] },
    { sort_fields: ["last_name"], sort_desc: [true] },
    { sort_fields: ["course_name", "play_date"] },
    { sort_fields: ["notes", "created_at"], sort_desc: [true, false] },
    { sort_fields: ["total", "payment_id"], sort_desc: [true, true], filters: { created_at: ["2026-01-01", ""] } },
  ];

  it.each(orders)("%j is the one that counting from the start finds, whatever happens in between", async (query) => {
    const places = createPageAnchors(connection.db, now);
    const list = listOf(query);
    const { table, where, sorts } = list.rows;
    for (const [what, deed] of deeds()) {
      await deed();
      const rows = await connection.db
        .select({ id: table.id })
        .from(table)
        .where(where)
        .orderBy(...orderOf(sorts));
      for (const [offset, limit] of [
        [40, 7],
        [10, 7],
        [45, 3],
        [44, 5],
        [55, 30],
        [1000, 30],
      ] as const) {
        const found = await places(list, JSON.stringify(query), { offset, limit });
        expect(found, `${what}, ${offset}`).toEqual(rows.slice(offset, offset + limit).map(({ id }) => id));
      }
    }
  });

  it("goes on from where an earlier page began", async () => {
    const places = createPageAnchors(connection.db, now);
    const list = listOf({});
    const before = await places(list, "", { offset: 40, limit: 5 });
    await unnoticed(() =>
      connection.db
        .update(teeTimeRows)
        .set({ created_at: new Date("2030-01-01T00:00:00Z") })
        .where(eq(teeTimeRows.id, 6)),
    );
    expect(await places(list, "", { offset: 42, limit: 3 })).toEqual(before.slice(2));
    minutes += 61;
    expect(await places(list, "", { offset: 43, limit: 2 })).toEqual(before.slice(2, 4));
  });
});
