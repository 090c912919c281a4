import { timesForMove } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { booksProblems } from "../../server/src/sales/books/checkBooks.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { book, type Session, settle, signIn } from "./agent.ts";
import { waitForMail, waitForQuiet } from "./leftovers.ts";
import { type Order, ordersOf } from "./orders.ts";
import { randomFrom } from "./random.ts";

/**
 * Part of `npm run faults`: a course with BOOKINGS (300) closes on a server that is killed KILLS (20) times meanwhile, while the gateway refuses
 * a twentieth of the refunds. Each booking has to be canceled and refunded once, or listed as failed and succeed when it is tried again, so
 * that the ledger ends with the plan's total; a fifth are moved, each once. SEED repeats an earlier run.
 */
type Wire = components["schemas"];

const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [bookings, kills] = [setting("BOOKINGS", 300), setting("KILLS", 20)];
const seed = setting("SEED", Date.now() % 1_000_000);

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const postgres = await startPostgres();
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to kill a server on (apt-get install postgresql adds one).");
  process.exit();
}
const env = {
  DATABASE_URL: postgres.url,
  LOG_LEVEL: "fatal",
  REQUEST_LIMIT: "0",
  BOOKING_LEASE_SECONDS: "5",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const random = randomFrom(seed);
const problems: string[] = [];

const playDay = new Date(Date.now() + 170 * 86_400_000).toISOString().slice(0, 10);
const hours = { course_id: 1, start_date: playDay, start_time: "00:00", end_date: playDay, end_time: "23:59" };

/** Bookings of the day that closes; a third have the course's own confirmation, so that its system releases them. */
const ordersOfDay = (count: number, kill: number): readonly Order[] =>
  ordersOf(count, { kill, certificate: "CLOSURE-1", random }).map((order, index) => {
    const confirmation = index % 3 === 0 ? `TT-${order.key}` : "";
    const tee_time = { ...order.booking.tee_time, play_date: playDay, confirmation };
    return { ...order, booking: { ...order.booking, tee_time } };
  });

async function call<Answer>(url: string, session: Session, path: string, body?: object): Promise<Answer> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`${url}${path}`, {
    headers: { ...session, "content-type": "application/json" },
    ...sent,
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

const rules: Readonly<Record<string, string>> = {
  "a booking that is done is canceled or moved, and one that failed says why": `select r.tee_time_id, r.state, r.note from closure_run_rows r
    join tee_times t on t.id = r.tee_time_id
    where not case r.state when 'done' then r.note = '' and case r.act when 'cancel' then t.canceled_at is not null
      else t.canceled_at is null and (t.play_date, t.play_time, t.confirmation) = (r.to_date, r.to_time, 'INTERNAL') end when 'failed' then r.note <> '' else false end`,
  "a booking is canceled once": `select tee_time_id from cancelations where state = 'done' and cancel group by 1 having count(*) > 1`,
  "the gateway has refunded what the page states": `select r.tee_time_id, r.refunded_amount, sum(g.amount) from closure_run_rows r
    join tee_times t on t.id = r.tee_time_id join transaction_records s on s.id = t.transaction_record_id
    left join sandbox_gateway.refunds g on g.payment_id = s.payment_id and g.refund_id is not null
    group by 1, 2 having coalesce(sum(g.amount), 0) <> r.refunded_amount`,
  "the ledger has what the page states": `select r.tee_time_id, r.refunded_amount, sum(back.total) from closure_run_rows r
    join tee_times t on t.id = r.tee_time_id left join transaction_records back on back.refunded_record_id = t.transaction_record_id
    group by 1, 2 having coalesce(-sum(back.total), 0) <> r.refunded_amount`,
  "the certificate has paid what its standing bookings used": `select c.raw_balance from gift_certificates c
    where c.serial = 'CLOSURE-1' and c.raw_balance <> 10000000 - (select coalesce(sum(gift_certificate_amount_cents), 0) from tee_times
      where gift_certificate_id = c.id and canceled_at is null)`,
  "each receipt and each mail of a cancelation is sent once": `select record_id, recipient, subject from mail_outbox
    join closure_run_rows on tee_time_id = record_id where entity = 'tee_time'
    group by 1, 2, 3, act having count(*) > case act when 'move' then 2 else 1 end`,
  "a tee time is not sold twice": `select s.id from fore_up_availabilities s join tee_times t on t.golf_course_id = s.golf_course_id
    and t.play_date = s.available_date and t.play_time = s.available_time where t.canceled_at is null
    group by s.id having sum(t.players) > 20`,
  "each canceled booking has its mails": `select t.id, count(m.id) from tee_times t join closure_run_rows r on r.tee_time_id = t.id
    left join mail_outbox m on m.entity = 'tee_time' and m.record_id = t.id and m.created_at >= r.created_at
    where t.canceled_at is not null group by t.id having count(m.id) < 2`,
};

async function audit(db: Client): Promise<void> {
  for (const [rule, query] of Object.entries(rules)) {
    const broken = (await db.query(query)).rows;
    if (broken.length > 0)
      problems.push(`${rule}: ${broken.length} times not, as ${JSON.stringify(broken.slice(0, 3))}`);
  }
  await db.query("begin isolation level repeatable read read only");
  problems.push(...(await booksProblems((statement) => db.query(statement))));
  await db.query("commit");
}

/** A row for each fact that a second run may not change. */
const facts = `select (select count(*) from cancelations) as cancelations, (select count(*) from transaction_records) as records,
  (select count(*) from sandbox_gateway.refunds) as refunds, (select count(*) from mail_outbox) as mails`;

const expectEqual = (what: string, one: unknown, other: unknown) => {
  if (JSON.stringify(one) !== JSON.stringify(other))
    problems.push(`${what}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`);
};

const started = Date.now();
let server = await startTeedesk(env);
const db = new Client({ connectionString: postgres.url });
try {
  await db.connect();
  await db.query(
    `with sold as (insert into gift_certificates (serial, raw_balance) values ('CLOSURE-1', 10000000) returning id, raw_balance)
     insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', raw_balance from sold`,
  );
  const admin = await signIn(server.url, "admin@teedesk.test");
  say(`SEED=${seed}: a course with ${bookings} bookings closes, ${kills} kills`);
  let booked = 0;
  for (let round = 1; booked < bookings; round += 1) {
    const orders = ordersOfDay(Math.min(20, bookings - booked), round);
    const outcomes = await Promise.all(orders.map((order) => settle(server.url, admin, order)));
    booked += outcomes.filter(({ kind }) => kind === "booked").length;
  }
  await waitForQuiet(db);
  await db.query(
    `insert into fore_up_availabilities (golf_course_id, available_date, available_time, spots, scraped_at)
     select 1, $1::date + 1, to_char(time '06:00' + make_interval(mins => 10 * n), 'HH24:MI'), array(select generate_series(1, 20)), now()
     from generate_series(0, 71) n`,
    [playDay],
  );
  const closed = await call<Wire["ClosurePlan"]>(
    server.url,
    admin,
    `/api/closures/plan?${new URLSearchParams(Object.entries(hours).map(([name, value]) => [name, String(value)]))}`,
  );
  expectEqual("bookings of the plan", closed.bookings.length, booked);
  const chosen = closed.bookings.map((booking, index) => {
    const { tee_time_id, lock_version, refund_amount } = booking;
    // Spread over the free times: the nearest to each booking are the same few, which would be full.
    const free = closed.times[Math.floor(index / 5) % closed.times.length];
    const [time] = index % 5 === 4 && free ? timesForMove(booking, [free], 1) : [];
    const act = time === undefined ? ("cancel" as const) : ("move" as const);
    const to = time && { play_date: time.play_date, play_time: time.play_time };
    return { tee_time_id, lock_version, refund_amount, act, ...(to && { to }) };
  });
  const canceled = chosen.filter(({ act }) => act === "cancel");
  const planned = canceled.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
  const spoiled = await db.query<{ id: number }>(
    `update sandbox_gateway.payments p set amount = -amount from (select t.id, r.payment_id from tee_times t
       join transaction_records r on r.id = t.transaction_record_id
       where t.id = any($1) and r.payment_id is not null order by md5(t.folio) limit $2) as chosen
     where p.payment_id = chosen.payment_id returning chosen.id`,
    [canceled.map(({ tee_time_id }) => tee_time_id), Math.ceil(bookings / 20)],
  );
  const request = { hours, bookings: chosen };
  const { closure } = await call<Wire["ClosureRun"]>(server.url, admin, "/api/closures", request);
  const show = () => call<Wire["ClosureRun"]>(server.url, admin, `/api/closures/show/${closure.id}`);

  /** Waits until so many bookings are done, or the closure is: each kill is amid them, however fast the machine is. */
  const moreDone = async (count: number): Promise<void> => {
    for (;;) {
      const { closure: now } = await show();
      if (now.done >= count || now.state === "done") return;
      await pause(20);
    }
  };
  let [killed, refused, before] = [0, 0, -1];
  for (; killed < kills; killed += 1) {
    const { closure: now } = await show();
    if (now.state === "done") break;
    if (now.done < before) problems.push(`${now.done} are done, after ${before} were`);
    before = now.done;
    const [late] = ordersOfDay(1, 1000 + killed);
    const [outcome] = await Promise.all([
      late === undefined ? null : book(server.url, admin, late),
      moreDone(before + 1 + Math.floor(random() * (bookings / kills / 2))).then(() => server.kill()),
    ]);
    if (outcome?.kind === "refused") refused += 1;
    if (outcome?.kind === "booked") problems.push("a booking was made inside while the course was being closed");
    server = await startTeedesk(env, server.dataDir);
  }
  expectEqual("kills", killed, kills);
  say(`${killed} kills, the last after ${before} bookings; ${refused} bookings inside were refused`);

  const settled = async (): Promise<Wire["ClosureRun"]> => {
    for (const begun = Date.now(); ; await pause(200)) {
      const run = await show();
      if (run.closure.state === "done") return run;
      if (Date.now() - begun > 240_000) throw new Error(`The closure is still running: ${JSON.stringify(run.closure)}`);
    }
  };
  const first = await settled();
  await waitForMail(db);
  const failedIds = first.bookings.filter(({ state }) => state === "failed").map(({ tee_time_id }) => tee_time_id);
  const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  expectEqual("failed bookings", inOrder(failedIds), inOrder(spoiled.rows.map(({ id }) => id)));
  const moved = first.bookings.filter(({ act, state }) => act === "move" && state === "done");
  expectEqual("moved bookings", moved.length, chosen.length - canceled.length);
  const owed = first.bookings.filter(({ state }) => state === "failed");
  const left = owed.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
  expectEqual("cents refunded without those that failed", first.closure.refunded_amount, planned - left);
  await audit(db);
  say(
    `${first.closure.done} done (${moved.length} moved), ${first.closure.failed} failed, ${first.closure.refunded_amount} of ${planned} cents refunded`,
  );

  await db.query("update sandbox_gateway.payments set amount = -amount where amount < 0");
  await call(server.url, admin, `/api/closures/retry/${closure.id}`, {});
  const second = await settled();
  await waitForMail(db);
  expectEqual("the closure tried again", [second.closure.failed, second.closure.refunded_amount], [0, planned]);
  await audit(db);
  const [known] = (await db.query(facts)).rows;
  await call(server.url, admin, `/api/closures/retry/${closure.id}`, {});
  const again = await fetch(`${server.url}/api/closures`, {
    method: "POST",
    headers: { ...admin, "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  expectEqual("the same plan begun again", again.status, 409);
  await settled();
  expectEqual("after running it again", (await db.query(facts)).rows[0], known);
} catch (error) {
  problems.push(`${String(error)}\n${server.output()}`);
} finally {
  await db.end();
  await server.dispose();
  await postgres.stop();
}

say(`\n${Math.round((Date.now() - started) / 1000)} s`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "The books are right." : `The books are wrong. Repeat with SEED=${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
