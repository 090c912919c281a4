import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useSessionEnd } from "../../services/useSessionEnd.ts";
import { watchKey } from "./sharedKey.ts";
import type { BookingActor } from "./useBooking.tsx";

/** Ctrl or Cmd with Enter, anywhere on the page. */
export function useReviewKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const review = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      press();
    };
    addEventListener("keydown", review);
    return () => removeEventListener("keydown", review);
  }, []);
}

/** What the window has to tell the booking: keys, the end of the page and of the session, another tab with its key. */
export function useBookingSignals(booking: BookingActor): void {
  // Before the actor stops with this page, so that what was typed last is stored too.
  useLayoutEffect(() => {
    const store = () => booking.send({ type: "page.hidden" });
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("pagehide", store);
      store();
    };
  }, [booking]);

  useSessionEnd(() => booking.send({ type: "session.lost" }));

  // Enter in a field never books; Ctrl or Cmd with it asks, with the total in view, and once more books.
  useReviewKey(() => booking.send({ type: "review.requested" }));

  useEffect(
    () =>
      watchKey(
        () => booking.getSnapshot().context.intent.key,
        () => booking.send({ type: "key.shared" }),
      ),
    [booking],
  );
}
