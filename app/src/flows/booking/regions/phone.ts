import { actorOutput } from "../../apiResult.ts";
import type { BookingSetup } from "../setup.ts";

/** Stores the phone number with the customer once the tee time is booked: a booking has no member for it (DECISION-42). */
export const phoneRegion = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "none",
    on: {
      "booking.done": [{ guard: "hasPhoneToStore", target: ".storing" }, { target: ".none" }],
      // The confirmation, which shows the outcome, is gone.
      "draft.replaced": ".none",
      "confirmation.closed": ".none",
    },
    states: {
      none: {},
      storing: {
        entry: "forgetPhoneRefusal",
        invoke: {
          src: "storePhone",
          input: ({ context }) => ({ booked: context.booked }),
          onDone: [
            { guard: { type: "isStored", params: actorOutput }, target: "stored" },
            { guard: { type: "isUnmatched", params: actorOutput }, target: "unmatched" },
            { guard: { type: "isOk", params: actorOutput }, target: "kept" },
            { actions: { type: "notePhoneRefusal", params: actorOutput }, target: "failed" },
          ],
          onError: "failed",
        },
      },
      stored: {},
      kept: {},
      unmatched: {},
      failed: { on: { "phone.retried": "storing" } },
    },
  });
