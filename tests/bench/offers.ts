import { Client } from "pg";
import { signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { measure, type Pace } from "./load.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

/** The offers of 60 courses with 14 days of 8 tee times an hour, beside 300,000 bookings, for narrow wishes and for the widest. */
export async function benchOffers(databaseUrl: string, pace: Pace): Promise<void> {
  const env = { ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl };
  const teedesk = await startTeedesk(env);
  try {
    const session = await signIn(teedesk.url);
    await seedCourses(databaseUrl);
    await seedTeeTimes(databaseUrl, { count: 300_000, isListed: false });
    const found = await seedOffers(databaseUrl);
    const get = (query: string, connections: number, seconds: number) =>
      measure(
        {
          url: `${teedesk.url}/api/offers?${query}`,
          headersOf: () => session,
          cpuSeconds: () => cpuSecondsOf(teedesk.url),
        },
        { connections, warmUpSeconds: seconds / 4, seconds },
      );
    // A process is several times slower until its code has been compiled.
    await get(queryOf({ days: daysFrom(1, 14) }), 2, pace.seconds);
    const rows: object[] = [];
    for (const [name, wish] of wishes) {
      const [one, four] = [await get(queryOf(wish), 1, pace.seconds), await get(queryOf(wish), 4, pace.seconds)];
      const response = await fetch(`${teedesk.url}/api/offers?${queryOf(wish)}`, { headers: session });
      const { offers }: { offers: readonly unknown[] } = await response.json();
      rows.push({
        wish: name,
        offers: offers.length,
        "p50 ms": Number(one.p50.toFixed(1)),
        "p95 ms": Number(one.p95.toFixed(1)),
        "p95 ms of 4 at once": Number(four.p95.toFixed(1)),
        "CPU ms": Number(one.cpu.toFixed(1)),
      });
    }
    console.log(
      `\n${found.slots} free tee times of ${found.courses} courses, ${found.sold} of them with bookings, ${found.held} held:`,
    );
    console.table(rows);
  } finally {
    await teedesk.dispose();
  }
}

/** Days from that many days ahead. */
const daysFrom = (ahead: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.now() + (ahead + index) * 86_400_000).toISOString().slice(0, 10),
  );

type Wish = Readonly<Record<string, string | number | readonly string[]>>;

const wishes: readonly (readonly [string, Wish])[] = [
  ["a morning, at most $120 each", { days: daysFrom(5, 1), time_end: "11:59", most_cents: 12_000 }],
  ["near 8:00 on a day", { days: daysFrom(5, 1), play_time: "08:00" }],
  [
    "near 8:00 of two days, at most $400 in all",
    { days: daysFrom(5, 2), play_time: "08:00", most_cents: 40_000, most_of: "all" },
  ],
  ["near 8:00 of a week", { days: daysFrom(3, 7), play_time: "08:00" }],
  ["near 13:00 of 14 days", { days: daysFrom(1, 14), play_time: "13:00" }],
  ["any time of 14 days", { days: daysFrom(1, 14) }],
  ["any time of 14 days, at most $80 each", { days: daysFrom(1, 14), most_cents: 8000 }],
  ["one course, any time of 14 days", { days: daysFrom(1, 14), course_id: 1 }],
  ["nothing on the day asked for", { days: daysFrom(16, 1), play_time: "08:00" }],
  ["nothing at all", { days: daysFrom(1, 14), most_cents: 100 }],
];

const queryOf = (wish: Wish): string =>
  Object.entries({ players: 4, ...wish })
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "object" ? JSON.stringify(value) : value)}`)
    .join("&");

async function run(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Sixty courses that can be booked, each with rates for weekdays, weekends and the afternoon in each of eight seasons. */
const seedCourses = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, [
    "update golf_courses set inactive = false",
    `insert into golf_courses (course_name) select 'Bench course ' || n
       from generate_series(1, 60 - (select count(*)::int from golf_courses)) n`,
    "delete from maintenances",
    `insert into golf_rates (golf_course_id, raw_rate, service_fee_percent, internal_memo)
       select c.id, 6000 + c.id * 7919 % 9000 + k * 500, 5, 'bench ' || k from golf_courses c, generate_series(0, 2) k`,
    `insert into rate_date_ranges (golf_rate_id, start, "end", time_start, time_end)
       select r.id, current_date - 30 + s * 40, current_date + 9 + s * 40, case when r.internal_memo = 'bench 2' then '14:00' else '06:00' end, '18:00'
       from golf_rates r, generate_series(0, 7) s where r.internal_memo like 'bench %'`,
    `insert into rate_days (rate_date_range_id, name)
       select g.id, d from rate_date_ranges g join golf_rates r on r.id = g.golf_rate_id,
         unnest(case r.internal_memo when 'bench 0' then array['Mon','Tue','Wed','Thu','Fri'] when 'bench 1' then array['Sat','Sun']
           else array['Mon','Tue','Wed','Thu','Fri','Sat','Sun'] end) d where r.internal_memo like 'bench %'`,
    "vacuum analyze",
  ]);

/** Eight tee times an hour of fourteen days, some with bookings and some held. Returns the numbers of them. */
async function seedOffers(databaseUrl: string) {
  await run(databaseUrl, [
    "delete from fore_up_availabilities",
    `insert into fore_up_availabilities (golf_course_id, available_date, available_time, spots, scraped_at)
       select c.id, current_date + d, lpad((6 + n / 8)::text, 2, '0') || ':' || lpad((n % 8 * 60 / 8)::text, 2, '0'),
         (array['{1,2,3,4}','{1,2}','{2,4}','{1,2,3,4}'])[1 + (n + d) % 4]::int[], now()
       from (select id from golf_courses order by id limit 60) c, generate_series(1, 14) d, generate_series(0, 95) n`,
    `insert into slot_holds (fore_up_availability_id, staff_user_id, players, held_until)
       select id, (select max(id) from staff_users), 2, now() + interval '1 day' from fore_up_availabilities where id % 400 = 0`,
    "vacuum analyze",
  ]);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ slots: number; courses: number; sold: number; held: number }>(
    `select count(*)::int as slots, count(distinct golf_course_id)::int as courses,
       count(*) filter (where exists (select from tee_times t where t.golf_course_id = f.golf_course_id and t.play_date = f.available_date
         and t.play_time = f.available_time and t.canceled_at is null))::int as sold,
       (select count(*)::int from slot_holds) as held from fore_up_availabilities f`,
  );
  await client.end();
  return rows[0] ?? { slots: 0, courses: 0, sold: 0, held: 0 };
}
