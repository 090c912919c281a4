import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giftCertificates, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { unguarded } from "../../testing/unguarded.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  // The kinds of bookings, the desks of agents, and the last minute of a day in the business's zone.
  await server.db.update(teeTimes).set({ golf_rate_id: null }).where(sql`id % 5 = 0`);
  await server.db
    .update(teeTimes)
    .set({ created_at: new Date("2026-11-01T06:59:59Z") })
    .where(sql`id in (7, 8)`);
  await server.db
    .update(teeTimes)
    .set({ created_at: new Date("2026-11-01T07:00:00Z") })
    .where(sql`id in (9, 10)`);
  // Bookings without a card, some of them canceled since.
  await unguarded(server.db, (tx) =>
    tx.execute(sql`update transaction_records set payment_id = null where id in
      (select transaction_record_id from tee_times where id % 7 = 0 and refunded_cents = 0)`),
  );
  await server.db.execute(
    sql`update tee_times set canceled_at = now() where id % 14 = 0 and refunded_cents = 0 and gift_certificate_amount_cents = 0`,
  );
  // An agent whose one booking was canceled and its payment kept, and a certificate that pays nothing any more.
  await server.db
    .update(teeTimes)
    .set({ agent: "Kept", canceled_at: new Date(), created_at: new Date("2026-11-01T20:00:00Z") })
    .where(
      sql`id = (select min(t.id) from tee_times t join transaction_records r on r.id = t.transaction_record_id
        where r.payment_id is not null and r.total > 0 and t.refunded_cents = 0 and t.canceled_at is null and t.id > 10)`,
    );
  await server.db.execute(
    sql`update tee_times set gift_certificate_id = (select id from gift_certificates g
      where not exists (select from tee_times where gift_certificate_id = g.id) limit 1)
      where id = 8 and gift_certificate_amount_cents = 0 and canceled_at is null`,
  );
  await server.db.update(giftCertificates).set({ golf_course_id: 1 }).where(sql`id % 3 = 0`);
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ method: "GET", url, headers });
const board = (payload: object) =>
  server.inject({ method: "POST", url: "/api/summary/agent_leaderboard", headers, payload });
const rowsOf = async (query: SQL) => {
  const rows = await server.db.select({ row: sql<Record<string, unknown>>`to_jsonb(q)` }).from(sql`(${query}) q`);
  return rows.map(({ row }) => row);
};

/** Bookings with their revenue, added up here from the ledger itself and not by the tested code. */
const ledger = sql`select t.*, c.course_name, to_char(t.created_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day,
  (select sum(case when i.golf_discount_id is null and i.gift_certificate_id is null then i.total else 0 end)
     from transaction_items i where i.transaction_record_id = t.transaction_record_id)
  + (select coalesce(sum(case when i.golf_discount_id is not null then i.total else 0 end), 0)
     from transaction_items i where i.transaction_record_id = t.transaction_record_id)
  + (select coalesce(sum(i.total), 0) from transaction_records r join transaction_items i on i.transaction_record_id = r.id
     where r.refunded_record_id = t.transaction_record_id and i.tee_time_id is not null)
  - (select coalesce(sum(r.total), 0) from transaction_records r
     where r.id = t.transaction_record_id and r.payment_id is null and t.canceled_at is not null) as revenue
  from tee_times t join golf_courses c on c.id = t.golf_course_id`;

const sums = sql`count(*) filter (where canceled_at is null)::int as booking_count,
  coalesce(sum(players) filter (where canceled_at is null), 0)::int as round_count, coalesce(sum(revenue), 0)::int as revenue`;

const kinds = {
  internal: sql`internal`,
  external: sql`not internal and golf_rate_id is not null`,
  misc: sql`not internal and golf_rate_id is null`,
};

const periods: [boolean, string, string, string][] = [
  [true, "2026-11-21", "2026-11-%", "2026-10-%"],
  [true, "2026-10-31", "2026-10-%", "2026-09-%"],
  [true, "2026-01-31", "2026-01-%", "2025-12-%"],
  [false, "2026-11-01", "2026-11-01", "2026-10-31"],
  [false, "2026-11-21", "2026-11-21", "2026-11-20"],
];

