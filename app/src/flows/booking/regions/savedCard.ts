import { actorOutput, eventParams } from "../../apiResult.ts";
import type { BookingSetup } from "../setup.ts";

/** The card kept for the queue entry that the page was opened from (OPS-IBE-53). */
export const savedCardRegion = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "starting",
    on: {
      "draft.replaced": ".starting",
      "draft.changed": { guard: { type: "isClaim", params: eventParams }, target: ".starting" },
    },
    states: {
      starting: { always: [{ guard: "hasQueue", target: "loading" }, { target: "none" }] },
      none: {},
      loading: {
        tags: "pricing",
        invoke: {
          src: "fetchCard",
          input: ({ context }) => ({ queueId: context.draft.tee_time.availability_queue_id }),
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: { type: "adoptCard", params: actorOutput },
              target: "filled",
            },
            { guard: { type: "isMissing", params: actorOutput }, target: "missing" },
            { target: "failed" },
          ],
          onError: "failed",
        },
      },
      filled: {},
      missing: {},
      failed: {},
    },
  });
