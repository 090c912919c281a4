import type { BookingSetup } from "../setup.ts";

/** Puts the draft aside when typing rests, so that a reload or a sign-in loses nothing (DECISIONS 25). */
export function shelfRegion(booking: BookingSetup) {
  const keep = [
    // The attempt under way has put the draft aside itself, with a note that it may have booked.
    { guard: "isBooking", target: "#booking.shelf.kept" },
    { guard: "isTouched", actions: "keepDraft", target: "#booking.shelf.kept" },
    { actions: "dropKept", target: "#booking.shelf.kept" },
  ] as const;
  return booking.createStateConfig({
    initial: "kept",
    on: { "draft.changed": ".typing", "draft.replaced": ".kept", "session.lost": keep, "page.hidden": keep },
    states: { kept: {}, typing: { after: { keepingPause: keep } } },
  });
}
