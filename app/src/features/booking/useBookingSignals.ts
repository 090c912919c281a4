import { isControlEnter } from "@teedesk/ui";
import { useEffect, useLayoutEffect } from "react";
import { isDialogOpen } from "../../navigation/freeKeys.ts";
import { useKeyDown } from "../../navigation/useKeyDown.ts";
import { useSessionEnd } from "../../services/useSessionEnd.ts";
import { watchKey } from "./sharedKey.ts";
import type { BookingActor } from "./useBooking.tsx";

/** Passes the window's events to the booking: keys, the end of the page and of the session, another tab with its key. */
export function useBookingSignals(booking: BookingActor): void {
  // Before the actor stops with this page, so that the last keystrokes are stored too.
  useLayoutEffect(() => {
    const store = () => booking.send({ type: "page.hidden" });
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("pagehide", store);
      store();
    };
  }, [booking]);

  useSessionEnd(() => booking.send({ type: "session.lost" }));

  // Enter in a field never books; Ctrl or Cmd with Enter asks with the total in view, and a second time books.
  useKeyDown((event) => {
    if (!isControlEnter(event) || event.repeat || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    booking.send({ type: "review.requested" });
  });

  useEffect(
    () =>
      watchKey(
        () => booking.getSnapshot().context.intent.key,
        () => booking.send({ type: "key.shared" }),
      ),
    [booking],
  );
}
