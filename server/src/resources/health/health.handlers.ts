import { readVersion } from "../../config/version.ts";
import type { Handlers } from "../../contract/contract.ts";
import { failure, unavailable } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type HealthHandlers = Pick<Handlers, "getHealth" | "getReadiness" | "getMetrics" | "getContract">;

/** The operations for whoever runs the server. */
export function healthHandlers({ presence, metrics, document, isStopping }: Services): HealthHandlers {
  const version = readVersion();
  return {
    getHealth: async () => ({ status: "ok", ...version }),

    async getReadiness() {
      if (isStopping()) throw failure(503, "The server is stopping.");
      if (!presence.isThere()) throw unavailable("The database does not respond.");
      return { status: "ok" };
    },

    getMetrics: () => metrics.metrics(),

    getContract: async () => ({ ...document }),
  };
}
