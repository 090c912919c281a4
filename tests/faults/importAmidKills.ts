import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { type Importer, importFile } from "../support/imports.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { signIn } from "./agent.ts";
import { randomFrom } from "./random.ts";

/**
 * Part of `npm run faults`: a file of ROWS (20,000) customers is planned, run and undone on a server that is killed KILLS (20) times meanwhile.
 * Each customer has to be created once, with one entry of history, and the undo has to leave the table as it was. SEED repeats an earlier run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [rows, kills] = [setting("ROWS", 20_000), setting("KILLS", 20)];
const seed = setting("SEED", Date.now() % 1_000_000);

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const postgres = await startPostgres();
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to kill a server on (apt-get install postgresql adds one).");
  process.exit();
}
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: "fatal", REQUEST_LIMIT: "0" };
const random = randomFrom(seed);
let teedesk = await startTeedesk(env);
const db = new Client({ connectionString: postgres.url });
await db.connect();

const stored = async (): Promise<string> => {
  const { rows: found } = await db.query(
    "select md5(string_agg((to_jsonb(customers) - 'lock_version' - 'updated_at')::text, '' order by id)) as hash from customers",
  );
  return found[0]?.hash;
};

const file = [
  "First name,Last name,Email",
  ...Array.from({ length: rows }, (_, index) => `First${index},Last${index % 100},kill${index}@import.test`),
].join("\n");

const over = new AbortController();
let killed = 0;
/** The rows that have been looked at, done or undone. A kill waits for more of them, so that none is at an idle server. */
async function progress(): Promise<number> {
  const { rows: found } = await db.query(
    "select (count(action) + count(record_id) + count(*) filter (where state = 'undone'))::int as steps from import_rows",
  );
  return found[0]?.steps;
}

async function killMeanwhile(): Promise<void> {
  for (let last = 0; !over.signal.aborted && killed < kills; ) {
    await pause(random() * 100);
    const now = await progress();
    if (over.signal.aborted) return;
    if (now === last) continue;
    last = now;
    await teedesk.kill();
    killed += 1;
    teedesk = await startTeedesk(env, teedesk.dataDir);
  }
}

try {
  const before = await stored();
  const importer: Importer = { url: () => teedesk.url, session: await signIn(teedesk.url, "admin@teedesk.test") };
  const killing = killMeanwhile();
  const { counts, act } = await importFile(importer, "customers", file);
  const done = await act("run");
  const {
    rows: [made],
  } = await db.query(
    `select count(*)::int as customers, count(distinct email)::int as emails, (select count(*)::int from history_entries h
      join customers c on c.id = h.record_id where h.entity = 'customer' and c.email like 'kill%@import.test') as entries
      from customers where email like 'kill%@import.test'`,
  );
  const undone = await act("undo");
  over.abort();
  await killing;
  const problems = [
    killed === kills ? "" : `only ${killed} of ${kills} kills happened`,
    counts.create === rows ? "" : `the plan creates ${counts.create}`,
    done.counts.done === rows ? "" : `${done.counts.done} were done, ${done.counts.failed} failed`,
    made.customers === rows && made.emails === rows && made.entries === rows
      ? ""
      : `there were ${JSON.stringify(made)}`,
    undone.counts.undone === rows ? "" : `${undone.counts.undone} were undone, ${undone.counts.kept} kept`,
    (await stored()) === before ? "" : "the table is not as it was",
  ].filter((problem) => problem !== "");
  say(`${rows} rows imported and undone amid ${killed} kills (SEED=${seed}): ${problems.join("; ") || "each once"}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  over.abort();
  await db.end();
  await teedesk.dispose();
  await postgres.stop();
}
