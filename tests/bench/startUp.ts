import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { benchEnvironment, megabytes } from "./metrics.ts";

/** Seconds from the command to the ready line, cold (empty database, demo data to load) and warm, and the memory then. */
export async function benchStartUp(name: string, databaseUrl: string | null): Promise<void> {
  const env = { ...benchEnvironment, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const cold = await timed(() => startTeedesk(env));
  const coldMemory = await megabytes(cold.teedesk.url);
  await cold.teedesk.stop();
  const warm = await timed(() => startTeedesk(env, cold.teedesk.dataDir));
  const warmMemory = await megabytes(warm.teedesk.url);
  await warm.teedesk.dispose();
  console.log(`\nStarting on ${name}:`);
  console.table([
    { start: "cold, with demo data", seconds: cold.seconds.toFixed(2), "resident MB": coldMemory },
    { start: "warm", seconds: warm.seconds.toFixed(2), "resident MB": warmMemory },
  ]);
}

async function timed(start: () => Promise<Teedesk>): Promise<{ teedesk: Teedesk; seconds: number }> {
  const started = performance.now();
  const teedesk = await start();
  return { teedesk, seconds: (performance.now() - started) / 1000 };
}
