import { Client } from "pg";
import { type Session, signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { startBare } from "./bareServer.ts";
import { type Measured, measure, type Pace } from "./load.ts";
import { metricOf } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";
import { type ListCase, listCases, pageSql } from "./teeTimeCases.ts";

/**
 * The tee-time list over a million tee times: every sort, common filters, pages far down and the count, beside bare Fastify
 * routes that send the same SQL with the driver alone. Both servers are up at once and take turns case by case.
 */
export async function benchList(databaseUrl: string, pace: Pace): Promise<void> {
  const env = { LOG_LEVEL: "silent", REQUEST_LIMIT: "0", NODE_ENV: "production", DATABASE_URL: databaseUrl };
  const teedesk = await startTeedesk(env);
  try {
    const session = await signIn(teedesk.url);
    await seedTeeTimes(databaseUrl);
    const bare = await startBare({ DATABASE_URL: databaseUrl });
    try {
      await measureAll({ ours: teedesk.url, bare: bare.url, session }, pace);
    } finally {
      await bare.stop();
    }
    await explain(databaseUrl);
  } finally {
    await teedesk.dispose();
  }
}

type Servers = { readonly ours: string; readonly bare: string; readonly session: Session };

async function measureAll({ ours, bare, session }: Servers, pace: Pace): Promise<void> {
  const get = (url: string, path: string): Promise<Measured> =>
    measure(
      {
        url: `${url}${path}`,
        headersOf: () => session,
        cpuSeconds: () => metricOf(url, "process_cpu_seconds_total"),
      },
      pace,
    );
  const rows: object[] = [];
  for (const [index, listCase] of listCases.entries()) {
    const own = await get(ours, `/api/tee_times/index?${queryOf(listCase)}`);
    rows.push(rowOf(listCase.name, own, await get(bare, `/list/${index}`), await get(bare, `/list/${index}/open`)));
  }
  const count = await get(ours, "/api/tee_times/count");
  const counted = await get(bare, "/count");
  rows.push(rowOf("count", count, counted, counted));
  console.log(`\nThe tee-time list over 1,000,000 rows, ${pace.connections} connections, ${pace.seconds} s each:`);
  console.table(rows);
}

const queryOf = ({ asked }: ListCase): string =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join("&");

const rowOf = (name: string, own: Measured, bare: Measured, open: Measured) => ({
  request: name,
  "requests/s": Math.round(own.perSecond),
  "p50 ms": Number(own.p50.toFixed(1)),
  "p95 ms": Number(own.p95.toFixed(1)),
  "bare requests/s": Math.round(bare.perSecond),
  "to bare": (own.perSecond / bare.perSecond).toFixed(2),
  "bare, no session": Math.round(open.perSecond),
  "to that": (own.perSecond / open.perSecond).toFixed(2),
});

/** How PostgreSQL finds each page. */
async function explain(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const listCase of listCases) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `explain (analyze, costs off, timing off) ${pageSql(listCase)}`,
      );
      console.log(`\n${listCase.name}\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}`);
    }
  } finally {
    await client.end();
  }
}
