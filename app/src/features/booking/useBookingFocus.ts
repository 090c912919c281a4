import { focusFirstError } from "@teedesk/ui";
import { type RefObject, useEffect } from "react";
import type { BookingActor } from "./useBooking.tsx";

/** Begins at the top: the confirmation is there, and the first field. */
function begin(form: HTMLFormElement): void {
  window.scrollTo(0, 0);
  form.querySelector<HTMLElement>('[name="tee_time.course"]')?.focus({ preventScroll: true });
}

/** Leads to the first refused field, to the first field of a form that starts over, and else back to where the focus was. */
export function useBookingFocus(booking: BookingActor, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // What there is to lead to is drawn in the frame to come.
    const next = (lead: (form: HTMLFormElement) => unknown) => () =>
      requestAnimationFrame(() => form.current !== null && lead(form.current));
    const subscriptions = [
      booking.on("form.refused", next(focusFirstError)),
      booking.on("form.booked", next(begin)),
      booking.on("form.begun", next(begin)),
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
      // What is inert while it is sent loses the focus.
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
