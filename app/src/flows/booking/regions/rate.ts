import { facts, output } from "../../answer.ts";
import type { BookingSetup } from "../setup.ts";

/**
 * The rate of the typed date, time, players and course (OPS-IBE-54). It is gone the moment one of them changes, and
 * asked for again when typing rests; leaving `loading` gives the call up, so a late answer is never shown.
 */
export const rateRegion = (booking: BookingSetup) => {
  /** Without the rate its fee is not known, and so neither is the total (UNCLEAR-11). */
  const again = { tags: "unpriced", on: { "rate.retried": "loading" } } as const;
  return booking.createStateConfig({
    initial: "starting",
    on: {
      "draft.changed": [
        { guard: { type: "completesTeeTime", params: facts }, actions: "forgetRate", target: ".settling" },
        { guard: { type: "isTeeTimeFact", params: facts }, actions: "forgetRate", target: ".unset" },
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
              guard: { type: "isFound", params: output },
              actions: { type: "adoptRate", params: output },
              target: "found",
            },
            { guard: { type: "isOk", params: output }, target: "none" },
            {
              guard: { type: "isInvalid", params: output },
              actions: { type: "addErrors", params: output },
              target: "refused",
            },
            { guard: { type: "isUnreadable", params: output }, target: "unreadable" },
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
