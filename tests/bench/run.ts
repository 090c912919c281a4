import { cpus, totalmem } from "node:os";
import { startPostgres } from "../../scripts/postgres.ts";
import { benchHttp } from "./http.ts";
import { benchQuote } from "./quote.ts";
import { benchStartUp } from "./startUp.ts";

/** `npm run bench`: figures to read, not limits to keep. SECONDS is how long each route is measured (8). */
const seconds = Number(process.env["SECONDS"] ?? 8);
const pace = { connections: 16, warmUpSeconds: seconds / 4, seconds };

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
await benchQuote(1500);
await benchStartUp("PGlite", null);
await benchHttp("PGlite", null, pace);

/** A database of its own for each, durable as in production. */
async function onPostgres(measure: (url: string) => Promise<void>): Promise<boolean> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === undefined) return false;
  try {
    await measure(postgres.url);
  } finally {
    await postgres.stop();
  }
  return true;
}
const isThere = await onPostgres((url) => benchStartUp("PostgreSQL", url));
if (isThere) await onPostgres((url) => benchHttp("PostgreSQL, durable", url, pace));
else console.log("\nSKIPPED: PostgreSQL (no server binaries here; apt-get install postgresql adds them).");
