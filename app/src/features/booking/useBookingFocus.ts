import { focusFirstError } from "@teedesk/ui";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { nextField } from "../../flows/booking/draft.ts";
import type { BookingActor } from "./useBooking.tsx";

export const focusField = (form: HTMLElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus({ preventScroll: true });

/** Begins at the top, where the confirmation and the first fields are. */
function begin(form: HTMLElement, name: string): void {
  window.scrollTo(0, 0);
  focusField(form, name);
}

/**
 * Focuses the next empty field on arrival, when a customer was found or when the form starts over, the first refused field, the
 * course after a booking, and after a call the control that had the focus before it.
 */
export function useBookingFocus(booking: BookingActor, form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const next = nextField(booking.getSnapshot().context.draft);
    if (form.current !== null) focusField(form.current, next);
  }, [booking, form]);

  useEffect(() => {
    // The fields are drawn in the next frame.
    const inNextFrame = (focus: (form: HTMLElement) => unknown) => () =>
      requestAnimationFrame(() => form.current !== null && focus(form.current));
    const goOn = (box: HTMLElement) => {
      // The record took a moment to load: whoever types elsewhere by now stays there.
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.getAttribute("name") !== "find_customer") return;
      focusField(box, nextField(booking.getSnapshot().context.draft));
    };
    const subscriptions = [
      booking.on("form.refused", inNextFrame(focusFirstError)),
      booking.on(
        "form.booked",
        inNextFrame((box) => begin(box, "tee_time.course")),
      ),
      booking.on(
        "form.begun",
        inNextFrame((box) => begin(box, nextField(booking.getSnapshot().context.draft))),
      ),
      booking.on("form.filled", inNextFrame(goOn)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [booking, form]);

  useEffect(() => {
    const box = form.current;
    let last: HTMLElement | null = null;
    let wasBusy = false;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    box?.addEventListener("focusin", remember);
    const subscription = booking.subscribe((snapshot) => {
      const isBusy = snapshot.hasTag("busy");
      // An inert form loses the focus.
      if (wasBusy && !isBusy) {
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) last?.focus({ preventScroll: true });
        });
      }
      wasBusy = isBusy;
    });
    return () => {
      box?.removeEventListener("focusin", remember);
      subscription.unsubscribe();
    };
  }, [booking, form]);
}
