import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { booksProblems } from "../../server/src/sales/books/checkBooks.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { book, type Session, settle, signIn } from "./agent.ts";
import { findLeftovers, waitForQuiet } from "./leftovers.ts";
import { type Order, ordersOf } from "./orders.ts";
import { randomFrom } from "./random.ts";

/**
 * Part of `npm run faults`: UNDOS (1000) bookings are undone at random moments around the one at which their cards are charged, on two servers,
 * one of which is killed amidst each BATCH (25) of them. Each payment has to be captured or voided, never both and never refunded, each
 * certificate whole and each slot free after an undo. SEED repeats an earlier run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [undos, batch] = [setting("UNDOS", 1000), setting("BATCH", 25)];
const seed = setting("SEED", Date.now() % 1_000_000);
/** Seconds until a card is charged, and milliseconds after the booking until which it is undone. */
const [undoSeconds, patience] = [3, 3600];

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const postgres = await startPostgres();
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to kill a server on (apt-get install postgresql adds one).");
  process.exit();
}
const env = {
  DATABASE_URL: postgres.url,
  LOG_LEVEL: "error",
  REQUEST_LIMIT: "0",
  UNDO_SECONDS: String(undoSeconds),
  BOOKING_LEASE_SECONDS: "5",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const random = randomFrom(seed);
const problems: string[] = [];
const counts = new Map<string, number>();
const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** Undoes a booking once; null when the connection broke. */
async function undo(url: string, session: Session, id: number): Promise<number | null> {
  try {
    const headers = { ...session, "content-type": "application/json" };
    const response = await fetch(`${url}/api/tee_times/undo`, {
      method: "POST",
      headers,
      body: JSON.stringify({ id }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

type Undone = { readonly id: number; readonly status: number };

/** Books on the server that dies, undoes there or on the other, and repeats both on the other until they are settled. */
async function bookAndUndo(urls: readonly [string, string], session: Session, order: Order): Promise<Undone | null> {
  const [dying, other] = urls;
  await pause(random() * 1000);
  await book(dying, session, order);
  const booked = await settle(other, session, order);
  if (booked.kind !== "booked") return null;
  await pause(random() ** 2 * patience);
  const first = await undo(random() < 0.5 ? dying : other, session, booked.tee_time_id);
  for (let status = first; ; status = await undo(other, session, booked.tee_time_id)) {
    if (status === 200 || status === 409) return { id: booked.tee_time_id, status };
    if (status !== null && status !== 503) throw new Error(`The undo of ${booked.tee_time_id} returned ${status}.`);
    await pause(50);
  }
}

const rules: Readonly<Record<string, string>> = {
  "a payment is voided of an undone booking, else captured": `select t.id, t.is_undone, p.state, i.state as intent from tee_times t
    join transaction_records r on r.id = t.transaction_record_id join sandbox_gateway.payments p on p.payment_id = r.payment_id
    join payment_intents i on i.tee_time_id = t.id
    where t.folio like 'kill-%' and (p.state <> i.state or p.state <> case when t.is_undone then 'voided' else 'captured' end)`,
  "nothing is refunded": `select r.reference from sandbox_gateway.refunds r join transaction_records s on s.payment_id = r.payment_id
    join tee_times t on t.transaction_record_id = s.id where t.folio like 'kill-%'`,
  "an authorisation of no booking is voided": `select reference, state from sandbox_gateway.payments where state = 'authorised'`,
  "an undone booking gives its seats back, and no other does": `select t.id, t.is_undone from tee_times t
    cross join lateral seats_at(t.golf_course_id, t.play_date, t.play_time) as seats
    where t.folio like 'kill-%' and t.is_undone =
      exists (select from jsonb_array_elements(seats -> 'standing') as standing where (standing ->> 'id')::integer = t.id)`,
  "a certificate has paid what its standing bookings used": `select c.serial, c.raw_balance from gift_certificates c
    where c.serial like 'UNDO-%' and c.raw_balance <> 40000 - (select coalesce(sum(gift_certificate_amount_cents), 0) from tee_times
      where gift_certificate_id = c.id and not is_undone)`,
};

async function audit(db: Client, all: readonly Undone[]): Promise<void> {
  const { rows } = await db.query<{ id: number; is_undone: boolean }>(
    "select id, is_undone from tee_times where folio like 'kill-%'",
  );
  const stored = new Map(rows.map(({ id, is_undone }) => [id, is_undone]));
  for (const { id, status } of all)
    if (stored.get(id) !== (status === 200))
      problems.push(`tee time ${id} returned ${status}, is undone: ${stored.get(id)}`);
  if (stored.size !== all.length) problems.push(`${stored.size} tee times of ${all.length} bookings`);
  for (const [rule, query] of Object.entries(rules)) {
    const broken = (await db.query(query)).rows;
    if (broken.length > 0)
      problems.push(`${rule}: ${broken.length} times not, as ${JSON.stringify(broken.slice(0, 3))}`);
  }
  await db.query("begin isolation level repeatable read read only");
  problems.push(...(await booksProblems((statement) => db.query(statement))));
  await db.query("commit");
}

const started = Date.now();
let dying = await startTeedesk(env);
const other = await startTeedesk(env);
const db = new Client({ connectionString: postgres.url });
const all: Undone[] = [];
try {
  await db.connect();
  const session = await signIn(other.url);
  say(`SEED=${seed}: ${undos} bookings, undone within ${patience / 1000} s, charged after ${undoSeconds} s`);
  for (let round = 1; all.length < undos && problems.length === 0; round += 1) {
    const certificate = `UNDO-${round}`;
    await db.query(
      `with sold as (insert into gift_certificates (serial, raw_balance) values ($1, 40000) returning id, raw_balance)
       insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', raw_balance from sold`,
      [certificate],
    );
    const orders = ordersOf(batch, { kill: round, certificate, random });
    const acts = orders.map((order) => bookAndUndo([dying.url, other.url], session, order));
    const settled = Promise.allSettled(acts);
    await pause(random() * (patience + 1000));
    await dying.kill();
    for (const end of await settled) {
      if (end.status === "rejected") problems.push(String(end.reason));
      else if (end.value !== null) {
        all.push(end.value);
        note(end.value.status === 200 ? "undone" : "too late: charged");
      } else note("refused");
    }
    dying = await startTeedesk(env, dying.dataDir);
    if (round % 10 === 0) say(`${all.length} bookings, ${problems.length} violations`);
  }
  await waitForQuiet(db);
  // A lease of a killed server's capture or void lasts a minute.
  if ((await db.query("select from payment_intents where state not in ('captured', 'voided')")).rows.length > 0) {
    await dying.kill();
    await other.kill();
    await findLeftovers(db);
    await db.query("update payment_intents set lease_until = now()");
    dying = await startTeedesk(env, dying.dataDir);
    await waitForQuiet(db);
  }
  await audit(db, all);
} catch (error) {
  problems.push(`${String(error)}\n${dying.output()}`);
} finally {
  await db.end();
  await Promise.all([dying.dispose(), other.dispose()]);
  await postgres.stop();
}

say(`\nWhat was seen in ${Math.round((Date.now() - started) / 1000)} s:`);
for (const [what, count] of counts) say(`${String(count).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "The books are right." : `The books are wrong. Repeat with SEED=${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
