import type { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { booksProblems } from "../../server/src/sales/books/checkBooks.ts";
import { promisesBySql } from "../../server/src/testing/promisesBySql.ts";
import { settledCardsBySql } from "../../server/src/testing/settledCardsBySql.ts";
import { openNetwork } from "../support/cuttableNetwork.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { type Session, signIn } from "./agent.ts";
import { actAtDesk, claimProblems, leadsToCall } from "./deskActs.ts";
import { findLeftovers, passLeases } from "./leftovers.ts";
import { connectTo, outages, strike } from "./outages.ts";
import { randomFrom } from "./random.ts";

/**
 * Part of `npm run faults`: ACTS (500) random acts at the desk, by two agents at a time, while the server is killed amidst each BATCH (25) of
 * them, or the database goes away. After each the open promises have to equal an SQL over the records, and no card of a settled payment is
 * open; at the end no claim outlasts its five minutes or its session. SEED repeats an earlier run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [acts, batch, seed] = [setting("ACTS", 500), setting("BATCH", 25), setting("SEED", Date.now() % 1_000_000)];

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Durable: what was confirmed must survive an immediate stop.
const postgres = await startPostgres({ durable: true });
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to kill a server on (apt-get install postgresql adds one).");
  process.exit();
}
const network = await openNetwork(postgres.port);
const env = {
  DATABASE_URL: `postgres://teedesk@127.0.0.1:${network.port}/postgres`,
  LOG_LEVEL: "fatal",
  REQUEST_LIMIT: "0",
  UNDO_SECONDS: "30",
  BOOKING_LEASE_SECONDS: "5",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const random = randomFrom(seed);
const problems: string[] = [];
const counts = new Map<string, number>();
const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
/** Both at one moment of the business: the minute may change between them, so a difference is looked at twice. */
async function comparePromises(db: Client, url: string, session: Session): Promise<string | null> {
  const differ = async () => {
    const { rows: now } = await db.query<{ date: string; time: string }>(
      "select to_char(t, 'YYYY-MM-DD') as date, to_char(t, 'HH24:MI') as time from (select now() at time zone 'America/Los_Angeles' as t) as here",
    );
    const { rows } = await db.query<{ promise: string }>(promisesBySql(now[0]?.date ?? ""));
    const listed: string[] = [];
    for (let page = 1; ; page += 1) {
      const response = await fetch(`${url}/api/promises/index?page=${page}&per_page=100`, { headers: session });
      if (!response.ok) throw new Error(`The promises returned ${response.status}.`);
      const found: readonly { readonly kind: string; readonly record_id: number }[] = await response.json();
      listed.push(...found.map(({ kind, record_id }) => `${kind} ${record_id}`));
      if (found.length < 100) break;
    }
    const bySql = rows.map(({ promise }) => promise).sort();
    note(`compared: ${bySql.length === 0 ? "nothing to do" : "things to do"}`);
    return listed.sort().join() === bySql.join() ? null : `listed ${listed.join()}; by SQL ${bySql.join()}`;
  };
  return (await differ()) === null ? null : differ();
}

const started = Date.now();
let teedesk = await startTeedesk(env);
let db = await connectTo(postgres.url);
let done = 0;
/** Calls that a client was told are stored, and those that were sent. */
const calls = { told: 0, sent: 0 };
try {
  const before = Number((await db.query("select count(*) from calls")).rows[0].count);
  const sessions = [await signIn(teedesk.url), await signIn(teedesk.url, "admin@teedesk.test")];
  const leads = await leadsToCall(db);
  say(`SEED=${seed}: ${acts} acts, a kill or a lost database in each ${batch}`);
  for (let round = 1; done < acts && problems.length === 0; round += 1) {
    const { url } = teedesk;
    let left = 1 + Math.floor(random() * batch * 0.9);
    let begin: () => void = () => undefined;
    const isEnough = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const rush = Array.from({ length: batch }, async (_, index) => {
      await pause(random() * 1500);
      const act = actAtDesk({ db, random, sessions, leads }, url, round * 1000 + index);
      return act.finally(() => {
        left -= 1;
        if (left === 0) begin();
      });
    });
    const settled = Promise.allSettled(rush);
    // After some of them, however long they take: on a busy machine a server that is killed by the clock has done nothing.
    await isEnough;
    const outage = random() < 0.6 ? undefined : outages[Math.floor(random() * outages.length)];
    if (outage === undefined) await teedesk.kill();
    else await strike(outage, { postgres, network, milliseconds: 300 });
    note(outage === undefined ? "killed" : `database: ${outage}`);
    for (const end of await settled) {
      done += 1;
      // Its statement found the database gone.
      if (end.status === "rejected") note("act: not begun");
      else {
        const { act, status } = end.value;
        note(`act: ${act} ${status ?? "cut off"}`);
        if (act === "outcome" || act === "promise") {
          calls.sent += status === null || status === 200 || status >= 500 ? 1 : 0;
          calls.told += status === 200 ? 1 : 0;
        }
      }
    }
    if (outage === undefined) {
      await findLeftovers(db);
      await passLeases(db);
      teedesk = await startTeedesk(env, teedesk.dataDir);
    } else {
      await db.end().catch(() => undefined);
      db = await connectTo(postgres.url);
      while (!(await fetch(`${teedesk.url}/readyz`)).ok) await pause(100);
    }
    const difference = await comparePromises(db, teedesk.url, sessions[1] ?? {});
    if (difference !== null) problems.push(`round ${round}: ${difference}`);
    const { rows: held } = await db.query<{ tee_time_id: number }>(settledCardsBySql);
    for (const { tee_time_id } of held)
      problems.push(`round ${round}: the card of ${tee_time_id} is open, and settled`);
  }
  const stored =
    Number(
      (await db.query("select count(*) from calls where outcome <> 'booked' and outcome <> 'done'")).rows[0].count,
    ) - before;
  if (stored < calls.told || stored > calls.sent)
    problems.push(`${stored} calls are stored, ${calls.told} were confirmed, ${calls.sent} sent`);
  for (const act of ["book", "close", "settle"])
    if (acts >= 500 && !counts.has(`act: ${act} 200`))
      problems.push(`no ${act} was confirmed, so that nothing is known of it`);
  problems.push(...(await claimProblems(db, teedesk.url, leads)));
  await db.query("begin isolation level repeatable read read only");
  problems.push(...(await booksProblems((statement) => db.query(statement))));
  await db.query("commit");
} catch (error) {
  problems.push(`${String(error)}\n${teedesk.output()}`);
} finally {
  await db.end();
  await teedesk.dispose();
  await network.close();
  await postgres.stop();
}

say(`\nWhat was seen in ${Math.round((Date.now() - started) / 1000)} s, ${done} acts:`);
for (const [what, count] of [...counts].sort(([one], [other]) => one.localeCompare(other)))
  say(`${String(count).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "Nothing that was promised is lost." : `Something is wrong. Repeat with SEED=${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
