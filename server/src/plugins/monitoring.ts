import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { notFound, unauthorized } from "../platform/refusal.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Keeps metrics and contract from strangers: in production they are for whoever has METRICS_TOKEN, and for nobody without. */
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
