import { sql } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import { failure } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type HealthHandlers = Pick<Handlers, "getHealth" | "getReadiness" | "getMetrics" | "getContract">;

/** For the people who run the server. */
export function healthHandlers({ db, metrics, document, log, isStopping }: Services): HealthHandlers {
  return {
    getHealth: async () => ({ status: "ok" }),

    async getReadiness() {
      if (isStopping()) throw failure(503, "The server is stopping.");
      try {
        await db.execute(sql`select 1`);
        return { status: "ok" };
      } catch (error) {
        log.warn({ err: error }, "the database does not answer");
        throw failure(503, "The database does not answer.");
      }
    },

    getMetrics: () => metrics.metrics(),

    getContract: async () => ({ ...document }),
  };
}
