import { actorOutput, eventParams } from "../../apiResult.ts";
import type { BookingSetup } from "../setup.ts";

/**
 * The rate of the typed date, time, players and course (OPS-IBE-54). It goes as soon as one of them changes, and is
 * loaded again when typing rests; leaving `loading` aborts the call, so a late response is never shown.
 */
export const rateRegion = (booking: BookingSetup) => {
  /** Without the rate neither its fee nor the total is known (UNCLEAR-11). */
  const again = { tags: "unpriced", on: { "rate.retried": "loading" } } as const;
  return booking.createStateConfig({
    initial: "starting",
    on: {
      "draft.changed": [
        { guard: { type: "completesTeeTime", params: eventParams }, actions: "forgetRate", target: ".settling" },
        { guard: { type: "isTeeTimeFact", params: eventParams }, actions: "forgetRate", target: ".unset" },
      ],
      "draft.replaced": { actions: "forgetRate", target: ".starting" },
    },
    states: {
      starting: { always: [{ guard: "isComplete", target: "loading" }, { target: "unset" }] },
      unset: {},
      settling: { tags: "pricing", after: { typingPause: "loading" } },
      loading: {
        tags: "pricing",
        invoke: {
          src: "findRate",
          input: ({ context }) => ({ form: context }),
          onDone: [
            {
              guard: { type: "isFound", params: actorOutput },
              actions: { type: "adoptRate", params: actorOutput },
              target: "found",
            },
            { guard: { type: "isOk", params: actorOutput }, target: "none" },
            {
              guard: { type: "isInvalid", params: actorOutput },
              actions: { type: "addErrors", params: actorOutput },
              target: "refused",
            },
            { guard: { type: "isUnreadable", params: actorOutput }, target: "unreadable" },
            { target: "failed" },
          ],
          onError: "failed",
        },
      },
      found: {},
      none: {},
      refused: {},
      failed: again,
      unreadable: again,
    },
  });
};
