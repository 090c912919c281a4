import { Client } from "pg";
import { signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { measure, type Pace } from "./load.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";

const first = { sort_fields: ["sortingDate", "time"], sort_desc: [false, false] };

/** A page of the list, or its count, as the console asks for it. */
const cases: readonly (readonly [string, string, object])[] = [
  ["Torrey, the first page", "index", { filters: { course_name: "Torrey" }, page: 1, per_page: 100, ...first }],
  ["all, the first page", "index", { filters: {}, page: 1, per_page: 100, ...first }],
  ["all, page 500", "index", { filters: {}, page: 500, per_page: 100, ...first }],
  ["one time of day", "index", { filters: { available_time: "09:40" }, page: 1, per_page: 100, ...first }],
  ["room for four", "index", { filters: { spots: 4 }, page: 1, per_page: 100, ...first }],
  ["by rate", "index", { page: 1, per_page: 100, sort_fields: ["rate"], sort_desc: [true] }],
  ["by last scrape", "index", { page: 1, per_page: 100, sort_fields: ["scraped_at"], sort_desc: [true] }],
  ["count of Torrey", "count", { filters: { course_name: "Torrey" } }],
  ["count of all", "count", { filters: {} }],
];

/** The availability list over 100,000 free tee times and 20,000 leads, with who fits each row. */
export async function benchAvailability(databaseUrl: string, pace: Pace): Promise<void> {
  const env = { ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl };
  const teedesk = await startTeedesk(env);
  try {
    const session = await signIn(teedesk.url);
    const counts = await seedSlots(databaseUrl);
    const get = (path: string, howLong = pace) =>
      measure(
        {
          url: `${teedesk.url}/api/fore_up_availability/${path}`,
          headersOf: () => session,
          cpuSeconds: () => cpuSecondsOf(teedesk.url),
        },
        howLong,
      );
    await get(`index?${queryOf({ page: 1 })}`, { ...pace, seconds: 8 });
    const rows: object[] = [];
    for (const [name, call, asked] of cases) {
      const { perSecond, p50, p95, cpu } = await get(`${call}?${queryOf(asked)}`, { ...pace, connections: 1 });
      rows.push({
        list: name,
        "a second": Math.round(perSecond),
        p50: p50.toFixed(1),
        p95: p95.toFixed(1),
        "CPU ms": cpu.toFixed(1),
      });
    }
    console.log(`\nThe availability list, ${counts}, one call at a time, milliseconds:`);
    console.table(rows);
  } finally {
    await teedesk.dispose();
  }
}

const queryOf = (asked: object): string =>
  new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [
      name,
      typeof value === "number" ? String(value) : JSON.stringify(value),
    ]),
  ).toString();

async function seedSlots(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    const counted =
      "select (select count(*) from fore_up_availabilities) slots, (select count(*) from lost_leads) leads";
    const { rows } = await client.query<{ slots: string; leads: string }>(counted);
    return `${rows[0]?.slots} free tee times, ${rows[0]?.leads} leads`;
  } finally {
    await client.end();
  }
}

/** Each course's day has 64 times, ten minutes apart. */
const statements = [
  `insert into fore_up_availabilities (golf_course_id, golf_rate_id, available_date, available_time, spots, scraped_at)
   select c.id, (select min(r.id) from golf_rates r where r.golf_course_id = c.id), (now() + d * interval '1 day')::date,
     lpad((6 + t / 6)::text, 2, '0') || ':' || lpad((t % 6 * 10)::text, 2, '0'), array[1,2,3,4], now() - d * interval '1 minute'
   from golf_courses c, generate_series(2, 61) d, generate_series(0, 63) t on conflict do nothing`,
  `insert into lost_leads (lead_date, play_time, players, golf_course_id, customer_id)
   select (now() + (2 + n % 60) * interval '1 day')::date, lpad((6 + n % 11)::text, 2, '0') || ':' || lpad((n * 7 % 6 * 10)::text, 2, '0'),
     1 + n % 4, c.ids[1 + n * 13 % cardinality(c.ids)], p.ids[1 + n * 7 % cardinality(p.ids)]
   from generate_series(1, 20000) n, (select array_agg(id order by id) ids from golf_courses) c, (select array_agg(id order by id) ids from customers) p`,
  "vacuum analyze",
];
