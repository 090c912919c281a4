import { cpus, totalmem } from "node:os";
import { type LocalPostgres, startPostgres } from "../../scripts/postgres.ts";
import { benchAvailability } from "./availability.ts";
import { benchConsole } from "./console.ts";
import { benchDesk } from "./desk.ts";
import { benchEarnings } from "./earnings.ts";
import { benchFeed } from "./feed.ts";
import { benchFind } from "./find.ts";
import { benchGuard } from "./guard.ts";
import { benchHttp } from "./http.ts";
import { benchImports } from "./imports.ts";
import { benchList } from "./list.ts";
import { benchOffers } from "./offers.ts";
import { benchQuote } from "./quote.ts";
import { benchScale } from "./scale.ts";

/** `npm run bench`: figures to read, not limits to keep. Each route is measured for SECONDS (8). */
const seconds = Number(process.env["SECONDS"] ?? 8);
const pace = { connections: 16, warmUpSeconds: seconds / 4, seconds };

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
/** A new database for each, durable as in production. */
async function onPostgres(measure: (url: string, postgres: LocalPostgres) => Promise<void>): Promise<boolean> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === undefined) return false;
  try {
    await measure(postgres.url, postgres);
  } finally {
    await postgres.stop();
  }
  return true;
}
/** The parts by name; `npm run bench list` measures that one alone. Those in the second table need PostgreSQL. */
const embedded: readonly (readonly [string, () => Promise<void>])[] = [
  ["quote", async () => benchQuote(3000)],
  ["console", benchConsole],
  ["desk", benchDesk],
  ["http", () => benchHttp("PGlite", null, pace)],
  ["feed", () => benchFeed("PGlite", null)],
];
const parts: readonly (readonly [string, (url: string, postgres: LocalPostgres) => Promise<void>])[] = [
  ["http", (url) => benchHttp("PostgreSQL, durable", url, pace)],
  ["list", (url) => benchList(url, { ...pace, warmUpSeconds: seconds / 40, seconds: seconds / 16 })],
  ["availability", (url) => benchAvailability(url, { ...pace, warmUpSeconds: seconds / 40, seconds: seconds / 4 })],
  ["feed", (url) => benchFeed("PostgreSQL, durable", url)],
  ["imports", (url) => benchImports(url)],
  ["find", (url) => benchFind(url)],
  ["offers", (url) => benchOffers(url, { ...pace, seconds: seconds / 2 })],
  ["guard", (url) => benchGuard(url)],
  ["earnings", (url) => benchEarnings(url)],
  ["scale", (_, postgres) => benchScale(postgres, pace)],
];

const only = process.argv[2];
const names = new Set([...embedded, ...parts].map(([name]) => name));
if (only !== undefined && !names.has(only)) {
  console.error(`There is no part "${only}". The parts are ${[...names].join(", ")}.`);
  process.exit(2);
}

for (const [name, part] of embedded) if (only === undefined || only === name) await part();
for (const [name, part] of parts) {
  if (only !== undefined && only !== name) continue;
  if (await onPostgres(part)) continue;
  console.log("\nSKIPPED: PostgreSQL (no server binaries here; apt-get install postgresql adds them).");
  break;
}
