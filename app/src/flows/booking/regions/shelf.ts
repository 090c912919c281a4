import type { BookingSetup } from "../setup.ts";

/** Puts the draft aside when typing rests, so that a reload or a sign-in loses nothing (DECISIONS 25). */
export const shelfRegion = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "kept",
    on: {
      "draft.changed": ".typing",
      "draft.replaced": ".kept",
      "session.lost": { guard: "isTouched", actions: "keepDraft", target: ".kept" },
    },
    states: {
      kept: {},
      typing: {
        after: {
          keepingPause: [
            // The attempt under way has put the draft aside itself, with a note that it may have booked.
            { guard: "isBooking", target: "kept" },
            { guard: "isTouched", actions: "keepDraft", target: "kept" },
            { actions: "dropKept", target: "kept" },
          ],
        },
      },
    },
  });
