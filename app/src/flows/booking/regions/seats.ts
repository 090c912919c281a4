import { and } from "xstate";
import { actorOutput, eventParams } from "../../apiResult.ts";
import type { BookingFlowContext } from "../context.ts";
import type { BookingSetup } from "../setup.ts";

/**
 * Holds the seats of a known tee time for the agent while the form is used (ANSWER-36). The server lets a hold end after three
 * minutes: it is renewed a minute after it was made if the form was used meanwhile, else with the next use, so that a form that was
 * left open keeps nothing. Nor does it take seats again and again: a hold that failed is asked for with the next use, one that was refused
 * for a minute. A booking needs no hold: the form never waits for this region. It gives the seats back after a booking too: the
 * server ends the hold with the booking, but not one that another form shares, or that was renewed just then.
 */
export const seatsRegion = (booking: BookingSetup) => {
  const settle = { guard: { type: "isSeatFact", params: eventParams }, target: "#booking.seats.settling" } as const;
  const release = ["releaseSeats", "forgetSeats"] as const;
  /** Also a hold whose response has not arrived. */
  const leave = { "page.hidden": { actions: release, target: "#booking.seats.settling" } } as const;
  const hold = {
    src: "holdSeats",
    input: ({ context }: { context: BookingFlowContext }) => ({ form: context }),
    onDone: [
      {
        guard: { type: "isFound", params: actorOutput },
        actions: { type: "adoptSeats", params: actorOutput },
        target: "#booking.seats.fresh",
      },
      { guard: { type: "isOk", params: actorOutput }, target: "#booking.seats.unknown" },
      {
        guard: { type: "isInvalid", params: actorOutput },
        actions: { type: "noteSeatRefusal", params: actorOutput },
        target: "#booking.seats.refused.pausing",
      },
      { target: "#booking.seats.failed" },
    ],
    onError: "#booking.seats.failed",
  } as const;
  const onUse = <State extends string>(next: State) =>
    ({
      "draft.changed": [settle, { target: next }],
      "book.requested": next,
      "review.requested": next,
    }) as const;
  return booking.createStateConfig({
    initial: "starting",
    on: {
      "draft.changed": settle,
      "draft.replaced": { actions: release, target: ".starting" },
      "page.hidden": { guard: "holdsSeats", actions: release, target: ".settling" },
      "seats.returned": { guard: "holdsSeats", actions: release, target: ".returned" },
    },
    states: {
      starting: { always: [{ guard: "isComplete", target: "holding" }, { target: "unset" }] },
      unset: {},
      settling: {
        after: {
          typingPause: [
            { guard: and(["isComplete", "holdsOtherSeats"]), actions: release, target: "holding" },
            { guard: "isComplete", target: "holding" },
            { actions: release, target: "unset" },
          ],
        },
      },
      holding: { invoke: hold, on: leave },
      /** Held, and not used since. */
      fresh: { on: onUse("used"), after: { holdRenewal: "idle" } },
      used: { after: { holdRenewal: "holding" } },
      /** Held, ended by time, or refused or unknown for a minute. */
      idle: { on: onUse("holding") },
      /** No known tee time, which a feed may send later, or a server that does not keep seats. */
      unknown: { after: { holdRenewal: "idle" } },
      /** Others have the seats; these may give them back. */
      refused: {
        initial: "pausing",
        after: { holdRenewal: "idle" },
        states: { pausing: { after: { refusedPause: "asking" } }, asking: { invoke: hold, on: leave } },
      },
      /** The server may have made the hold all the same. */
      failed: { on: { ...onUse("holding"), ...leave } },
      /** Given back to the agent who asked for them. */
      returned: {},
    },
  });
};
