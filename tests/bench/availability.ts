import { readFileSync } from "node:fs";
import { Client } from "pg";
import { type Session, signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { availabilityCases, queryOf, slotsSql } from "./availabilityCases.ts";
import { startBare } from "./bareServer.ts";
import { type Measured, measure, type Pace } from "./load.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";
import { seedSlots } from "./seedSlots.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

/**
 * The list of 200,000 free tee times beside 1,000,000 booked ones: its first page and its filters, beside a bare route that joins the same
 * tables, in turns. Then the holds of a hundred agents.
 */
export async function benchAvailability(databaseUrl: string, pace: Pace): Promise<void> {
  const env = { ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl };
  const teedesk = await startTeedesk(env);
  try {
    const session = await signIn(teedesk.url);
    await seedTeeTimes(databaseUrl, { isListed: false });
    await seedSlots(databaseUrl);
    const bare = await startBare({ DATABASE_URL: databaseUrl });
    try {
      await measureLists({ ours: teedesk.url, bare: bare.url, session }, pace);
    } finally {
      await bare.stop();
    }
    await measureHolds({ url: teedesk.url, databaseUrl, session });
    if (process.env["PLANS"] === "1") await explain(databaseUrl);
  } finally {
    await teedesk.dispose();
  }
}

type Servers = { readonly ours: string; readonly bare: string; readonly session: Session };

const list = "/api/fore_up_availability/index";

async function measureLists({ ours, bare, session }: Servers, pace: Pace): Promise<void> {
  const get = (url: string, path: string, howLong = pace): Promise<Measured> =>
    measure({ url: `${url}${path}`, headersOf: () => session, cpuSeconds: () => cpuSecondsOf(url) }, howLong);
  const compare = async (name: string, own: string, bareRoute: string) => {
    const turns: (readonly [Measured, Measured])[] = [];
    for (let turn = 0; turn < 3; turn += 1) turns.push([await get(ours, own), await get(bare, bareRoute)]);
    const median = (valueOf: (turn: readonly [Measured, Measured]) => number): number =>
      turns.map(valueOf).toSorted((a, b) => a - b)[1] ?? 0;
    return {
      request: name,
      "requests/s": Math.round(median(([own]) => own.perSecond)),
      "p50 ms": Number(median(([own]) => own.p50).toFixed(1)),
      "p95 ms": Number(median(([own]) => own.p95).toFixed(1)),
      "CPU ms": Number(median(([own]) => own.cpu).toFixed(2)),
      "bare requests/s": Math.round(median(([, bare]) => bare.perSecond)),
      "bare CPU ms": Number(median(([, bare]) => bare.cpu).toFixed(2)),
      "to bare": median(([own, bare]) => own.perSecond / bare.perSecond).toFixed(2),
    };
  };
  // A process is several times slower until its code has been compiled.
  await get(ours, `${list}?page=1`, { ...pace, seconds: 20 });
  await get(bare, "/slots/0", { ...pace, seconds: 4 });
  const rows: object[] = [];
  const measured = (row: object): void => {
    rows.push(row);
    process.stdout.write(`${Object.values(row).join("  ")}\n`);
  };
  for (const [index, { name, asked }] of availabilityCases.entries()) {
    measured(await compare(name, `${list}?${queryOf(asked)}`, `/slots/${index}`));
    const counted = `/api/fore_up_availability/count?${queryOf({ ...("filters" in asked && { filters: asked["filters"] ?? {} }) })}`;
    if (!("sort_fields" in asked)) measured(await compare(`${name}, count`, counted, `/slots/${index}/count`));
  }
  console.log(
    `\n200,000 free tee times beside 1,000,000 booked ones, ${pace.connections} connections, medians of 3 × ${pace.seconds} s:`,
  );
  console.table(rows);
}

const agents = 100;
const [readSeconds, renewSeconds] = [10, 60];

/**
 * The processor time of a hundred agents who each hold a slot: the console reads the seats every ten seconds and renews the hold every
 * minute. In the server and in the database's processes.
 */
async function measureHolds({ url, databaseUrl, session }: HoldBench): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await measureHoldsBeside(client, url, session);
  } finally {
    await client.end();
  }
}

async function measureHoldsBeside(client: Client, url: string, session: Session): Promise<void> {
  const { rows: slots } = await client.query<{ id: number; query: string }>(
    `select id, format('course_id=%s&play_date=%s&play_time=%s', golf_course_id, available_date, available_time) as query
     from fore_up_availabilities f where 4 = any(spots) and not exists (select from tee_times t where t.golf_course_id = f.golf_course_id
       and t.play_date = f.available_date and t.play_time = f.available_time) order by id desc limit ${agents}`,
  );
  const path = `${url}/api/fore_up_availability/seats`;
  const headers = { ...session, "content-type": "application/json" };
  const renew = (id: number, players: number) =>
    fetch(`${path}/hold`, { method: "PUT", headers, body: JSON.stringify({ id, players, form: "bench" }) });
  const minute = async (players: number): Promise<void> => {
    for (const { id, query } of slots) {
      // The response to a renewal is the read of that moment.
      const responses = [await renew(id, players)];
      for (let read = 1; read < renewSeconds / readSeconds; read += 1)
        responses.push(await fetch(`${path}?${query}`, { headers: session }));
      for (const response of responses) {
        const text = await response.text();
        if (!response.ok) throw new Error(`The seats of ${query} returned ${response.status}: ${text}`);
      }
    }
  };
  const used = async () => [await cpuSecondsOf(url), await databaseSeconds(client)] as const;
  // Seeded rows are not vacuumed while the holds are measured.
  await client.query("vacuum (analyze)");
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await minute(2);
  const minutes = 5;
  const before = await used();
  for (let turn = 0; turn < minutes; turn += 1) await minute(2);
  const after = await used();
  const share = (part: 0 | 1): number => ((after[part] - before[part]) / (minutes * 60)) * 100;
  console.log(
    `\nThe holds of ${agents} agents, read every ${readSeconds} s and renewed every ${renewSeconds} s, of one core:`,
  );
  console.table([
    {
      server: `${share(0).toFixed(2)} %`,
      database: `${share(1).toFixed(2)} %`,
      both: `${(share(0) + share(1)).toFixed(2)} %`,
    },
  ]);
}

type HoldBench = { readonly url: string; readonly databaseUrl: string; readonly session: Session };

/** The processor time of the database's processes but the one that asks, those that ended included, in ticks of a hundredth of a second (proc(5)). */
async function databaseSeconds(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number; is_own: boolean }>(
    "select pid, pid = pg_backend_pid() as is_own from pg_stat_activity",
  );
  const fieldsOf = (pid: number) =>
    (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []).map(Number);
  const own = rows.find(({ is_own }) => is_own)?.pid ?? 0;
  const [, parent = 0] = fieldsOf(own);
  const ended = fieldsOf(parent).slice(11, 15);
  const running = rows.flatMap(({ pid, is_own }) => (is_own ? [] : fieldsOf(pid).slice(11, 13)));
  return [...ended, ...running].reduce((sum, one) => sum + one, 0) / 100;
}

/** Prints PostgreSQL's plan for each bare page. */
async function explain(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const one of availabilityCases) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain (analyze, costs off, timing off) ${slotsSql(one)}`,
    );
    console.log(`\n${one.name}\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}`);
  }
  await client.end();
}
