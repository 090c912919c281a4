import type { components } from "@teedesk/openapi";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers, golfCourses, teeTimes, transactionRecords } from "../../../db/schema/index.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { unguarded } from "../../../testing/unguarded.ts";

type Row = components["schemas"]["TeeTimeRow"];
type Filters = components["schemas"]["TeeTimeFilters"];

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  await unguarded(server.db, (tx) =>
    tx.update(teeTimes).set({ transaction_record_id: null }).where(eq(teeTimes.id, 7)),
  );
  // No card paid these, of which some stand.
  const uncharged = sql`id between 8 and 12`;
  await unguarded(server.db, (tx) =>
    tx.execute(sql`update transaction_records set payment_id = null
      where id in (select transaction_record_id from tee_times where ${uncharged})`),
  );
  await server.db.execute(sql`select write_tee_time_rows(array(select id from tee_times where ${uncharged}))`);
});
afterAll(() => server.close());

const query = (asked: Record<string, string | number | object>) =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");
const get = (call: "index" | "count", asked: Record<string, string | number | object> = {}) =>
  server.inject({ method: "GET", url: `/api/tee_times/${call}?${query(asked)}`, headers });
const list = async (asked: Record<string, string | number | object> = {}): Promise<Row[]> =>
  (await get("index", { per_page: 500, ...asked })).json();
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

it("API-038 returns rows as the contract has them, CONST-09 the newest first, CONST-01 thirty of them", async () => {
  const rows: Row[] = (await get("index")).json();
  expect(rows).toHaveLength(30);
  expect(rows[0]).toEqual(await rowOf(60));
  expect(await list()).toEqual(await Promise.all(Array.from({ length: 60 }, (_, index) => rowOf(60 - index))));
});

/** The expected row, gathered from the tables by other means. */
async function rowOf(id: number): Promise<Row> {
  const [found] = await server.db
    .select({ teeTime: teeTimes, customer: customers, course: golfCourses, record: transactionRecords })
    .from(teeTimes)
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(eq(teeTimes.id, id));
  if (found === undefined) throw new Error(`${id} is gone.`);
  const { teeTime, customer, course, record } = found;
  return {
    id,
    status: teeTime.status,
    play_date: teeTime.play_date,
    play_time: teeTime.play_time,
    players: teeTime.players,
    confirmation: teeTime.confirmation,
    agent: teeTime.agent,
    notes: teeTime.notes,
    internal_notes: teeTime.internal_notes,
    customers: [{ id: customer.id, first_name: customer.first_name, last_name: customer.last_name }],
    created_at: teeTime.created_at.toISOString(),
    cost: (teeTime.cost_cents / 100).toFixed(2),
    course: { id: course.id, course_name: course.course_name },
    transaction_record: record && {
      payment_id: record.payment_id,
      total: record.total,
      paid: (record.payment_id === null ? 0 : record.total) + teeTime.gift_certificate_amount_cents,
      due: record.payment_id === null && teeTime.canceled_at === null ? record.total : 0,
      refunded: teeTime.refunded_cents,
    },
  };
}