describe.each(periods)(
  "API-019 OPS-HOME-23 to 25 tee times, monthly %s, of %s",
  (isMonthly, date, current, previous) => {
    it("are a plain sum of the ledger", async () => {
      const of = async (kind: keyof typeof kinds, days: string) =>
        (await rowsOf(sql`select ${sums} from (${ledger}) l where day like ${days} and ${kinds[kind]}`))[0];
      const courses = async (kind: keyof typeof kinds) =>
        Object.fromEntries(
          (
            await rowsOf(sql`select course_name, sum(revenue)::int as revenue from (${ledger}) l
            where day like ${current} and ${kinds[kind]} group by 1`)
          ).map((row) => [row["course_name"], row["revenue"]]),
        );
      const total = async (days: string) =>
        (
          await rowsOf(sql`select coalesce(sum(revenue), 0)::int as sum from (${ledger}) l where day like ${days}`)
        )[0]?.["sum"];
      expect((await get(`/api/tee_times/summary/${isMonthly}/${date}`)).json()).toEqual({
        internal: await of("internal", current),
        external: await of("external", current),
        misc: await of("misc", current),
        previous_internal: await of("internal", previous),
        previous_external: await of("external", previous),
        previous_misc: await of("misc", previous),
        revenue: await total(current),
        previous_revenue: await total(previous),
        internal_courses: await courses("internal"),
        external_courses: await courses("external"),
      });
    });
  },
);

describe.each(periods)(
  "API-018 OPS-HOME-26 to 28 certificates, monthly %s, of %s",
  (isMonthly, date, current, previous) => {
    it("are a plain sum of the ledger", async () => {
      const sold = sql`select i.total, c.course_name, to_char(g.created_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
      from gift_certificates g join transaction_items i on i.gift_certificate_id = g.id and i.total > 0
      join transaction_records r on r.id = i.transaction_record_id and r.refunded_record_id is null
      left join golf_courses c on c.id = g.golf_course_id`;
      const of = async (days: string) =>
        (
          await rowsOf(sql`select count(*)::int as sold, coalesce(sum(total), 0)::int as revenue,
          coalesce(round(avg(total)), 0)::int as mean,
          coalesce(round(percentile_cont(0.5) within group (order by total)::numeric), 0)::int as median,
          coalesce(mode() within group (order by total desc), 0)::int as mode
          from (${sold}) s where day like ${days}`)
        )[0];
      const courses = async (days: string) =>
        Object.fromEntries(
          (
            await rowsOf(sql`select course_name, sum(total)::int as revenue from (${sold}) s
            where day like ${days} and course_name is not null group by 1`)
          ).map((row) => [row["course_name"], row["revenue"]]),
        );
      const redeemed = async (days: string) =>
        (
          await rowsOf(sql`select count(distinct i.gift_certificate_id)::int as n from (${ledger}) l
          join transaction_items i on i.transaction_record_id = l.transaction_record_id and i.gift_certificate_id is not null
          where day like ${days} and canceled_at is null`)
        )[0]?.["n"];
      const [now, before] = [await of(current), await of(previous)];
      expect((await get(`/api/gift_certificates/summary/${isMonthly}/${date}`)).json()).toEqual({
        sold: now?.["sold"],
        revenue: now?.["revenue"],
        redeemed: await redeemed(current),
        previous_sold: before?.["sold"],
        previous_revenue: before?.["revenue"],
        previous_redeemed: await redeemed(previous),
        averages: { mean: now?.["mean"], median: now?.["median"], mode: now?.["mode"] },
        previous_averages: { mean: before?.["mean"], median: before?.["median"], mode: before?.["mode"] },
        courses: await courses(current),
        previous_courses: await courses(previous),
      });
    });
  },
);

