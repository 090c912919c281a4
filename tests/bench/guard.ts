import { Client } from "pg";
import { startTeedesk } from "../support/teedesk.ts";
import { benchEnvironment } from "./metrics.ts";
import { seedSlots } from "./seedSlots.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

/** Of two tee times in three the course was notified: of each by a person, but of one in four by what its number was given for. */
const notices = `insert into course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user, created_at)
  select id, golf_course_id, play_date, play_time, players, false, case when id % 4 = 0 then '' else 'ann@example.test' end, created_at
  from tee_times where id > 100000 and id % 3 > 0`;

const course =
  "select * from golf_courses where id = $1 and not inactive and $2::date is not null and $3::text is not null";
const withSeats = (seats: string) =>
  course.replace("*", `*, (select seats from ${seats}($1::int, $2::date, $3::text) as seats)`);

/** A booking reads its course anyway; the facts of the seats there are a column of that statement. */
const statements: Readonly<Record<string, string>> = {
  "the course alone": course,
  "with the seats, before the card": withSeats("seats_at"),
  "with the seats, locked": withSeats("lock_seats"),
};

/** The time that a booking's guard takes in the database, planned and executed: 200,000 known slots beside 1,000,000 tee times and the notices of their courses. */
export async function benchGuard(databaseUrl: string): Promise<void> {
  const teedesk = await startTeedesk({ ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl });
  await teedesk.dispose();
  await seedTeeTimes(databaseUrl, { isListed: false });
  await seedSlots(databaseUrl);
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(notices);
  await db.query("vacuum analyze course_notices");
  const { rows: places } = await db.query<{ id: number; day: string; time: string }>(
    `select golf_course_id as id, available_date::text as day, available_time as time
     from fore_up_availabilities order by md5(id::text) limit 1000`,
  );
  const taken = Object.fromEntries(Object.keys(statements).map((name) => [name, new Array<number>()]));
  for (const { id, day, time } of places) {
    for (const [name, statement] of Object.entries(statements)) {
      const { rows } = await db.query(`explain (analyze, format json) ${statement}`, [id, day, time]);
      const plan = rows[0]["QUERY PLAN"][0];
      taken[name]?.push(plan["Planning Time"] + plan["Execution Time"]);
    }
  }
  await db.end();
  console.table(
    Object.entries(taken).map(([statement, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number) => Number(sorted[Math.floor(sorted.length * part)]?.toFixed(3));
      return { statement, "p50 ms": at(0.5), "p95 ms": at(0.95) };
    }),
  );
}
