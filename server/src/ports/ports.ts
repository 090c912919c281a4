import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Connection } from "../db/connection.ts";
import { openPostgres } from "../db/postgres.ts";
import type { CourseSystem } from "./courseSystem.ts";
import type { Crm } from "./crm.ts";
import { createFileMailer } from "./fileMailer.ts";
import type { Mailer } from "./mailer.ts";
import type { PaymentGateway } from "./paymentGateway.ts";
import { sandboxCourseSystem } from "./sandboxCourseSystem.ts";
import { sandboxCrm } from "./sandboxCrm.ts";
import { createSandboxGateway } from "./sandboxGateway.ts";
import { createSmtpMailer } from "./smtpMailer.ts";

/** The systems outside this server that it calls. */
export type Ports = {
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  readonly crm: Crm;
  readonly courseSystem: CourseSystem;
};

/** The built-in adapters, and the mailer that the configuration names; `close` ends what they hold open. */
export async function openPorts(
  config: Config,
  connection: Connection,
): Promise<Ports & { close: () => Promise<void> }> {
  const ledger = await openLedger(config, connection);
  const mailer =
    config.smtpUrl === null
      ? createFileMailer({ folder: join(config.dataDir, "mail"), from: config.mailFrom })
      : createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
  return {
    gateway: createSandboxGateway(ledger.db),
    mailer,
    crm: sandboxCrm,
    courseSystem: sandboxCourseSystem,
    close: async () => {
      await mailer.close();
      await ledger.close();
    },
  };
}

/** The sandbox gateway's own connections. PGlite has only one, on which its calls run before and after our transactions. */
async function openLedger(config: Config, connection: Connection): Promise<Pick<Connection, "db" | "close">> {
  if (config.databaseUrl === null) return { db: connection.db, close: async () => {} };
  return openPostgres({ url: config.databaseUrl, poolSize: config.databasePool, onLost: () => {} });
}
