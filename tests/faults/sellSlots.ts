import { drizzle } from "drizzle-orm/node-postgres";
import { startPostgres } from "../../scripts/postgres.ts";
import { createFeedKey } from "../../server/src/features/feed/feedKeys.ts";
import { openNetwork } from "../support/cuttableNetwork.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { type Session, signIn } from "./agent.ts";
import { openBooks } from "./audit.ts";
import { connectTo, outages, strike, untilReady } from "./outages.ts";
import { randomFrom } from "./random.ts";
import { settleAll } from "./settleAll.ts";
import { slotsJudged, slotViolations, watchSlots } from "./slotGuard.ts";
import { sellDuringFault } from "./slotRush.ts";
import {
  addAgents,
  forgetSlots,
  lastingHolds,
  lateSlotsSoldTwice,
  openSlots,
  ordersAt,
  type Slot,
  slotsSoldTwice,
} from "./slots.ts";

/**
 * Part of `npm run faults`: agents on two servers book SLOTS slots of four (400), ten in a round, and cancel, undo, move, change, confirm,
 * take numbers back, tell courses, ask and hold by two forms at random, while a feed sees the slots again and takes some away. Three of each ten it sends only amidst their sale. Amidst it one of the servers is killed and restarted, or the database
 * becomes unavailable and comes back, in turns. Then every booking is repeated with its key, and the books are audited. Whether a slot is
 * sold twice is sampled all the time, and the database judges each sale and hold as it is committed. In the end the agents sign out, which has to end all holds. SEED repeats the choices of an earlier
 * run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const seed = setting("SEED", Date.now() % 1_000_000);
const slotsAtOnce = 10;
const rounds = Math.ceil(setting("SLOTS", 400) / slotsAtOnce);
const bookings = 80;
const agents = 8;

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Durable: acknowledged commits must survive an immediate stop.
const postgres = await startPostgres({ durable: true });
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to sell slots on (apt-get install postgresql adds one).");
  process.exit();
}
const network = await openNetwork(postgres.port);
const env = {
  DATABASE_URL: `postgres://teedesk@127.0.0.1:${network.port}/postgres`,
  LOG_LEVEL: "error",
  REQUEST_LIMIT: "0",
  SIGN_IN_LIMIT: "1000",
  // The survivor takes over what a killed server left, whose claims are not ended from outside.
  BOOKING_LEASE_SECONDS: "5",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const random = randomFrom(seed);
const pick = (choices: readonly number[]): number => given(choices[Math.floor(random() * choices.length)]);
const problems: string[] = [];
const counts = new Map<string, number>();
const note = (what: string, count = 1) => counts.set(what, (counts.get(what) ?? 0) + count);

function given<T>(one: T | undefined): T {
  if (one === undefined) throw new Error("This never started.");
  return one;
}

/** Whether a slot is sent only amidst its sale. */
const isLate = (_: Slot, index: number): boolean => index % slotsAtOnce >= 7;
/** The number of feeds of a round without these. */
const feedsBefore = 3;

