import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { createFeedKey } from "../../server/src/features/feed/feedKeys.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { book, type Session, signIn } from "./agent.ts";
import { openBooks } from "./audit.ts";
import { randomFrom } from "./random.ts";
import type { Sent } from "./rush.ts";
import { settleAll } from "./settleAll.ts";
import { addAgents, openSlots, ordersAt, type Slot, slotsSoldTwice } from "./slots.ts";

/**
 * Part of `npm run faults`: agents on two servers book SLOTS slots of four (200), ten in a round, and cancel, move, change, confirm and hold
 * at random, while a feed sees the slots again and takes some away, and one of the servers is killed amidst it. It is restarted, every
 * booking is repeated with its key, and the books are audited. Whether a slot is sold twice is sampled all the time. SEED repeats the
 * choices of an earlier run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const seed = setting("SEED", Date.now() % 1_000_000);
const slotsAtOnce = 10;
const rounds = Math.ceil(setting("SLOTS", 200) / slotsAtOnce);
const bookings = 80;
const agents = 8;

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const postgres = await startPostgres();
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to sell slots on (apt-get install postgresql adds one).");
  process.exit();
}
const { url: databaseUrl, stop: stopPostgres } = postgres;
const env = {
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: "error",
  REQUEST_LIMIT: "0",
  SIGN_IN_LIMIT: "1000",
  // The survivor takes over what a killed server left, whose claims are not ended from outside.
  BOOKING_LEASE_SECONDS: "5",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const random = randomFrom(seed);
const pick = <T>(choices: readonly T[]): T => given(choices[Math.floor(random() * choices.length)]);
const problems: string[] = [];
const counts = new Map<string, number>();
const note = (what: string, count = 1) => counts.set(what, (counts.get(what) ?? 0) + count);

function given<T>(one: T | undefined): T {
  if (one === undefined) throw new Error("This never started.");
  return one;
}

type Call = readonly [method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object];

/** The status of a call; 0 where the connection broke. */
async function call(server: Teedesk, headers: Session, [method, path, body]: Call): Promise<number> {
  try {
    const response = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** Calls of an agent between two bookings, about a booking or a slot of the round. */
const acts: Readonly<Record<string, (id: number, slot: Slot) => Call>> = {
  cancel: (id) => ["GET", `tee_times/cancel/${id}`],
  move: (id, { play_date, play_time }) => ["PUT", "tee_times/update", { id, tee_time: { play_date, play_time } }],
  "change players": (id) => ["PUT", "tee_times/update", { id, tee_time: { players: pick([1, 2, 3, 4, 5]) } }],
  confirm: (id) => ["PUT", "tee_times/update", { id, tee_time: { confirmation: `TT-${id}` } }],
  hold: (_, { id }) => ["PUT", "fore_up_availability/seats/hold", { id, players: pick([1, 2, 4]) }],
  release: (_, { id }) => ["DELETE", `fore_up_availability/seats/hold/${id}`],
};

/** Sees slots again as free for up to four or as taken, until it is ended; each fourth time as a snapshot, which takes the others away. */
async function feed(server: Teedesk, key: string, slots: readonly Slot[], isEnded: () => boolean): Promise<void> {
  for (let times = 1; !isEnded(); times += 1) {
    const mode = times % 4 === 0 ? "snapshot" : "delta";
    const seen = slots.filter(() => random() < 0.7);
    const lines = seen.map(({ play_date: date, play_time: time }) => {
      const spots = [1, 2, 3, 4].slice(0, pick([0, 2, 4, 4, 4]));
      return JSON.stringify({ course_id: 1, date, time, spots });
    });
    const response = await fetch(`${server.url}/api/fore_up_availability/feed?mode=${mode}`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson", "x-feed-key": key },
      body: lines.join("\n"),
    });
    await response.text();
    note(`feed, ${mode}: ${response.status}`);
    if (response.status === 500) problems.push("a feed returned 500");
    await pause(100 * random());
  }
}

type Round = {
  readonly round: number;
  readonly servers: readonly [dying: Teedesk, surviving: Teedesk];
  readonly sessions: readonly Session[];
  readonly slots: readonly Slot[];
  readonly key: string;
};

/** Sells the slots of one round until one server is killed and the other has had every order that is left. */
async function sellAmidstKill({ round, servers, sessions, slots, key }: Round): Promise<readonly Sent[]> {
  const [dying, surviving] = servers;
  const waiting = [...ordersAt(slots, bookings, { kill: round, random, confirmed: true })];
  const last = Math.floor(random() * bookings * 0.8);
  const sent: Sent[] = [];
  const ids: number[] = [];
  const agent = async (session: Session, index: number): Promise<void> => {
    const server = given(servers[index % 2]);
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const before = await book(server.url, session, order);
      sent.push({ order, session, before });
      if (before.kind === "cut") return;
      if (before.kind === "booked") ids.push(before.tee_time_id);
      if (ids.length === 0 || random() < 0.4) continue;
      const what = pick(Object.keys(acts));
      const status = await call(server, session, given(acts[what])(pick(ids), pick(slots)));
      note(`${what}: ${status === 0 ? "cut off" : status}`);
      if (status === 500) problems.push(`round ${round}: ${what} returned 500`);
    }
  };
  let isEnded = false;
  const feeding = feed(surviving, key, slots, () => isEnded);
  const selling = Promise.all(sessions.map(agent));
  while (waiting.length > bookings - last) await pause(5);
  await dying.kill();
  await selling;
  isEnded = true;
  await feeding;
  return sent;
}

