import { actorOutput } from "../../answer.ts";
import type { BookingSetup } from "../setup.ts";

/** Stores the phone number with the customer once the tee time is booked: a booking has no member for it (DECISION-42). */
export const phoneRegion = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "none",
    on: { "booking.done": [{ guard: "hasPhoneToStore", target: ".storing" }, { target: ".none" }] },
    states: {
      none: {},
      storing: {
        invoke: {
          src: "storePhone",
          input: ({ context }) => ({ booked: context.booked }),
          onDone: [
            { guard: { type: "isStored", params: actorOutput }, target: "stored" },
            { guard: { type: "isOk", params: actorOutput }, target: "kept" },
            { target: "failed" },
          ],
          onError: "failed",
        },
      },
      stored: {},
      kept: {},
      failed: { on: { "phone.retried": "storing" } },
    },
  });