describe("filters", () => {
  const has = (text: string) => (value: string | undefined) => (value ?? "").toLowerCase().includes(text.toLowerCase());
  /** The day an instant lies in, in the business's zone. */
  const dayOf = (instant: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(new Date(instant));
  const within = (from: string, to: string) => (day: string) =>
    (from === "" || day >= from) && (to === "" || day <= to);

  it.each<[string, Filters, (row: Row) => boolean]>([
    ["OPS-TTL-21", { first_name: "AN" }, (row) => has("an")(row.customers[0]?.first_name)],
    ["OPS-TTL-22", { last_name: " e " }, (row) => has("e")(row.customers[0]?.last_name)],
    ["OPS-TTL-23", { status: "ANCEL" }, (row) => row.status === "Canceled"],
    [
      "OPS-TTL-24",
      { created_at: ["2026-06-01", "2026-09-15"] },
      (row) => within("2026-06-01", "2026-09-15")(dayOf(row.created_at)),
    ],
    [
      "OPS-TTL-24 an open end",
      { created_at: ["2026-06-01", ""] },
      (row) => within("2026-06-01", "")(dayOf(row.created_at)),
    ],
    [
      "CALC-20",
      { created_at: ["2026-09-15", "2026-06-01"] },
      (row) => within("2026-06-01", "2026-09-15")(dayOf(row.created_at)),
    ],
    [
      "OPS-TTL-25",
      { play_date: ["2026-06-01", "2026-09-15"] },
      (row) => within("2026-06-01", "2026-09-15")(row.play_date),
    ],
    ["OPS-TTL-25 an open start", { play_date: ["", "2026-09-15"] }, (row) => within("", "2026-09-15")(row.play_date)],
    [
      "CALC-20",
      { play_date: ["2026-09-15", "2026-06-01"] },
      (row) => within("2026-06-01", "2026-09-15")(row.play_date),
    ],
    ["OPS-TTL-25 no range", { play_date: ["", ""] }, () => true],
    ["OPS-TTL-26", { play_time: "10:30" }, (row) => row.play_time === "10:30"],
    ["OPS-TTL-26 no time", { play_time: "" }, () => true],
    ["OPS-TTL-27", { players: 2 }, (row) => row.players === 2],
    ["OPS-TTL-28", { courses: [1, 2, 3] }, (row) => row.course.id <= 3],
    ["OPS-TTL-28 no courses", { courses: [] }, () => true],
    ["OPS-TTL-29", { confirmation: "tt70" }, (row) => has("tt70")(row.confirmation)],
    ["OPS-TTL-30", { agent: "a" }, (row) => has("a")(row.agent)],
    ["OPS-TTL-31", { notes: "another GROUP" }, (row) => has("another group")(row.notes)],
    ["OPS-TTL-32", { internal_notes: "repeat" }, (row) => has("repeat")(row.internal_notes)],
    ["one customer", { customer_id: 3 }, (row) => row.customers[0]?.id === 3],
    ["what means something to LIKE", { notes: "%" }, (row) => row.notes.includes("%")],
    ["what means something to SQL", { notes: "'; drop table tee_times; --" }, () => false],
    ["blank texts", { first_name: "", last_name: "  " }, () => true],
    ["two at once", { status: "Canceled", players: 4 }, (row) => row.status === "Canceled" && row.players === 4],
  ])("%s %j", async (_, filters, belongs) => {
    const expected = (await list()).filter(belongs);
    expect(await list({ filters })).toEqual(expected);
    expect((await get("count", { filters })).json()).toBe(expected.length);
  });

  it.each(["monthly", "daily"])(
    "CALC-21 query_type %s is what was booked in it, by the business's clock",
    async (query_type) => {
      const zone = "America/Los_Angeles";
      const instants = ["2026-11-01T06:59:59Z", "2026-11-01T07:00:00Z", "2026-11-21T07:59:59Z", "2026-11-21T08:00:00Z"];
      await server.db.transaction(async (tx) => {
        for (const [index, at] of instants.entries()) {
          await tx
            .update(teeTimes)
            .set({ created_at: new Date(at) })
            .where(eq(teeTimes.id, index + 1));
        }
      });
      const start = query_type === "monthly" ? "2026-11" : "2026-11-21";
      const rows = await list();
      const expected = rows.filter((row) =>
        new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(row.created_at)).startsWith(start),
      );
      expect(await list({ query_type })).toEqual(expected);
      expect((await get("count", { query_type })).json()).toBe(expected.length);
      expect(idsOf(expected)).toEqual(expect.arrayContaining(query_type === "monthly" ? [2, 3, 4] : [4]));
      expect(idsOf(expected)).not.toContain(query_type === "monthly" ? 1 : 3);
      expect(await list({ query_type: "played" })).toEqual(rows);
    },
  );
});

describe("one search box", () => {
  it.each([
    ["jose nunez", "by name, without accents"],
    ["NÚÑEZ josé", "in any order"],
    ["619-555-7777", "by phone"],
    ["6195557777", "in any spelling"],
    ["j.nunez@", "by e-mail"],
    ["zz-4711", "by confirmation"],
    ["nunez zz-47", "by both"],
    ["#5", "by id"],
  ])("finds %j, %s", async (search) => {
    await server.db.transaction(async (tx) => {
      const [teeTime] = await tx
        .update(teeTimes)
        .set({ confirmation: "ZZ-4711" })
        .where(eq(teeTimes.id, 5))
        .returning();
      await tx
        .update(customers)
        .set({ first_name: "José", last_name: "Núñez", email: "j.nunez@example.test", primary_phone: "(619) 555-7777" })
        .where(eq(customers.id, teeTime?.customer_id ?? 0));
    });
    const found = await list({ filters: { search } });
    expect(idsOf(found)).toContain(5);
    expect(found.length).toBeLessThan(10);
    expect((await get("count", { filters: { search } })).json()).toBe(found.length);
  });
});

it("finds a tee time by the whole card confirmation", async () => {
  const paid = (await list({ per_page: 50 })).find((row) => row.transaction_record?.payment_id != null);
  const payment_id = paid?.transaction_record?.payment_id ?? "";
  expect(idsOf(await list({ filters: { search: ` ${payment_id} ` } }))).toEqual([paid?.id]);
});