describe("API-017 OPS-HOME-29 the leaderboard", () => {
  const desks = { ric: "product", psgr: "psgr", hotels: "hotels" } as const;

  it.each<[string, Record<string, boolean>, readonly (keyof typeof desks)[]]>([
    ["all groups", { ric: true, psgr: true, hotels: true }, ["ric", "psgr", "hotels"]],
    ["a group that is left out too", {}, ["ric", "psgr", "hotels"]],
    ["not those that are off", { ric: false, psgr: true, hotels: false }, ["psgr"]],
    ["no one when all are off", { ric: false, psgr: false, hotels: false }, []],
    ["no one fewer for an unknown group", { staff: false }, ["ric", "psgr", "hotels"]],
  ])("OPS-HOME-13 to 15 shows %s", async (_, agentFilter, shown) => {
    const names = shown.map((group) => desks[group]);
    const of = async (days: string) => {
      const agents = await rowsOf(sql`select agent, ${sums} from (${ledger}) l where day like ${days}
        and desk = any(${sql.param(`{${names.join(",")}}`)}::text[]) group by agent`);
      const busy = agents.filter((row) => Number(row["round_count"]) > 0 || Number(row["revenue"]) > 0);
      return {
        rounds: Object.fromEntries(busy.map((row) => [row["agent"], row["round_count"]])),
        revenue: Object.fromEntries(busy.map((row) => [row["agent"], row["revenue"]])),
      };
    };
    for (const date of ["2026-11-01", "2026-11-20"]) {
      const response = await board({ date, agentFilter });
      expect(response.json()).toEqual({ daily: await of(date), monthly: await of("2026-11-%") });
    }
  });

  it.each([
    [{ date: "2026-02-30", agentFilter: {} }],
    [{ date: "", agentFilter: {} }],
    [{ date: "2026-11-21", agentFilter: { ric: "yes" } }],
    [{ date: "2026-11-21" }],
  ])("refuses %j", async (payload) => {
    expect((await board(payload)).statusCode).toBe(422);
  });
});

describe("the trend of five weeks", () => {
  it("is a plain sum of the ledger for each of its days", async () => {
    const { days, total } = (await get("/api/tee_times/trend/2026-11-21")).json();
    const figures = sql`booking_count as bookings, round_count as rounds, revenue`;
    const of = async (from: SQL) => (await rowsOf(sql`select ${figures} from (select ${sums} from ${from}) s`))[0];
    expect(days).toEqual(
      await Promise.all(
        Array.from({ length: 35 }, async (_, index) => {
          const date = new Date(Date.UTC(2026, 9, 18 + index)).toISOString().slice(0, 10);
          return { date, figures: await of(sql`(${ledger}) l where day = ${date}`) };
        }),
      ),
    );
    expect(total).toEqual(await of(sql`(${ledger}) l where day between '2026-10-18' and '2026-11-21'`));
    expect(total.bookings).toBeGreaterThan(0);
  });

  it("refuses a text that is not a date", async () => {
    expect((await get("/api/tee_times/trend/2026-02-30")).statusCode).toBe(422);
  });
});

it.each(["tee_times", "gift_certificates"])("%s: names the date that there is nothing before", async (noun) => {
  const response = await get(`/api/${noun}/summary/false/0001-01-01`);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["date"]]);
});

it("FIGURE-04 a certificate is redeemed once, however many bookings it paid in a period", async () => {
  const redeemed = async () => (await get("/api/gift_certificates/summary/true/2026-11-21")).json().redeemed;
  const before = await redeemed();
  await unguarded(server.db, (tx) =>
    tx.execute(sql`update tee_times set gift_certificate_amount_cents = 1, gift_certificate_id = (select max(id) from gift_certificates
        where id not in (select gift_certificate_id from tee_times where gift_certificate_amount_cents > 0))
      where id in (select id from tee_times where canceled_at is null and gift_certificate_amount_cents = 0
        and created_at between '2026-11-02' and '2026-11-21' limit 2)`),
  );
  expect(await redeemed()).toBe(before + 1);
});
