import { Client } from "pg";
import { startTeedesk } from "../support/teedesk.ts";
import { signInAsAdmin } from "./export.ts";
import { measure, type Pace } from "./load.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

const zone = "America/Los_Angeles";

/** A day in the middle of the tee times, so that both of its months are whole. */
const day = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);

const calls = [
  ["tee times of a day", `tee_times/summary/false/${day}`],
  ["tee times of a month", `tee_times/summary/true/${day}`],
  ["gift certificates of a day", `gift_certificates/summary/false/${day}`],
  ["gift certificates of a month", `gift_certificates/summary/true/${day}`],
] as const;

/** The summaries of Home over a million tee times, one call at a time, and the same figures as a plain sum in SQL. */
export async function benchSummaries(databaseUrl: string, pace: Pace): Promise<void> {
  const env = { ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl };
  const teedesk = await startTeedesk({ ...env, BUSINESS_TIME_ZONE: zone });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const headers = await signInAsAdmin(teedesk.url);
    await seedTeeTimes(databaseUrl);
    const board = { date: day, agentFilter: { ric: true, psgr: true, hotels: true } };
    const asked = [...calls, ["agent leaderboard", "summary/agent_leaderboard"]] as const;
    const rows: object[] = [];
    for (const [summary, path] of asked) {
      const load = {
        url: `${teedesk.url}/api/${path}`,
        headersOf: () => headers,
        cpuSeconds: () => cpuSecondsOf(teedesk.url),
      };
      const { p50, p95, cpu } = await measure(
        path === "summary/agent_leaderboard" ? { ...load, bodyOf: () => board } : load,
        { ...pace, connections: 1 },
      );
      rows.push({ summary, p50: p50.toFixed(1), p95: p95.toFixed(1), "CPU ms": cpu.toFixed(1) });
    }
    const started = performance.now();
    const plain = await plainSums(client);
    const plainMs = performance.now() - started;
    rows.push({ summary: "the month as one plain SQL sum", p50: plainMs.toFixed(1), p95: "", "CPU ms": "" });
    await compare(teedesk.url, headers, plain);
    console.log("\nThe summaries of Home over a million tee times, one call at a time, milliseconds:");
    console.table(rows);
  } finally {
    await client.end();
    await teedesk.dispose();
  }
}

type Sums = { readonly rounds: number; readonly revenue: number; readonly previous: number };

/** Rounds and revenue of the day's month, and the revenue of the month before, without any of our SQL. */
async function plainSums(client: Client): Promise<Sums> {
  const local = `(created_at at time zone '${zone}')`;
  const { rows } = await client.query<Record<keyof Sums, string>>(
    `select coalesce(sum(players) filter (where canceled_at is null and month = asked), 0) as rounds,
       coalesce(sum(worth) filter (where month = asked), 0) as revenue, coalesce(sum(worth) filter (where month < asked), 0) as previous
     from (select players, canceled_at, date_trunc('month', ${local}) as month, date_trunc('month', $1::timestamp) as asked,
       charge_cents + rental_clubs_cents + service_fee_cents - discount_amount_cents - refunded_cents as worth from tee_times
       where ${local} >= date_trunc('month', $1::timestamp) - interval '1 month'
         and ${local} < date_trunc('month', $1::timestamp) + interval '1 month') as sold`,
    [day],
  );
  const [row] = rows;
  return { rounds: Number(row?.rounds), revenue: Number(row?.revenue), previous: Number(row?.previous) };
}

async function compare(url: string, headers: Record<string, string>, plain: Sums): Promise<void> {
  const answer = await (await fetch(`${url}/api/tee_times/summary/true/${day}`, { headers })).json();
  const rounds = answer.internal.round_count + answer.external.round_count + answer.misc.round_count;
  const shown = { rounds, revenue: answer.revenue, previous: answer.previous_revenue };
  if (JSON.stringify(shown) !== JSON.stringify(plain))
    throw new Error(`Home shows ${JSON.stringify(shown)}, the ledger sums to ${JSON.stringify(plain)}.`);
}