describe("sorts", () => {
  const c = customers;
  const t = teeTimes;
  const r = transactionRecords;
  /** The expected order. Without a payment the amount is 0 and the confirmation blank. */
  const fields: Record<components["schemas"]["TeeTimeSortField"], SQL> = {
    first_name: sql`${c.first_name}`,
    last_name: sql`${c.last_name}`,
    status: sql`${t.status}`,
    created_at: sql`${t.created_at}`,
    play_date: sql`${t.play_date}`,
    play_time: sql`${t.play_time}`,
    players: sql`${t.players}`,
    total: sql`coalesce(${r.total}, 0)`,
    cost: sql`${t.cost_cents}`,
    course_name: sql`${golfCourses.course_name}`,
    confirmation: sql`${t.confirmation}`,
    payment_id: sql`coalesce(${r.payment_id}, '')`,
    agent: sql`${t.agent}`,
    notes: sql`${t.notes}`,
    internal_notes: sql`${t.internal_notes}`,
  };

  async function reference(order: SQL): Promise<number[]> {
    const rows = await server.db
      .select({ id: t.id })
      .from(t)
      .innerJoin(c, eq(c.id, t.customer_id))
      .innerJoin(golfCourses, eq(golfCourses.id, t.golf_course_id))
      .leftJoin(r, eq(r.id, t.transaction_record_id))
      .orderBy(order);
    return rows.map(({ id }) => id);
  }

  const directions = Object.entries(fields).flatMap(([field, key]) => [
    [field, false, key, sql`asc`] as const,
    [field, true, key, sql`desc`] as const,
  ]);

  it.each(directions)("OPS-TTL-03 by %s, down: %s, alike rows by id", async (field, down, key, word) => {
    const sort = { sort_fields: [field], sort_desc: [down] };
    const expected = await reference(sql`${key} ${word}, ${t.id} ${word}`);
    expect(idsOf(await list(sort))).toEqual(expected);
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => list({ ...sort, page, per_page: 7 }));
    expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(expected);
  });

  it.each([
    [["play_date", "play_time"], [false, false], sql`${t.play_date}, ${t.play_time}, ${t.id}`],
    [["status", "created_at"], [false, true], sql`${t.status}, ${t.created_at} desc, ${t.id} desc`],
    [["players", "last_name", "cost"], [true], sql`${t.players} desc, ${c.last_name}, ${t.cost_cents}, ${t.id}`],
  ])("OPS-TTL-03 by several: %j %j", async (sort_fields, sort_desc, order) => {
    expect(idsOf(await list({ sort_fields, sort_desc }))).toEqual(await reference(order));
  });
});

describe("bad requests", () => {
  it.each([
    ["filters={", "filters"],
    [query({ filters: { password: "x" } }), "filters.password"],
    [query({ filters: { players: "two" } }), "filters.players"],
    [query({ filters: { players: 0 } }), "filters.players"],
    [query({ filters: { play_time: "25:00" } }), "filters.play_time"],
    [query({ filters: { courses: ["1; drop table"] } }), "filters.courses.0"],
    [query({ filters: { notes: "\u0000" } }), "filters.notes"],
    [query({ filters: { notes: "x".repeat(256) } }), "filters.notes"],
    [query({ query_type: "yearly" }), "query_type"],
    [query({ sort_fields: ["charge_cents"] }), "sort_fields.0"],
    [query({ sort_fields: ["created_at desc; drop table tee_times"] }), "sort_fields.0"],
    [query({ sort_desc: "yes" }), "sort_desc"],
    [query({ page: 0 }), "page"],
    [query({ page: 1_000_001 }), "page"],
    [query({ per_page: 501 }), "per_page"],
  ])("%s is 422 naming %s", async (asked, field) => {
    const response = await server.inject({ method: "GET", url: `/api/tee_times/index?${asked}`, headers });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });

  it.each([
    [{ play_date: ["2026-02-30", ""] }],
    [{ play_date: ["2026-06-01"] }],
    [{ created_at: ["yesterday", "today"] }],
  ])("a range of %j is 422", async (filters) => {
    expect((await get("index", { filters })).statusCode).toBe(422);
    expect((await get("count", { filters })).statusCode).toBe(422);
  });

  it.each([[{ page: 1_000_000, per_page: 500 }], [{ page: 4 }], [{ page: 40, per_page: 30 }]])(
    "a page behind the end is empty: %j",
    async (asked) => {
      expect((await get("index", asked)).json()).toEqual([]);
    },
  );

  it.each(["abc", "0", "-1", "2147483648", "1.5"])("the id %s is 422", async (id) => {
    const response = await server.inject({ method: "GET", url: `/api/tee_times/show/${id}`, headers });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["id"]]);
  });

  it("an unknown id is 404", async () => {
    const response = await server.inject({ method: "GET", url: "/api/tee_times/show/2147483647", headers });
    expect(response.statusCode).toBe(404);
  });
});

it("API-028 returns a tee time as booking it did, with the items of what was paid", async () => {
  const response = await server.inject({ method: "GET", url: "/api/tee_times/show/60", headers });
  expect(response.json()).toMatchObject({ ...(await rowOf(60)), customers: [{}], transaction_record: {} });
  const { transaction_items, total } = response.json().transaction_record;
  expect(transaction_items.reduce((sum: number, item: { total: number }) => sum + item.total, 0)).toBe(total);
});
