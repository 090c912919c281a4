import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { closePromise } from "./closePromise.ts";
import { countPromises, listPromises, sumUpPromises } from "./listPromises.ts";
import { promiseCall } from "./promiseCall.ts";

type PromiseHandlers = Pick<
  Handlers,
  "listPromises" | "countPromises" | "getPromiseSummary" | "closePromise" | "promiseCall"
>;

/** The work that staff promised (DECISION-55). */
export function promiseHandlers(services: Services): PromiseHandlers {
  const { db, clock } = services;
  return {
    listPromises: ({ query, staff }) => listPromises(db, query, { staff, now: clock.localNow() }),
    countPromises: ({ query, staff }) => countPromises(db, query.filters, { staff, now: clock.localNow() }),
    getPromiseSummary: ({ staff }) => sumUpPromises(db, { staff, now: clock.localNow() }),
    closePromise: ({ body, staff }) => closePromise(services, { staff, request: body }),
    promiseCall: ({ body, staff }) => promiseCall(services, { staff, request: body }),
  };
}
