import { Client } from "pg";
import { type Session, signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { startBare } from "./bareServer.ts";
import { type Measured, measure, type Pace } from "./load.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";
import { type ListCase, listCases, pageSql } from "./teeTimeCases.ts";

/**
 * The tee-time list over a million tee times: every sort, common filters, pages far down and the count, beside bare Fastify routes that
 * send the same SQL with the driver alone. Both servers run at the same time and take turns, three short ones in each case, so that other
 * work on the machine disturbs them alike.
 */
export async function benchList(databaseUrl: string, pace: Pace): Promise<void> {
  const env = { ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl };
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
  const get = (url: string, path: string, howLong = pace): Promise<Measured> =>
    measure(
      {
        url: `${url}${path}`,
        headersOf: () => session,
        cpuSeconds: () => cpuSecondsOf(url),
      },
      howLong,
    );
  async function compare(name: string, path: string, bareRoutes: readonly [string, string]) {
    const turns: Turn[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      turns.push({
        own: await get(ours, path),
        bare: await get(bare, bareRoutes[0]),
        open: await get(bare, bareRoutes[1]),
      });
    return rowOf(name, turns);
  }
  // A process is several times slower until its code has been compiled.
  await get(ours, listPath, { ...pace, seconds: 8 });
  await get(bare, "/list/0", { ...pace, seconds: 4 });
  const rows: object[] = [];
  for (const [index, listCase] of listCases.entries()) {
    const path = `${listCase.path}?${queryOf(listCase)}`;
    rows.push(await compare(listCase.name, path, [`/list/${index}`, `/list/${index}/open`]));
  }
  rows.push(await compare("count", "/api/tee_times/count", ["/count", "/count"]));
  console.log(
    `\nThe tee-time list over 1,000,000 rows, ${pace.connections} connections, medians of 3 × ${pace.seconds} s:`,
  );
  console.table(rows);
}

const listPath = "/api/tee_times/index";

const queryOf = ({ asked }: ListCase): string =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join("&");

/** Teedesk, the bare route, and the bare route without the session's query, one after the other. */
type Turn = Readonly<Record<"own" | "bare" | "open", Measured>>;

function rowOf(name: string, turns: readonly Turn[]) {
  const median = (valueOf: (turn: Turn) => number): number =>
    turns.map(valueOf).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  return {
    request: name,
    "requests/s": Math.round(median(({ own }) => own.perSecond)),
    "p50 ms": Number(median(({ own }) => own.p50).toFixed(1)),
    "p95 ms": Number(median(({ own }) => own.p95).toFixed(1)),
    "CPU ms": Number(median(({ own }) => own.cpu).toFixed(2)),
    "bare requests/s": Math.round(median(({ bare }) => bare.perSecond)),
    "bare CPU ms": Number(median(({ bare }) => bare.cpu).toFixed(2)),
    "to bare": median(({ own, bare }) => own.perSecond / bare.perSecond).toFixed(2),
    "to bare, no session": median(({ own, open }) => own.perSecond / open.perSecond).toFixed(2),
  };
}

/** Prints PostgreSQL's plan for each page. */
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
