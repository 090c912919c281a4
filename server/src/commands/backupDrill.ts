import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { build } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { checkSchema } from "../db/checkSchema.ts";
import { connect } from "../db/connect.ts";
import { createCardCipher, keyInFolder } from "../platform/cardCipher.ts";
import { checkCardKey } from "../platform/cardKey.ts";
import { createClock } from "../platform/clock.ts";
import { booksProblems } from "../sales/books/checkBooks.ts";
import { differences, figuresOf } from "../sales/copyFigures.ts";

/**
 * `npm run backup:drill`: dumps DATABASE_URL, restores the dump into the empty database DRILL_DATABASE_URL, starts a server on
 * it, compares the books with those at the moment of the dump and checks them (`books:check`). The server it starts sends no mail and calls no gateway.
 */
const usage = "DATABASE_URL and DRILL_DATABASE_URL (an empty database, with pg_trgm at hand) are needed.";

try {
  const config = readConfig({ ...process.env, JOBS: "0", DEMO: "0", SMTP_URL: "", LOG_LEVEL: "silent", PORT: "0" });
  const drill = readConfig({ DATABASE_URL: process.env["DRILL_DATABASE_URL"] }).databaseUrl;
  if (config.databaseUrl === null || drill === null) throw new Error(usage);
  const folder = mkdtempSync(join(tmpdir(), "teedesk-drill-"));
  try {
    await refuseFilled(drill);
    const dump = join(folder, "dump");
    const before = await dumped(config.databaseUrl, dump);
    console.log("dumped");
    await run("pg_restore", ["--exit-on-error", "--no-owner", "--no-privileges", "--dbname", drill, dump]);
    console.log("restored");
    const after = await served({ ...config, databaseUrl: drill });
    const wrong = differences(before, after);
    for (const line of wrong) console.error(line);
    if (wrong.length > 0) throw new Error("The books of the restored database are others.");
    const broken = await brokenIn(drill);
    for (const line of broken) console.error(line);
    if (broken.length > 0) throw new Error("The books of the restored database break rules.");
    console.log(
      `started and compared: ${Object.keys(before).length} figures are equal, ${before["tee_times"] ?? "0"} tee times`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A dump restored over other data is neither of the two. */
async function refuseFilled(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1"),
  );
  if (rows.length > 0) throw new Error("DRILL_DATABASE_URL: the database is not empty.");
}

/** Dumps one moment and returns the books of that moment, as bookings continue meanwhile. */
function dumped(url: string, file: string): Promise<Readonly<Record<string, string>>> {
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    await run("pg_dump", [
      "--format=custom",
      `--snapshot=${rows[0]?.snapshot ?? ""}`,
      `--file=${file}`,
      "--dbname",
      url,
    ]);
    return figuresOf((text) => client.query(text));
  });
}

/** The books that a server on the restored database finds once it is ready. */
async function served(config: ReturnType<typeof readConfig>): Promise<Readonly<Record<string, string>>> {
  const clock = createClock(config.names.business_time_zone);
  const cards = createCardCipher(config.cardKey ?? keyInFolder(config.dataDir));
  const connection = await connect({ ...config, poolSize: config.databasePool, onLost: () => undefined });
  let close: () => Promise<unknown> = () => connection.close();
  try {
    // No one can reach this server, so it may serve demo sign-ins.
    await checkSchema(connection.db);
    await checkCardKey(connection.db, cards);
    const app = await build({ config, connection, clock, cards, consoleFolder: null, writeLog: () => undefined });
    close = () => app.close();
    const { statusCode } = await app.inject({ method: "GET", url: "/readyz" });
    if (statusCode !== 200) throw new Error(`The server on the restored database is not ready (${statusCode}).`);
    return await withClient(config.databaseUrl ?? "", (client) => figuresOf((text) => client.query(text)));
  } finally {
    await close();
  }
}

function brokenIn(url: string): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    await client.query("begin read only");
    return booksProblems((statement) => client.query(statement));
  });
}

/** Runs one of PostgreSQL's own programs. Their output may repeat an address with its password, and is not shown. */
async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: "ignore" });
  const failed = once(child, "error").then(() => {
    throw new Error(`${program} is not installed here; it comes with PostgreSQL's client programs.`);
  });
  const [code] = await Promise.race([once(child, "close"), failed]);
  if (code !== 0)
    throw new Error(
      `${program} failed (${String(code)}). Is it as new as the server, may the role of DATABASE_URL read all tables, and does that of DRILL_DATABASE_URL own the empty database?`,
    );
}
