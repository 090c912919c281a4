import { randomUUID } from "node:crypto";
import { readContract } from "@teedesk/openapi/contract";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config/config.ts";
import { projectPaths } from "./config/paths.ts";
import { bindContract } from "./contract/bind.ts";
import { addFormBody } from "./contract/formBody.ts";
import { createLanes } from "./contract/lanes.ts";
import type { Connection } from "./db/connection.ts";
import { createReading } from "./db/reading.ts";
import { createHandlers } from "./handlers.ts";
import { endLeases, noJobs, startJobs } from "./jobs.ts";
import type { CardCipher } from "./platform/cardCipher.ts";
import type { Clock } from "./platform/clock.ts";
import { addAudit } from "./plugins/audit.ts";
import { addCompression } from "./plugins/compression.ts";
import { addConsole } from "./plugins/console.ts";
import { addErrors } from "./plugins/errors.ts";
import { addFeedBody } from "./plugins/feedBody.ts";
import { addImages } from "./plugins/images.ts";
import { addRequestLog, loggerOptions, type WriteLine } from "./plugins/log.ts";
import { addRequestMetrics, auditMetrics, createMetrics } from "./plugins/metrics.ts";
import { addMonitoring } from "./plugins/monitoring.ts";
import { addSecurity } from "./plugins/security.ts";
import { answerUnreadable, answerUnroutable } from "./plugins/unreadable.ts";
import { addReportBody } from "./plugins/violations.ts";
import { openPorts, type Ports } from "./ports/ports.ts";
import { createGuard } from "./session/guard.ts";
import { createPasswords, type PasswordCost } from "./session/passwords.ts";

export type BuildOptions = {
  readonly config: Config;
  /** An open, migrated database; closing the server closes it. */
  readonly connection: Connection;
  /** A streaming replica of it, for reports; closing the server closes it too. */
  readonly replica?: Connection | null;
  readonly clock: Clock;
  readonly cards: CardCipher;
  /** The cost of hashing a new password; tests spend less. */
  readonly passwordCost?: PasswordCost;
  /** Replaces systems outside this server, for tests. */
  readonly ports?: Partial<Ports>;
  /** The built console; null serves the API alone. */
  readonly consoleFolder: string | null;
  readonly writeLog: WriteLine;
};

/** The largest body in bytes: what the contract lets a booking carry fits, anything larger is somebody's mistake. */
const bodyLimit = 1024 * 1024;

/** Builds the server; the caller listens. Nothing happens when this module is imported. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { config, connection, clock, cards, consoleFolder, writeLog, replica = null } = options;
  const { db, presence } = connection;
  const app: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel, writeLog),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit,
    // A client that sends its request drop by drop must not hold a connection for ever.
    requestTimeout: 60_000,
    // A HEAD request would run a GET operation that sends mail.
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, app.log),
    frameworkErrors: answerUnroutable,
  });
  app.removeContentTypeParser("text/plain");
  addFormBody(app);
  app.decorateRequest("staff", null);
  app.decorateRequest("auditDetail", null);
  app.decorateRequest("auditPerson", null);
  app.decorateRequest("lockOut", null);
  app.decorateRequest("reportRun", null);

  const heartbeats = new Map<string, number>();
  const jobAges = () =>
    Object.fromEntries([...heartbeats].map(([job, last]) => [job, (performance.now() - last) / 1000]));
  const metrics = createMetrics({ ...connection, dataDir: config.dataDir, jobAges });
  addErrors(app);
  addFeedBody(app);
  addReportBody(app);
  addRequestLog(app);
  addRequestMetrics(app, metrics);
  addAudit(app, db, auditMetrics(metrics));
  await addCompression(app);
  await addSecurity(app, config);
  // After the limit of requests, which guesses at its token count against.
  addMonitoring(app, config);
  await addConsole(app, consoleFolder, config.names);
  addImages(app, db);
  app.get("/config.json", async () => config.names);

  const opened = await openPorts(config, connection);
  const ports: Ports = { ...opened, ...options.ports };
  // An embedded database is ours alone: whatever is leased was left by a process that died.
  if (config.databaseUrl === null) await endLeases(db);
  const onHeartbeat = (job: string) => void heartbeats.set(job, performance.now());
  const jobs = config.runsJobs
    ? startJobs({ db, presence, clock, config, cards, log: app.log, ports, onHeartbeat })
    : noJobs;
  presence.onChange((isThere) => {
    if (isThere) app.log.info("the database is back");
    else app.log.error("the database is away");
  });

  replica?.presence.onChange((isThere) => {
    if (isThere) app.log.info("the replica is back");
    else app.log.warn("the replica is away: reports are read from the primary");
  });

  let isStopping = false;
  const document = readContract(projectPaths().contract);
  const handlers = createHandlers({
    config,
    db,
    presence,
    clock,
    cards,
    passwords: createPasswords(options.passwordCost),
    log: app.log,
    metrics,
    document,
    ports,
    jobs,
    reading: createReading(connection, replica),
    isStopping: () => isStopping,
  });
  bindContract(app, {
    document,
    handlers,
    guard: createGuard({ db, config }),
    actsByGet: config.actsByGet,
    isProduction: config.isProduction,
    presence,
    lanes: createLanes(config.databasePool),
  });

  app.addHook("preClose", async () => {
    isStopping = true;
    await jobs.stop();
  });
  app.addHook("onClose", async () => {
    await opened.close();
    await Promise.all([connection.close(), replica?.close()]);
  });
  return app;
}
