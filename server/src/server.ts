import type { Server } from "node:net";
import { setFlagsFromString } from "node:v8";
import { DrizzleQueryError } from "drizzle-orm";
import { build } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { makeDataFolder } from "./config/dataFolder.ts";
import { projectPaths } from "./config/paths.ts";
import { connect } from "./db/connect.ts";
import type { Connection } from "./db/connection.ts";
import { openPostgres } from "./db/postgres.ts";
import { mayRewriteBooks } from "./db/serverRole.ts";
import { startDemoFeed } from "./demo/demoFeed.ts";
import { demoPassword, demoStaff } from "./demo/demoStaff.ts";
import { prepare } from "./demo/prepare.ts";
import { createCardCipher, keyInFolder } from "./platform/cardCipher.ts";
import { createClock } from "./platform/clock.ts";

// Else V8 lets garbage grow to three times what is alive: a long report would hold 80 MB of it (DECISION-13).
setFlagsFromString("--heap-growing-percent=70");

/** The number of tee times in a demo's year. */
const demoTeeTimes = 5200;

/** Connections to the replica: two reports at once, and two that look whether it has caught up. */
const replicaPool = 4;

const onLost = (error: Error) => console.error(`A database connection was lost: ${error.message}`);

try {
  await start(readConfig(process.env));
} catch (error) {
  // One line: whoever starts a server wants the reason, not our stack, nor a statement with its values.
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}

/** Where reports are read from besides the database; a replica that is away keeps no server from starting. */
async function openReplica({ readDatabaseUrl: url }: Config): Promise<Connection | null> {
  return url === null ? null : openPostgres({ url, poolSize: replicaPool, onLost, mayBeAway: true });
}

async function start(config: Config): Promise<void> {
  const clock = createClock(config.names.business_time_zone);
  makeDataFolder(config.dataDir);
  const cards = createCardCipher(config.cardKey ?? keyInFolder(config.dataDir));
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    onLost,
  });
  const replica = await openReplica(config);
  if (config.demo) console.log("Preparing the database; the first start fills it with demo data.");
  try {
    await prepare(connection, {
      cards,
      demo: config.demo ? { clock, cards, teeTimes: demoTeeTimes } : null,
      // A PostgreSQL server has an owner, who runs `npm run migrate`.
      migrates: config.databaseUrl === null || config.demo,
    });
    const app = await build({
      config,
      connection,
      replica,
      clock,
      cards,
      consoleFolder: projectPaths().console,
      writeLog: (line) => process.stdout.write(line),
    });
    if (config.isProduction && (await mayRewriteBooks(connection.db))) {
      app.log.warn("this server's role can rewrite the books: see SERVER_ROLE in docs/operations");
    }
    const feed = config.demo
      ? startDemoFeed(connection.db, clock, (err) => app.log.error({ err }, "demo feed failed"))
      : null;
    app.addHook("preClose", async () => feed?.stop());
    await app.listen({ host: config.host, port: config.port });
    stopOnSignal(() => app.close());
    announce(config, portOf(app.server.address(), config.port));
  } catch (error) {
    await Promise.all([connection.close(), replica?.close()]);
    throw error;
  }
}

function announce({ host, demo, secondFactor }: Config, port: number): void {
  const name = host === "127.0.0.1" || host === "::1" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  console.log(`Teedesk ready at http://${name}:${port}`);
  if (!demo) return;
  for (const { email, level } of demoStaff) console.log(`  ${email} (${level}), password ${demoPassword}`);
  if (secondFactor === "off") console.log("  No second factor is asked for (SECOND_FACTOR)");
}

/** The port the system chose when 0 was asked for. */
function portOf(address: ReturnType<Server["address"]>, asked: number): number {
  return typeof address === "object" && address !== null ? address.port : asked;
}

/** Longest wait for a clean stop, in milliseconds: service managers kill after 30 s or more. */
const longestStop = 25_000;

/** Stops accepting, lets requests finish, closes the database. A second signal does not wait. */
function stopOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
