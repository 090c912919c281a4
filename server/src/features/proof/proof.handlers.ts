import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { proveTeeTime } from "./proveTeeTime.ts";

/** The proof of a tee time for a card dispute: an addition to the specification's calls. */
export const proofHandlers = (services: Services): Pick<Handlers, "getTeeTimeProof"> => ({
  getTeeTimeProof: ({ path }) => proveTeeTime(services, path.id),
});
