import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { booksProblems } from "../../server/src/sales/books/checkBooks.ts";
import { book, type Session, signIn } from "../faults/agent.ts";
import { certificateOf, openBooks } from "../faults/audit.ts";
import { waitForQuiet } from "../faults/leftovers.ts";
import { ordersOf } from "../faults/orders.ts";
import { randomFrom } from "../faults/random.ts";
import type { Sent } from "../faults/rush.ts";
import { settleAll } from "../faults/settleAll.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { actOn, show, spareKill } from "./rolloutActs.ts";

/**
 * `npm run rollout:drill`: two neighbouring versions on one database, as during a roll-out and a roll-back. Both serve as SERVER_ROLE, to which
 * the database refuses more than to the owner. `--from` names the older one; the default is the previous commit.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const { from } = parseArgs({ options: { from: { type: "string", default: "HEAD~1" } } }).values;
const ordersOnEach = 40;

const say = (line: string) => process.stdout.write(`${line}\n`);
const inFolder = (cwd: string, program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
/** Builds a server and the contract that it reads. */
const buildServer = (folder: string) => {
  inFolder(folder, "npm", "run", "--silent", "--if-present", "contract");
  inFolder(folder, "npx", "vite", "build", "--config", "vite.server.config.ts", "--logLevel", "warn");
};

/** `withoutClubs` are those of `ids` that rent none. */
type Booked = Readonly<Record<"ids" | "withoutClubs", readonly number[]>> & { readonly problems: readonly string[] };

/** Books on one version, repeats every order on the other, and compares what they return with each other and with the books. */
async function bookOn(server: Teedesk, other: Teedesk, { db, session, kill, older }: Round): Promise<Booked> {
  const orders = ordersOf(ordersOnEach, { kill, certificate: certificateOf(kill), random: randomFrom(kill) });
  const sent: Sent[] = [];
  for (const order of orders) sent.push({ order, session, before: await book(server.url, session, order) });
  const problems = [...(await settleAll({ db, url: other.url, sent, note: () => undefined }))];
  const bookedBy = (requests: readonly Sent[]) =>
    requests.flatMap(({ before }) => (before.kind === "booked" ? [before.tee_time_id] : []));
  const ids = bookedBy(sent);
  if (ids.length === 0) problems.push("nothing was booked");
  for (const id of ids) {
    const [here, there] = [await show(server, session, id), await show(other, session, id)];
    // The newer version may add members, and drops none.
    const members = Object.keys(server === older ? here : there);
    const differing = members.filter((name) => JSON.stringify(here[name]) !== JSON.stringify(there[name]));
    if (differing.length > 0) problems.push(`tee time ${id} differs in ${differing.join(", ")}`);
  }
  return { problems, ids, withoutClubs: bookedBy(sent.filter(({ order }) => !order.booking.rental_clubs?.length)) };
}

type Round = { readonly db: Client; readonly session: Session; readonly kill: number; readonly older: Teedesk };

const postgres = await startPostgres();
if (postgres === undefined) {
  say("SKIPPED: there is no PostgreSQL here (apt-get install postgresql adds one).");
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), "teedesk-previous-"));
const previous = join(folder, "teedesk");
const env = {
  DATABASE_URL: postgres.url,
  LOG_LEVEL: "error",
  REQUEST_LIMIT: "0",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
  // An agent's refund above the standard one waits for consent.
  AGENT_REFUND_LIMIT: "0",
};
const role = "teedesk_server";
const asRole = { ...env, DATABASE_URL: postgres.url.replace("//teedesk@", `//${role}@`) };
const db = new Client({ connectionString: postgres.url });
const running: Teedesk[] = [];
const start = async (where: string, as: typeof env = asRole): Promise<Teedesk> => {
  const server = await startTeedesk(as, undefined, where);
  running.push(server);
  return server;
};
/** Migrates as the owner, and gives the role its rights. */
const migrate = (where: string) =>
  execFileSync(process.execPath, ["server/dist/migrate.js"], {
    cwd: where,
    env: { ...process.env, ...env, SERVER_ROLE: role },
  });
const problems: string[] = [];
try {
  const commit = inFolder(root, "git", "rev-parse", "--short", from);
  inFolder(root, "git", "worktree", "add", "--detach", previous, commit);
  inFolder(previous, "npm", "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--silent");
  buildServer(previous);
  buildServer(root);

  await db.connect();
  await db.query(`create role ${role} login`);
  // The owner alone may fill the database with a past.
  await (await start(previous, env)).stop();
  migrate(previous);
  const older = await start(previous);
  await openBooks(db, spareKill);
  const session = await signIn(older.url);
  const admin = await signIn(older.url, "admin@teedesk.test");
  say(`${commit} serves as ${role}`);
  migrate(root);
  const newer = await start(root);
  say("migrated, and this version serves beside it");
  for (const [kill, server, other] of [[1, older, newer] as const, [2, newer, older] as const]) {
    problems.push(...(await bookOn(server, other, { db, session, kill, older })).problems);
  }

  await older.stop();
  const again = await start(previous);
  await newer.stop();
  say(`back on ${commit}`);
  const last = await start(root);
  const onOlder = await bookOn(again, last, { db, session, kill: 3, older: again });
  const onNewer = await bookOn(last, again, { db, session, kill: 4, older: again });
  problems.push(...onOlder.problems, ...onNewer.problems);
  problems.push(...(await actOn(last, again, { ...onOlder, session, admin })));
  problems.push(...(await actOn(again, last, { ...onNewer, session, admin })));
  await waitForQuiet(db);
  await db.query("begin isolation level repeatable read read only");
  problems.push(...(await booksProblems((statement) => db.query(statement))));
  await db.query("commit");
} catch (error) {
  problems.push(`${String(error)}\n${running.map((server) => server.output()).join("\n")}`);
} finally {
  for (const server of running) await server.dispose();
  await db.end();
  await postgres.stop();
  inFolder(root, "git", "worktree", "remove", "--force", previous);
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) say(`VIOLATION ${problem}`);
say(problems.length === 0 ? "Both versions serve side by side. The books are right." : "They are not compatible.");
process.exitCode = problems.length === 0 ? 0 : 1;
