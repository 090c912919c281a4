import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { notFound, unauthorized } from "../platform/refusal.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Protects metrics and contract: in production they need METRICS_TOKEN, and do not exist without it. */
export function addMonitoring(app: FastifyInstance, config: Pick<Config, "metricsToken" | "isProduction">): void {
  const { metricsToken, isProduction } = config;
  app.addHook("onRequest", async ({ routeOptions, headers }) => {
    const { operationId } = routeOptions.config;
    if (operationId !== "getMetrics" && operationId !== "getContract") return;
    if (metricsToken === null) {
      if (isProduction) throw notFound("There is nothing at this address.");
      return;
    }
    const isKnown = timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${metricsToken}`));
    if (!isKnown) throw unauthorized("A token is needed: METRICS_TOKEN, as Authorization: Bearer.");
  });
}
