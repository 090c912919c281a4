import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { signIn } from "./agent.ts";
import { certificateOf, mailProblems, openBooks } from "./audit.ts";
import { killOnce } from "./killOnce.ts";
import { waitForMail } from "./leftovers.ts";
import { ordersOf } from "./orders.ts";
import { randomFrom } from "./random.ts";

/**
 * `npm run faults`: kills the built server KILLS times (100) while six agents book on PostgreSQL, at a random moment, restarts it, repeats
 * every request with its key, and audits the books each time. SEED repeats the bookings and moments of an earlier run. Any violation ends
 * the run with exit code 1.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const kills = setting("KILLS", 100);
const seed = setting("SEED", Date.now() % 1_000_000);
const agents = 6;
/** The most responses, and then milliseconds, that a server lives for. */
const [maxResponses, maxPause] = [18, 40];

const say = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await startPostgres();
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to kill a server on (apt-get install postgresql adds one).");
  process.exit();
}
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: "error", REQUEST_LIMIT: "0" };
const started = Date.now();
const random = randomFrom(seed);
const counts = new Map<string, number>();
const note = (what: string, count: number) => counts.set(what, (counts.get(what) ?? 0) + count);
const problems: string[] = [];

let teedesk = await startTeedesk(env);
const db = new Client({ connectionString: postgres.url });
try {
  await db.connect();
  await openBooks(db, kills);
  const session = await signIn(teedesk.url);
  say(`SEED=${seed}: ${kills} kills, each amidst the bookings of ${agents} agents`);

  for (let kill = 1; kill <= kills && problems.length === 0; kill += 1) {
    const answers = Math.floor(random() * (maxResponses + 1));
    const milliseconds = random() * maxPause;
    const orders = ordersOf(answers + 5 * agents, { kill, certificate: certificateOf(kill), random });
    const rush = { session, orders, agents, answers, milliseconds };
    const survivor = await killOnce(teedesk, { db, env, rush, note });
    teedesk = survivor.teedesk;
    problems.push(...survivor.problems.map((problem) => `kill ${kill}: ${problem}`));
    if (kill % 10 === 0) say(`${kill} kills, ${problems.length} violations`);
  }
  await waitForMail(db);
  // Files, as a copy that a killed server left is replaced by the one sent after it.
  problems.push(...(await mailProblems(db, teedesk.mail())));
} catch (error) {
  problems.push(`${String(error)}\n${teedesk.output()}`);
} finally {
  await db.end();
  await teedesk.dispose();
  await postgres.stop();
}

say(`\nWhat was seen in ${Math.round((Date.now() - started) / 1000)} s:`);
for (const what of [...counts.keys()].sort()) say(`${String(counts.get(what)).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "The books are right." : `The books are wrong. Repeat with SEED=${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
