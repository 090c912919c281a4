import { Client } from "pg";
import type { LocalPostgres } from "../../scripts/postgres.ts";
import { type Session, signIn } from "../faults/agent.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { type Measured, measure, type Pace } from "./load.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";
import { wishOf } from "./wishes.ts";

type Figures = Pick<Measured, "perSecond" | "p50" | "p95" | "requests">;
const noCpu = async () => 0;

/**
 * Bookings and pages of the list over 1,000,000 tee times: on one server process, on two, and beside exports that are read from
 * the primary or from a streaming replica.
 */
export async function benchScale(postgres: LocalPostgres, pace: Pace): Promise<void> {
  const shared = {
    LOG_LEVEL: "silent",
    REQUEST_LIMIT: "0",
    CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
    DATABASE_URL: postgres.url,
  };
  const one = await startTeedesk(shared);
  const servers = [one];
  const rows: object[] = [];
  const note = (what: string, { perSecond, p50, p95 }: Figures, more: object = {}) =>
    rows.push({
      what,
      "a second": Math.round(perSecond),
      "p50 ms": Math.round(p50),
      "p95 ms": Math.round(p95),
      ...more,
    });
  let replica: LocalPostgres | undefined;
  try {
    const [session, admin] = [await signIn(one.url), await signInAsAdmin(one.url)];
    await seedTeeTimes(postgres.url);
    const commitsBefore = await commitsOn(postgres.url);
    const single = await bookingsOn([one], session, pace);
    // Includes the bookings of the warm-up.
    const commits = (await commitsOn(postgres.url)) - commitsBefore;
    note("bookings, one process", single, {
      "commits each": (commits / (single.requests * (1 + pace.warmUpSeconds / pace.seconds))).toFixed(0),
    });
    note("pages of the list, one process", await pagesOn([one], session, pace));
    const two = await startTeedesk(shared);
    servers.push(two);
    note("bookings, two processes", await bookingsOn([one, two], session, pace));
    note("pages of the list, two processes", await pagesOn([one, two], session, pace));

    replica = await postgres.replicate();
    const reading = await startTeedesk({ ...shared, READ_DATABASE_URL: replica.url });
    servers.push(reading);
    for (const [where, server] of [
      ["the primary", one],
      ["a replica", reading],
    ] as const) {
      const exporting = exportUntilStopped(server, admin);
      const figures = await bookingsOn([two], session, pace);
      note(`bookings while another process exports from ${where}`, figures, { exports: await exporting.stop() });
    }
    console.log(`\n1,000,000 tee times, ${pace.connections} connections, ${pace.seconds} s each:`);
    console.table(rows);
  } finally {
    for (const server of servers) await server.dispose();
    await replica?.stop();
  }
}

const bookingsOn = (servers: readonly Teedesk[], session: Session, pace: Pace) => {
  const run = `scale-${Date.now()}`;
  return shared(servers, pace, (url, server) => ({
    url: `${url}/api/ibe/book`,
    headersOf: (n) => ({ ...session, "idempotency-key": `${run}-${server}-${n}` }),
    bodyOf: (n) => wishOf(n * servers.length + server),
    cpuSeconds: noCpu,
  }));
};

const pagesOn = (servers: readonly Teedesk[], session: Session, pace: Pace) =>
  shared(servers, pace, (url) => ({
    url: `${url}/api/tee_times/index?page=1&per_page=30`,
    headersOf: () => session,
    cpuSeconds: noCpu,
  }));

/** The connections are divided among the servers, as a balancer would; the slower server's times count. */
async function shared(
  servers: readonly Teedesk[],
  pace: Pace,
  loadOf: (url: string, server: number) => Parameters<typeof measure>[0],
): Promise<Figures> {
  const own = { ...pace, connections: Math.floor(pace.connections / servers.length) };
  const measured = await Promise.all(servers.map(({ url }, index) => measure(loadOf(url, index), own)));
  return {
    perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0),
    requests: measured.reduce((sum, { requests }) => sum + requests, 0),
    p50: Math.max(...measured.map(({ p50 }) => p50)),
    p95: Math.max(...measured.map(({ p95 }) => p95)),
  };
}

/** Transactions that the database has committed so far; sessions report them with a second's delay. */
async function commitsOn(url: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ commits: string }>(
    "select xact_commit as commits from pg_stat_database where datname = current_database()",
  );
  await client.end();
  return Number(rows[0]?.commits ?? 0);
}

/** Exports the newest 90 days again and again; `stop` waits for the last one and returns their number. */
function exportUntilStopped({ url }: Teedesk, headers: Session): { readonly stop: () => Promise<number> } {
  const stopping = new AbortController();
  const filters = encodeURIComponent(JSON.stringify({ created_at: [daysAgo(90), daysAgo(-1)] }));
  const exporting = async (): Promise<number> => {
    let count = 0;
    while (!stopping.signal.aborted) {
      const answer = await fetch(`${url}/api/reports/tee-times-export.xlsx?filters=${filters}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The export returned ${answer.status}.`);
      count += 1;
    }
    return count;
  };
  const run = exporting();
  return {
    stop: () => {
      stopping.abort();
      return run;
    },
  };
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Exports are for admins. */
async function signInAsAdmin(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@teedesk.test", password: "demo-fairway" }),
  });
  if (!response.ok) throw new Error(`Signing in returned ${response.status}.`);
  return Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, response.headers.get(name) ?? ""]));
}
