import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Session, signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { startBare } from "./bareServer.ts";
import { type Measured, measure, type Pace } from "./load.ts";
import { benchEnvironment, cpuSecondsOf } from "./metrics.ts";
import { wishOf } from "./wishes.ts";

const routes = ["/api/ibe/rate", "/api/ibe/book"] as const;

/**
 * Requests per second, their 95th percentile and the server's processor time for each, of Teedesk and of bare routes on the same database.
 * The processor time is least disturbed by other work on the machine.
 */
export async function benchHttp(name: string, databaseUrl: string | null, pace: Pace): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "teedesk-bench-"));
  const env = {
    ...benchEnvironment,
    NODE_ENV: "production",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const teedesk = await startTeedesk(env, dataDir);
  const session = await signIn(teedesk.url);
  try {
    const ours = await measureRoutes(teedesk.url, session, pace);
    // The embedded database serves one process: the bare server opens the folder after Teedesk has closed it.
    await teedesk.stop();
    const theirs = await measureBare(
      databaseUrl === null ? { PGLITE: join(dataDir, "database") } : { DATABASE_URL: databaseUrl },
    );
    console.log(`\nHTTP on ${name}, ${pace.connections} connections, ${pace.seconds} s each:`);
    console.table(routes.flatMap((route, index) => rowsOf(route, ours[index], theirs[index])));
  } finally {
    await teedesk.dispose();
  }

  async function measureBare(where: Record<string, string>): Promise<readonly Measured[]> {
    const bare = await startBare(where);
    try {
      return await measureRoutes(bare.url, session, pace);
    } finally {
      await bare.stop();
    }
  }
}

async function measureRoutes(url: string, session: Session, pace: Pace): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const route of routes) {
    const run = `bench-${Date.now()}`;
    const headersOf = (n: number) => ({ ...session, "idempotency-key": `${run}-${n}` });
    const cpuSeconds = () => cpuSecondsOf(url);
    measured.push(await measure({ url: `${url}${route}`, headersOf, bodyOf: wishOf, cpuSeconds }, pace));
  }
  return measured;
}

function rowsOf(route: string, ours: Measured | undefined, bare: Measured | undefined) {
  if (ours === undefined || bare === undefined) return [];
  const row = (server: string, { perSecond, p95, cpu, requests }: Measured) => ({
    route,
    server,
    "requests/s": Math.round(perSecond),
    "to bare": (perSecond / bare.perSecond).toFixed(2),
    "p95 ms": Number(p95.toFixed(1)),
    "CPU ms": Number(cpu.toFixed(2)),
    "CPU to bare": (cpu / bare.cpu).toFixed(2),
    requests,
  });
  return [row("Teedesk", ours), row("bare Fastify", bare)];
}
