import { readVersion } from "../../config/version.ts";
import type { Handlers } from "../../contract/contract.ts";
import { failure, unavailable } from "../../platform/refusal.ts";
import { violationMetrics, violationsOf } from "../../plugins/violations.ts";
import type { Services } from "../../services.ts";

type HealthHandlers = Pick<Handlers, "getHealth" | "getReadiness" | "getMetrics" | "reportViolations" | "getContract">;

/** The operations for whoever runs the server. */
export function healthHandlers({ presence, metrics, document, isStopping }: Services): HealthHandlers {
  const version = readVersion();
  const count = violationMetrics(metrics);
  return {
    getHealth: async () => ({ status: "ok", ...version }),

    async getReadiness() {
      if (isStopping()) throw failure(503, "The server is stopping.");
      if (!presence.isThere()) throw unavailable("The database does not respond.");
      return { status: "ok" };
    },

    getMetrics: () => metrics.metrics(),

    async reportViolations({ body, log }) {
      const violations = violationsOf(body);
      if (violations === null) throw failure(400, "The request could not be read.");
      violations.forEach(count);
      if (violations.length > 0) log.warn({ violations }, "reported by a browser");
      return { counted: violations.length };
    },

    getContract: async () => ({ ...document }),
  };
}
