import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Connection } from "../db/connection.ts";
import { cancelations, mailOutbox, paymentIntents } from "../db/schema/index.ts";

/** The metrics of one server. What is a state rather than an event is asked for when the metrics are read. */
export function createMetrics({ db, presence, poolUse }: Connection): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: "teedesk_database_connections",
    help: "Connections to the database (total, idle) and requests waiting for one.",
    labelNames: ["state"],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
  const up = new Gauge({
    name: "teedesk_database_up",
    help: "Whether the database can be used.",
    registers: [],
    collect() {
      this.set(presence.isThere() ? 1 : 0);
    },
  });
  const waitingMail = new Gauge({
    name: "teedesk_mail_waiting",
    help: "Messages in the outbox that have not left yet.",
    registers: [],
    async collect() {
      if (!presence.isThere()) return;
      this.set(await db.$count(mailOutbox, and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at))));
    },
  });
  const failedMail = new Gauge({
    name: "teedesk_mail_failed",
    help: "Messages that were given up and that nobody has sent again.",
    registers: [],
    async collect() {
      if (!presence.isThere()) return;
      this.set(await db.$count(mailOutbox, and(isNull(mailOutbox.sent_at), isNotNull(mailOutbox.failed_at))));
    },
  });
  const unsettledMoney = new Gauge({
    name: "teedesk_money_unsettled",
    help: "Cancelations (asking, agreed) and payments (owned, voiding) that wait for a system outside; recovery goes on asking.",
    labelNames: ["state"],
    registers: [],
    async collect() {
      if (!presence.isThere()) return;
      for (const state of ["asking", "agreed"] as const)
        this.set({ state }, await db.$count(cancelations, eq(cancelations.state, state)));
      for (const state of ["owned", "voiding"] as const)
        this.set({ state }, await db.$count(paymentIntents, eq(paymentIntents.state, state)));
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(up);
  registry.registerMetric(unsettledMoney);
  registry.registerMetric(waitingMail);
  registry.registerMetric(failedMail);
  return registry;
}

/** Counts and times requests by operation, never by address: the number of series stays what the contract has. */
export function addRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: "teedesk_request_duration_seconds",
    help: "Requests answered, by operation and status.",
    labelNames: ["operation", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operationId ?? "page";
    durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