/** Sees slots again as free for up to four or as taken, until it is ended; each fourth time as a snapshot, which takes the others away. */
async function feed(server: Teedesk, key: string, slots: readonly Slot[], isEnded: () => boolean): Promise<void> {
  for (let times = 1; !isEnded(); times += 1) {
    const mode = times % 4 === 0 ? "snapshot" : "delta";
    const known = slots.filter((slot, index) => times > feedsBefore || !isLate(slot, index));
    const seen = known.filter(() => random() < 0.7);
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

/** The faults, one a round: a killed server every other time, each outage of the database in turn. */
const faults = outages.flatMap((outage) => ["kill", outage] as const);

type Round = {
  readonly round: number;
  readonly servers: readonly [dying: Teedesk, surviving: Teedesk];
  readonly sessions: readonly Session[];
  readonly slots: readonly Slot[];
  readonly key: string;
};

/** Sells the slots of one round amidst its fault, and returns the orders and the servers that run then. */
async function sellRound({ round, servers: [dying, surviving], sessions, slots, key }: Round) {
  const fault = given(faults[(round - 1) % faults.length]);
  const isKill = fault === "kill";
  let isEnded = false;
  const feeding = feed(surviving, key, slots, () => isEnded);
  const { sent, problems: found } = await sellDuringFault({
    urls: [dying.url, surviving.url],
    sessions,
    slots,
    orders: ordersAt(slots, bookings, { kill: round, random, confirmed: true }),
    random,
    isKill,
    // Agents use up their orders while the database is unavailable.
    ordersBefore: Math.floor(random() * bookings * (isKill ? 0.8 : 0.5)),
    fault: isKill
      ? dying.kill
      : async () => {
          await strike(fault, { postgres: given(postgres), network, milliseconds: 300 + random() * 700 });
          await Promise.all([dying, surviving].map(({ url }) => untilReady(url)));
        },
    note,
  });
  isEnded = true;
  await feeding;
  note(`faults: ${fault}`);
  problems.push(...found.map((problem) => `round ${round} (${fault}): ${problem}`));
  return { sent, fault, restarted: isKill ? await startTeedesk(env, dying.dataDir) : dying };
}

/** The slots sold twice, by a connection of this moment. */
async function slotsSoldTwiceAt(url: string, last: number): Promise<readonly string[]> {
  const client = await connectTo(url);
  try {
    return [
      ...(await slotsSoldTwice(client, last)),
      ...(await lateSlotsSoldTwice(client, last)),
      ...(await slotViolations(client)),
    ];
  } finally {
    await client.end();
  }
}

const started = Date.now();
let servers: readonly Teedesk[] = [];
const ended = new AbortController();
try {
  servers = [await startTeedesk(env), await startTeedesk(env)];
  const setUp = await connectTo(postgres.url);
  await openBooks(setUp, 0);
  await watchSlots(setUp);
  const key = await createFeedKey(drizzle(setUp), "Collector");
  const slots = await openSlots(setUp, rounds * slotsAtOnce);
  const last = await forgetSlots(setUp, slots.filter(isLate));
  const emails = await addAgents(setUp, agents);
  await setUp.end();
  const sessions: Session[] = [];
  for (const email of emails) sessions.push(await signIn(given(servers[0]).url, email));
  const sampling = (async () => {
    for (; !ended.signal.aborted && problems.length === 0; await pause(20)) {
      // It has none amidst an outage; what was sold then is seen by the next one.
      const samples = await slotsSoldTwiceAt(postgres.url, last).catch(() => undefined);
      problems.push(...(samples ?? []));
      note(samples === undefined ? "samples, none amidst an outage" : "samples");
    }
  })();
  say(
    `SEED=${seed}: ${rounds * slotsAtOnce} slots, sold by ${agents} agents on two servers amidst ${rounds} kills and outages`,
  );
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    // Each server is killed in turn, in every other round.
    const at = Math.floor(round / 2) % 2;
    const [dying, surviving] = [given(servers[at]), given(servers[1 - at])];
    const own = slots.slice((round - 1) * slotsAtOnce, round * slotsAtOnce);
    const { sent, fault, restarted } = await sellRound({
      round,
      servers: [dying, surviving],
      sessions,
      slots: own,
      key,
    });
    servers = servers.with(at, restarted);
    const db = await connectTo(postgres.url);
    const found = await settleAll({ db, url: restarted.url, sent, note });
    problems.push(...found.map((problem) => `round ${round} (${fault}): ${problem}`));
    // An immediate stop forgets what was counted.
    const deadlocks =
      "select deadlocks::int as count, pg_stat_reset() from pg_stat_database where datname = current_database()";
    note("deadlocks", (await db.query<{ count: number }>(deadlocks)).rows[0]?.count);
    await db.end();
    if (round % 5 === 0) say(`${round} faults, ${problems.length} violations`);
  }
  ended.abort();
  await sampling;
  const db = await connectTo(postgres.url);
  const judged = await slotsJudged(db);
  note("sales judged as they were committed", judged.sales);
  note("holds judged as they were committed", judged.holds);
  problems.push(
    ...(await slotsSoldTwiceAt(postgres.url, last)),
    ...(await lastingHolds(db, given(servers[0]).url, sessions)),
  );
  const late = (await db.query("select from seen_late")).rows.length;
  note("slots first seen amidst their sale", late);
  // A run that broke off may have had none yet.
  if (problems.length === 0 && Math.min(judged.sales, judged.holds, late) === 0)
    problems.push("no sale, no hold or no slot first seen amidst its sale was judged");
  await db.end();
} catch (error) {
  problems.push(`${String(error)}\n${servers.map((server) => server.output()).join("\n")}`);
} finally {
  ended.abort();
  for (const server of servers) await server.dispose();
  await network.close();
  await postgres.stop();
}

say(`\nWhat was seen in ${Math.round((Date.now() - started) / 1000)} s:`);
for (const what of [...counts.keys()].sort()) say(`${String(counts.get(what)).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "No slot is sold twice, and the books are right." : `Repeat with SEED=${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
