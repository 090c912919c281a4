import { availableParallelism, loadavg } from "node:os";
import { startPostgres } from "../../scripts/postgres.ts";
import { openNetwork } from "../support/cuttableNetwork.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { book, signIn } from "./agent.ts";
import { certificateOf, mailProblems, openBooks } from "./audit.ts";
import { waitForMail } from "./leftovers.ts";
import { ordersOf } from "./orders.ts";
import { connectTo, outages, strike, untilReady } from "./outages.ts";
import { randomFrom } from "./random.ts";
import type { Sent } from "./rush.ts";
import { settleAll } from "./settleAll.ts";

/**
 * Part of `npm run faults`: makes the database unavailable ROUNDS times (50) to two servers with CLIENTS (20) clients who book, brings it
 * back, repeats every request with its key, and audits the books and the mail: as no server is killed, each message is sent once. SEED
 * repeats an earlier run.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const [rounds, clients] = [setting("ROUNDS", 50), setting("CLIENTS", 20)];
const seed = setting("SEED", Date.now() % 1_000_000);
/** Milliseconds a refusal may take, and a server may need to serve again. */
const patience = 2000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Durable: acknowledged commits must survive an immediate stop.
const postgres = await startPostgres({ durable: true });
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here to take away (apt-get install postgresql adds one).");
  process.exit();
}
const network = await openNetwork(postgres.port);
const random = randomFrom(seed);
/** Slow enough that the database becomes unavailable while mail is being sent. */
const mailbox = await openMailbox(() => random() * 400);
const env = {
  DATABASE_URL: `postgres://teedesk@127.0.0.1:${network.port}/postgres`,
  LOG_LEVEL: "silent",
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Bookings <bookings@example.test>",
  // Work interrupted by an outage is soon free for others, as the claim of a running server is not ended from outside.
  BOOKING_LEASE_SECONDS: "5",
  REQUEST_LIMIT: "0",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const problems: string[] = [];
/** Operations that took too long. A busy machine explains them; nothing explains wrong books. */
const late: string[] = [];
const counts = new Map<string, number>();
const note = (what: string, count = 1) => counts.set(what, (counts.get(what) ?? 0) + count);
const slowest = { refusal: 0, booking: 0, return: 0 };

function given<T>(one: T | undefined): T {
  if (one === undefined) throw new Error("This never started.");
  return one;
}

async function playRound(round: number, servers: readonly Teedesk[], session: Record<string, string>) {
  const outage = given(outages[round % outages.length]);
  const waiting = [...ordersOf(clients * 6, { kill: round, certificate: certificateOf(round), random })];
  const sent: Sent[] = [];
  const client = async (url: string) => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const started = performance.now();
      const before = await book(url, session, order);
      const kind = before.kind === "again" && before.status === 503 ? "refusal" : "booking";
      slowest[kind] = Math.max(slowest[kind], performance.now() - started);
      sent.push({ order, session, before });
      if (before.kind === "cut" || (before.kind === "again" && before.status === 500)) {
        problems.push(`round ${round} (${outage}): ${order.key}: ${JSON.stringify(before)}`);
      }
      if (kind === "refusal") await pause(100);
    }
  };
  const booking = Promise.all(
    Array.from({ length: clients }, (_, index) => client(given(servers[index % servers.length]).url)),
  );
  await pause(random() * 300);
  await strike(outage, { postgres: given(postgres), network, milliseconds: 300 + random() * 700 });
  slowest.return = Math.max(slowest.return, ...(await Promise.all(servers.map(({ url }) => untilReady(url)))));
  await booking;
  note(outage);
  const db = await connectTo(given(postgres).url);
  const found = await settleAll({ db, url: given(servers[round % servers.length]).url, sent, note });
  problems.push(...found.map((problem) => `round ${round} (${outage}): ${problem}`));
  await db.end();
}

const started = Date.now();
const servers = [await startTeedesk(env), await startTeedesk(env)];
try {
  const books = await connectTo(given(postgres).url);
  await openBooks(books, rounds);
  await books.end();
  const session = await signIn(given(servers[0]).url);
  say(`SEED=${seed}: ${rounds} outages, each amidst the bookings of ${clients} clients on two servers`);
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    await playRound(round, servers, session);
    if (round % 10 === 0) say(`${round} outages, ${problems.length} violations`);
  }
  const db = await connectTo(given(postgres).url);
  await waitForMail(db);
  problems.push(...(await mailProblems(db, mailbox.mails)));
  await db.end();
  for (const [what, milliseconds] of Object.entries(slowest)) note(`slowest ${what}, ms`, Math.round(milliseconds));
  if (slowest.refusal > patience) late.push(`A refusal took ${Math.round(slowest.refusal)} ms.`);
  if (slowest.return > patience) late.push(`A server was ready only after ${Math.round(slowest.return)} ms.`);
} catch (error) {
  problems.push(`${String(error)}\n${servers.map((server) => server.output()).join("\n")}`);
} finally {
  for (const server of servers) await server.dispose();
  await mailbox.close();
  await network.close();
  await postgres.stop();
}

say(`\nWhat was seen in ${Math.round((Date.now() - started) / 1000)} s:`);
for (const what of [...counts.keys()].sort()) say(`${String(counts.get(what)).padStart(6)}  ${what}`);
for (const problem of problems) say(`VIOLATION ${problem}`);
for (const line of late)
  say(`LATE ${line} The load was ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`);
say(problems.length === 0 ? "The books are right." : `The books are wrong. Repeat with SEED=${seed}.`);
process.exitCode = problems.length + late.length === 0 ? 0 : 1;
