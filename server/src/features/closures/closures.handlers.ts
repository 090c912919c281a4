import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { beginClosure, checkHours } from "./beginClosure.ts";
import { planClosure } from "./planClosure.ts";
import { retryClosure } from "./retryClosure.ts";
import { listClosures, showClosure } from "./showClosure.ts";

type ClosureHandlers = Pick<Handlers, "planClosure" | "listClosures" | "beginClosure" | "getClosure" | "retryClosure">;

/** Courses that close for some hours (DECISION-61). */
export function closureHandlers(services: Services): ClosureHandlers {
  const { db, jobs } = services;
  return {
    async planClosure({ query, staff }) {
      checkHours(services, query);
      return planClosure(services, { staff, hours: query });
    },
    listClosures: () => listClosures(db),
    async beginClosure({ body, staff }) {
      const id = await beginClosure(services, { staff, request: body });
      jobs.wake("closures");
      return showClosure(db, id);
    },
    getClosure: ({ path }) => showClosure(db, path.id),
    async retryClosure({ path, staff }) {
      await retryClosure(services, { id: path.id, staff });
      jobs.wake("closures");
      return showClosure(db, path.id);
    },
  };
}
