import { hasFailover, startFailoverCluster } from "../support/failoverCluster.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { book, type Outcome, signIn } from "./agent.ts";
import { certificateOf, openBooks } from "./audit.ts";
import { type Order, ordersOf } from "./orders.ts";
import { connectTo } from "./outages.ts";
import { randomFrom } from "./random.ts";
import type { Sent } from "./rush.ts";
import { settleAll } from "./settleAll.ts";

/**
 * `npm run failover:drill`: kills the primary of two PostgreSQL nodes KILLS (20) times, amid 200 bookings a minute on two servers that reach it
 * through haproxy. Each booking is repeated with its key until its outcome is known, as the console does; none may be lost or made twice, and
 * none may wait longer than PATIENCE (30) seconds. SEED repeats an earlier run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [kills, patience] = [setting("KILLS", 20), setting("PATIENCE", 30)];
const seed = setting("SEED", Date.now() % 1_000_000);
const perMinute = 200;
/** Bookings of a kill, so that it is in the middle of them. */
const perKill = 60;

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

if (!hasFailover) {
  say(
    "SKIPPED: there is no pg_auto_failover here (apt-get install postgresql-15-auto-failover pg-auto-failover-cli haproxy).",
  );
  process.exit();
}

type Wait = { readonly seconds: number; readonly is503: boolean };

/** Sends a booking, and again with its key for as long as the console would, and measures the time without an outcome. */
async function finish(url: string, session: Record<string, string>, order: Order): Promise<Sent & Wait> {
  const started = performance.now();
  let is503 = false;
  for (;;) {
    const before: Outcome = await book(url, session, order);
    const seconds = (performance.now() - started) / 1000;
    const isKnown = before.kind === "booked" || before.kind === "refused";
    if (isKnown || seconds > 2 * patience) return { order, session, before, seconds, is503 };
    is503 ||= before.kind === "again" && before.status === 503;
    if (before.kind === "cut" || (before.kind === "again" && before.status !== 503))
      problems.push(`${order.key}: ${JSON.stringify(before)}`);
    await pause(500);
  }
}

const started = performance.now();
const cluster = await startFailoverCluster();
const servers: Teedesk[] = [];
const problems: string[] = [];
const counts = new Map<string, number>();
const note = (what: string, count = 1) => counts.set(what, (counts.get(what) ?? 0) + count);
const away: number[] = [];
const waits: number[] = [];

async function playKill(kill: number, session: Record<string, string>, random: () => number): Promise<void> {
  const orders = ordersOf(perKill, { kill, certificate: certificateOf(kill), random });
  const sending: Promise<Sent & Wait>[] = [];
  const selling = (async () => {
    for (const [index, order] of orders.entries()) {
      sending.push(finish(servers[index % servers.length]?.url ?? "", session, order));
      await pause(60_000 / perMinute);
    }
  })();
  await pause(2000 + random() * 3000);
  const killedAt = performance.now();
  const killed = await cluster.killPrimary();
  await cluster.promoted(killed);
  away.push((performance.now() - killedAt) / 1000);
  await selling;
  const sent = await Promise.all(sending);
  for (const { order, before, seconds, is503 } of sent) {
    if (is503) note("bookings that met a 503");
    if (seconds > patience) problems.push(`kill ${kill}: ${order.key} waited ${seconds.toFixed(1)} s: ${before.kind}`);
    waits.push(seconds);
  }
  await cluster.rejoin(killed);
  const db = await connectTo(cluster.url);
  const found = await settleAll({ db, url: servers[kill % servers.length]?.url ?? "", sent, note });
  problems.push(...found.map((problem) => `kill ${kill}: ${problem}`));
  await db.end();
}

try {
  const env = {
    DATABASE_URL: cluster.url,
    LOG_LEVEL: "silent",
    BOOKING_LEASE_SECONDS: process.env["BOOKING_LEASE_SECONDS"] ?? "20",
    REQUEST_LIMIT: "0",
    CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
  };
  for (let index = 0; index < 2; index += 1) servers.push(await startTeedesk(env));
  const books = await connectTo(cluster.url);
  await openBooks(books, kills);
  await books.end();
  const random = randomFrom(seed);
  const session = await signIn(servers[0]?.url ?? "");
  say(`SEED=${seed}: ${kills} kills of the primary amid ${perMinute} bookings a minute on two servers`);
  for (let kill = 1; kill <= kills && problems.length === 0; kill += 1) {
    await playKill(kill, session, random);
    say(
      `kill ${kill}: another primary after ${away.at(-1)?.toFixed(1)} s; the longest wait so far ${Math.max(...waits).toFixed(1)} s`,
    );
  }
} catch (error) {
  problems.push(`${String(error)}\n${servers.map((server) => server.output()).join("\n")}`);
} finally {
  for (const server of servers) await server.dispose();
  await cluster.stop();
}

say(`\nWhat was seen in ${Math.round((performance.now() - started) / 1000)} s:`);
for (const what of [...counts.keys()].sort()) say(`${String(counts.get(what)).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
say(
  problems.length === 0
    ? "The books are right."
    : `The books are wrong, or somebody waited too long. Repeat with SEED=${seed}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
