import { statfs } from "node:fs/promises";
import { and, eq, isNotNull, isNull, not } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Connection } from "../db/connection.ts";
import { cancelations, mailOutbox, paymentIntents } from "../db/schema/index.ts";
import { isToSettle } from "../payments/intents.ts";
import type { AuditFact } from "../platform/audit/recordAudit.ts";
import { isOver } from "../platform/leases.ts";

/** A state that is read with the metrics; by its label where it has one, else under "". */
type State = {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  readonly read: () => Promise<Readonly<Record<string, number>>> | Readonly<Record<string, number>>;
};

export type MetricSources = Pick<Connection, "db" | "presence" | "poolUse"> & {
  readonly dataDir: string;
  /** Seconds since each job last succeeded, or since it was started. */
  readonly jobAges: () => Readonly<Record<string, number>>;
};

/** The metrics of one server. */
export function createMetrics(sources: MetricSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, label, read } of statesOf(sources)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        for (const [value, count] of Object.entries(await read())) {
          if (label === undefined) gauge.set(count);
          else gauge.set({ [label]: value }, count);
        }
      },
    });
  }
  return registry;
}

function statesOf({ db, presence, poolUse, dataDir, jobAges }: MetricSources): readonly State[] {
  const whileThere =
    (read: State["read"]): State["read"] =>
    () =>
      presence.isThere() ? read() : {};
  return [
    {
      name: "teedesk_database_up",
      help: "1 while the database is reachable, else 0.",
      read: () => ({ "": presence.isThere() ? 1 : 0 }),
    },
    {
      name: "teedesk_database_connections",
      help: "Database connections in the pool (total, idle), and requests waiting for one.",
      label: "state",
      read: poolUse,
    },
    {
      name: "teedesk_mail_waiting",
      help: "E-mails in the outbox that have not been sent yet.",
      read: whileThere(async () => ({
        "": await db.$count(mailOutbox, and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at))),
      })),
    },
    {
      name: "teedesk_mail_failed",
      help: "E-mails that could not be delivered and have not been sent again.",
      read: whileThere(async () => ({
        "": await db.$count(mailOutbox, and(isNull(mailOutbox.sent_at), isNotNull(mailOutbox.failed_at))),
      })),
    },
    {
      name: "teedesk_money_unsettled",
      help: "Cancelations (asking, agreed) and payments (owned and due, capturing and not refused, voiding) waiting for an external system; recovery keeps retrying.",
      label: "state",
      read: whileThere(async () => ({
        asking: await db.$count(cancelations, eq(cancelations.state, "asking")),
        agreed: await db.$count(cancelations, eq(cancelations.state, "agreed")),
        owned: await db.$count(
          paymentIntents,
          and(eq(paymentIntents.state, "owned"), isOver(paymentIntents.lease_until)),
        ),
        // A refused one is for staff to settle, not for operations (DECISION-55).
        capturing: await db.$count(paymentIntents, and(eq(paymentIntents.state, "capturing"), not(isToSettle))),
        voiding: await db.$count(paymentIntents, eq(paymentIntents.state, "voiding")),
      })),
    },
    {
      name: "teedesk_job_age_seconds",
      help: "Seconds since a background job last succeeded, or since the server started.",
      label: "task",
      read: jobAges,
    },
    {
      name: "teedesk_disk_bytes",
      help: "Disk space where DATA_DIR is, in bytes: free for this process, and total.",
      label: "space",
      async read() {
        // An unreadable folder must not hide the other metrics.
        const disk = await statfs(dataDir).catch(() => null);
        return disk === null ? {} : { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
      },
    },
  ];
}

/** 2xx to 5xx: a series for every status would be too many to read. */
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/**
 * By operation there are two series: 2xx, which counts redirects and unchanged pages (3xx) too, as they succeeded, and 5xx.
 * Refusals (4xx) are counted for all operations together, with the durations: a third series for each of 150 operations would
 * make the page larger than 60 kB.
 */
export function requestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: "teedesk_requests_total",
    help: "Requests by operation: successful (2xx and 3xx, as 2xx) and failed (5xx). Refused ones (4xx) are in teedesk_request_duration_seconds.",
    labelNames: ["operation", "status"],
    registers,
  });
  const seconds = new Counter({
    name: "teedesk_operation_seconds_total",
    help: "Total seconds spent on requests, by operation.",
    labelNames: ["operation"],
    registers,
  });
  const durations = new Histogram({
    name: "teedesk_request_duration_seconds",
    help: "Duration of requests in seconds, by status class.",
    labelNames: ["status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  return (operation: string, statusCode: number, took: number): void => {
    if (statusCode < 400) requests.inc({ operation, status: "2xx" });
    if (statusCode >= 500) requests.inc({ operation, status: "5xx" });
    seconds.inc({ operation }, took);
    durations.observe({ status: classOf(statusCode) }, took);
  };
}

export function addRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const note = requestMetrics(registry);
  app.addHook("onResponse", async (request, reply) => {
    note(request.routeOptions.config.operationId ?? "page", reply.statusCode, reply.elapsedTime / 1000);
  });
}

/** Counts the events of the audit trail: sign-ins, lock-outs, refused calls. */
export function auditMetrics(registry: Registry) {
  const events = new Counter({
    name: "teedesk_audit_events_total",
    help: "Events of the audit trail, by event and outcome. lock_out counts every one; the trail keeps one a minute for each staff member and network.",
    labelNames: ["event", "outcome"],
    registers: [registry],
  });
  return ({ event, outcome }: Pick<AuditFact, "event" | "outcome">): void => events.inc({ event, outcome });
}
