import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.ts";
import { book, type Session, signIn } from "../faults/agent.ts";
import { certificateOf, openBooks } from "../faults/audit.ts";
import { ordersOf } from "../faults/orders.ts";
import { randomFrom } from "../faults/random.ts";
import type { Sent } from "../faults/rush.ts";
import { settleAll } from "../faults/settleAll.ts";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";

/**
 * `npm run rollout:drill`: two neighbouring versions on one database, as during a roll-out and a roll-back. `--from` names the older one;
 * the default is the previous commit.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const { from } = parseArgs({ options: { from: { type: "string", default: "HEAD~1" } } }).values;
const ordersOnEach = 40;

const say = (line: string) => process.stdout.write(`${line}\n`);
const inFolder = (cwd: string, program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
const buildServer = (folder: string) =>
  inFolder(folder, "npx", "vite", "build", "--config", "vite.server.config.ts", "--logLevel", "warn");

type Booked = { readonly problems: readonly string[]; readonly ids: readonly number[] };

/** Books on one version, repeats every order on the other, and compares what they return with each other and with the books. */
async function bookOn(server: Teedesk, other: Teedesk, { db, session, kill, older }: Round): Promise<Booked> {
  const orders = ordersOf(ordersOnEach, { kill, certificate: certificateOf(kill), random: randomFrom(kill) });
  const sent: Sent[] = [];
  for (const order of orders) sent.push({ order, session, before: await book(server.url, session, order) });
  const problems = [...(await settleAll({ db, url: other.url, sent, note: () => undefined }))];
  const ids = sent.flatMap(({ before }) => (before.kind === "booked" ? [before.tee_time_id] : []));
  if (ids.length === 0) problems.push("nothing was booked");
  for (const id of ids) {
    const [here, there] = [await show(server, session, id), await show(other, session, id)];
    // The newer version may add members, and drops none.
    const members = Object.keys(server === older ? here : there);
    const differing = members.filter((name) => JSON.stringify(here[name]) !== JSON.stringify(there[name]));
    if (differing.length > 0) problems.push(`tee time ${id} differs in ${differing.join(", ")}`);
  }
  return { problems, ids };
}

type Round = { readonly db: Client; readonly session: Session; readonly kill: number; readonly older: Teedesk };
type Shown = Readonly<Record<string, unknown>>;

const show = async ({ url }: Teedesk, session: Session, id: number): Promise<Shown> =>
  (await fetch(`${url}/api/tee_times/show/${id}`, { headers: session })).json();

/** Cancels on one version a tee time of the other. It ends a run, as the audit does not know cancelations. */
async function cancelOn(server: Teedesk, other: Teedesk, session: Session, id: number): Promise<readonly string[]> {
  const { status } = await fetch(`${server.url}/api/tee_times/cancel/${id}`, { headers: session });
  const { status: shown } = await show(other, session, id);
  return status === 200 && shown === "Canceled" ? [] : [`canceling tee time ${id}: ${status}, then ${String(shown)}`];
}

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
};
const db = new Client({ connectionString: postgres.url });
const running: Teedesk[] = [];
const start = async (where: string): Promise<Teedesk> => {
  const server = await startTeedesk(env, undefined, where);
  running.push(server);
  return server;
};
const problems: string[] = [];
try {
  const commit = inFolder(root, "git", "rev-parse", "--short", from);
  inFolder(root, "git", "worktree", "add", "--detach", previous, commit);
  inFolder(previous, "npm", "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--silent");
  buildServer(previous);
  buildServer(root);

  const older = await start(previous);
  await db.connect();
  await openBooks(db, 4);
  const session = await signIn(older.url);
  say(`${commit} serves`);
  execFileSync(process.execPath, ["server/dist/migrate.js"], { cwd: root, env: { ...process.env, ...env } });
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
  problems.push(...(await cancelOn(last, again, session, onOlder.ids[0] ?? 0)));
  problems.push(...(await cancelOn(again, last, session, onNewer.ids[0] ?? 0)));
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
