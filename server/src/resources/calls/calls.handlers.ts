import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { claimCall } from "./claimCall.ts";
import { recordCall } from "./recordCall.ts";

/** Calls to customers who wait (DECISION-58). */
export const callHandlers = (services: Services): Pick<Handlers, "claimCall" | "recordCall"> => ({
  claimCall: ({ body, staff }) => claimCall(services, { staff, request: body }),
  recordCall: ({ body, staff }) => recordCall(services, { staff, request: body }),
});
