import { cpus, totalmem } from "node:os";
import { startPostgres } from "../../scripts/postgres.ts";
import { benchExport } from "./export.ts";
import { benchHttp } from "./http.ts";
import { benchList } from "./list.ts";
import { benchQuote } from "./quote.ts";
import { benchStartUp } from "./startUp.ts";

/** `npm run bench`: figures to read, not limits to keep. SECONDS is how long each route is measured (8). */
const seconds = Number(process.env["SECONDS"] ?? 8);
const pace = { connections: 16, warmUpSeconds: seconds / 4, seconds };

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
/** `npm run bench list` measures that part alone. */
const only = process.argv[2];
if (only === undefined) {
  await benchQuote(1500);
  await benchStartUp("PGlite", null);
  await benchHttp("PGlite", null, pace);
}

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
const parts: readonly (readonly [string, (url: string) => Promise<void>])[] = [
  ["start", (url) => benchStartUp("PostgreSQL", url)],
  ["http", (url) => benchHttp("PostgreSQL, durable", url, pace)],
  ["list", (url) => benchList(url, { ...pace, warmUpSeconds: seconds / 40, seconds: seconds / 16 })],
  ["export", benchExport],
];
for (const [name, part] of parts) {
  if (only !== undefined && only !== name) continue;
  if (await onPostgres(part)) continue;
  console.log("\nSKIPPED: PostgreSQL (no server binaries here; apt-get install postgresql adds them).");
  break;
}
