import { createHash } from "node:crypto";
import { Client } from "pg";
import { startTeedesk } from "../support/teedesk.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";

const key = "bench-feed-key";

type Slot = { course_id: number; date: string; time: string; spots: number[] };

/**
 * A feed of 100,000 free tee times: as a snapshot on an empty table, the same again, and a later one without a tenth of them. Beside
 * it stands one `insert` of as many rows into a table with the same indexes, which reads, checks and compares nothing.
 */
export async function benchFeed(databaseUrl: string): Promise<void> {
  const env = { ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl };
  const teedesk = await startTeedesk(env);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const slots = await prepare(client);
    const bare = await insertBare(client, slots);
    const [first, later] = [new Date(Date.now() - 60_000).toISOString(), new Date().toISOString()];
    const rows = [{ feed: "one insert, nothing checked", seconds: bare.toFixed(1) }];
    const send = async (feed: string, lines: readonly Slot[], observed_at: string) =>
      rows.push({ feed, ...(await sendSnapshot(teedesk.url, lines, { observed_at, bare })) });
    await send("a snapshot of new ones", slots, first);
    await send("the same again", slots, first);
    await send("a later one without a tenth", slots.slice(slots.length / 10), later);
    console.log(`\nA feed of ${slots.length} free tee times:`);
    console.table(rows);
  } finally {
    await client.end();
    await teedesk.dispose();
  }
}

/** Leaves no free tee times, makes the key, and returns slots ten minutes apart at every course of the demo. */
async function prepare(client: Client): Promise<readonly Slot[]> {
  await client.query("delete from fore_up_availabilities");
  const { rows: sources } = await client.query<{ id: number }>(
    "insert into feed_sources (name) values ('Bench') returning id",
  );
  const hash = createHash("sha256").update(key).digest("base64url");
  await client.query("insert into feed_keys (feed_source_id, key_hash) values ($1, $2)", [sources[0]?.id, hash]);
  const { rows } = await client.query<Slot>(
    `select c.id as course_id, to_char(now() + d * interval '1 day', 'YYYY-MM-DD') as date,
       lpad((6 + t / 6)::text, 2, '0') || ':' || lpad((t % 6 * 10)::text, 2, '0') as time, array[1,2,3,4] as spots
     from generate_series(2, 365) d, generate_series(0, 63) t, golf_courses c order by d, t, c.id limit 100000`,
  );
  return rows;
}

async function insertBare(client: Client, slots: readonly Slot[]): Promise<number> {
  await client.query("create table bare_slots (like fore_up_availabilities including all)");
  const started = performance.now();
  await client.query(
    `insert into bare_slots (golf_course_id, available_date, available_time, spots, scraped_at)
     select course_id, date, time, spots, now() from jsonb_to_recordset($1::jsonb)
       as seen (course_id int, date date, time text, spots int[])`,
    [JSON.stringify(slots)],
  );
  const seconds = (performance.now() - started) / 1000;
  await client.query("drop table bare_slots");
  return seconds;
}

async function sendSnapshot(
  url: string,
  lines: readonly Slot[],
  { observed_at, bare }: { observed_at: string; bare: number },
) {
  const cpu = await cpuSecondsOf(url);
  const started = performance.now();
  const query = new URLSearchParams({ mode: "snapshot", observed_at });
  const answer = await fetch(`${url}/api/fore_up_availability/feed?${query}`, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson", "x-feed-key": key },
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
  });
  const seconds = (performance.now() - started) / 1000;
  if (!answer.ok) throw new Error(`The feed was answered with ${answer.status}: ${await answer.text()}`);
  const { good, changed, gone, complete } = await answer.json();
  if (good !== lines.length || complete !== true) throw new Error(`Of ${lines.length} lines ${good} were good.`);
  return {
    seconds: seconds.toFixed(1),
    "to bare": (seconds / bare).toFixed(1),
    "server CPU s": ((await cpuSecondsOf(url)) - cpu).toFixed(1),
    changed,
    gone,
  };
}