const started = Date.now();
let servers: readonly Teedesk[] = [];
const ended = new AbortController();
try {
  servers = [await startTeedesk(env), await startTeedesk(env)];
  const [db, sampler] = [new Client(databaseUrl), new Client(databaseUrl)];
  await Promise.all([db.connect(), sampler.connect()]);
  await openBooks(db, 0);
  const key = await createFeedKey(drizzle(db), "Collector");
  const slots = await openSlots(db, rounds * slotsAtOnce);
  const emails = await addAgents(db, agents);
  const sessions: Session[] = [];
  for (const email of emails) sessions.push(await signIn(given(servers[0]).url, email));
  const sampling = (async () => {
    for (; !ended.signal.aborted && problems.length === 0; await pause(20)) {
      problems.push(...(await slotsSoldTwice(sampler)));
      note("samples");
    }
  })();
  say(
    `SEED=${seed}: ${rounds * slotsAtOnce} slots, sold by ${agents} agents on two servers, one killed ${rounds} times`,
  );
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    const [dying, surviving] = [given(servers[round % 2]), given(servers[(round + 1) % 2])];
    const own = slots.slice((round - 1) * slotsAtOnce, round * slotsAtOnce);
    const sent = await sellAmidstKill({ round, servers: [dying, surviving], sessions, slots: own, key });
    const restarted = await startTeedesk(env, dying.dataDir);
    servers = round % 2 === 0 ? [restarted, surviving] : [surviving, restarted];
    const found = await settleAll({ db, url: restarted.url, sent, note });
    problems.push(...found.map((problem) => `round ${round}: ${problem}`));
    if (round % 5 === 0) say(`${round} kills, ${problems.length} violations`);
  }
  ended.abort();
  await sampling;
  problems.push(...(await slotsSoldTwice(db)));
  const deadlocks = "select deadlocks::int as count from pg_stat_database where datname = current_database()";
  note("deadlocks", (await db.query<{ count: number }>(deadlocks)).rows[0]?.count);
  const { rowCount } = await db.query("select from slot_holds where held_until > now() + interval '3 minutes'");
  if (rowCount !== 0) problems.push(`${rowCount} holds last longer than three minutes`);
  await Promise.all([db.end(), sampler.end()]);
} catch (error) {
  problems.push(`${String(error)}\n${servers.map((server) => server.output()).join("\n")}`);
} finally {
  ended.abort();
  for (const server of servers) await server.dispose();
  await stopPostgres();
}

say(`\nWhat was seen in ${Math.round((Date.now() - started) / 1000)} s:`);
for (const what of [...counts.keys()].sort()) say(`${String(counts.get(what)).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "No slot is sold twice, and the books are right." : `Repeat with SEED=${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
