import type { BookingSetup } from "../setup.ts";

/** Stores the draft when typing rests, so that a reload or a sign-in loses nothing (ANSWER-25). */
export function draftStorageRegion(booking: BookingSetup) {
  const save = [
    // The attempt under way has already stored the draft, marked as one that may have booked.
    { guard: "isBooking", target: "#booking.draftStorage.saved" },
    { guard: "isTouched", actions: "saveDraft", target: "#booking.draftStorage.saved" },
    { actions: "dropDraft", target: "#booking.draftStorage.saved" },
  ] as const;
  return booking.createStateConfig({
    initial: "saved",
    on: {
      "draft.changed": ".typing",
      // A form may be hidden since, or no longer.
      "booking.undone": ".typing",
      "undone.closed": ".typing",
      "draft.replaced": ".saved",
      "session.lost": save,
      "page.hidden": save,
    },
    states: { saved: {}, typing: { after: { savingPause: save } } },
  });
}
