import { actorOutput } from "../../apiResult.ts";
import { dealQuery } from "../draft.ts";
import type { BookingSetup } from "../setup.ts";

/** The search for deals in the CRM (OPS-IBE-27); the chosen one is the draft's `deal_id`. */
export const dealsRegion = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "idle",
    on: {
      "deals.requested": { actions: "forgetDeals", target: ".loading" },
      "draft.replaced": { actions: "forgetDeals", target: ".idle" },
    },
    states: {
      idle: {},
      loading: {
        invoke: {
          src: "findDeals",
          input: ({ context }) => dealQuery(context.draft),
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: { type: "adoptDeals", params: actorOutput },
              target: "loaded",
            },
            { target: "failed" },
          ],
          onError: "failed",
        },
      },
      loaded: {},
      failed: {},
    },
  });
