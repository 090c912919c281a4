import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolUse } from "../db/connection.ts";

/** The metrics of one server. Features add their own gauges to it, with a `collect` that is called when it is read. */
export function createMetrics(poolUse: () => PoolUse): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "teedesk_database_connections",
    help: "Connections to the database (total, idle) and requests waiting for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
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
