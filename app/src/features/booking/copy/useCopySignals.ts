import { focusFirstError, isControlEnter } from "@teedesk/ui";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { createCopyMachine } from "../../../flows/copyBookings/machine.ts";
import { isBooked } from "../../../flows/copyBookings/rows.ts";
import { isDialogOpen } from "../../../navigation/freeKeys.ts";
import { useKeyDown } from "../../../navigation/useKeyDown.ts";
import { focusField } from "../useBookingFocus.ts";

type CopyActor = ActorRefFrom<ReturnType<typeof createCopyMachine>>;

/** Ctrl or Cmd with Enter asks; the focus is on the days, at the first refused field, on a day that was listed before, and after the run on the days or on Book. */
export function useCopySignals(copies: CopyActor, form: RefObject<HTMLElement | null>, onBooked: () => void): void {
  const onRun = useEffectEvent(onBooked);
  useLayoutEffect(() => {
    if (form.current !== null) focusField(form.current, "days");
    const leave = () => copies.send({ type: "page.hidden" });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      // Before the actor stops with this page: the seats go back.
      leave();
    };
  }, [copies, form]);
  useEffect(() => {
    const inNextFrame = (focus: (box: HTMLElement) => unknown) =>
      requestAnimationFrame(() => form.current !== null && focus(form.current));
    const isAllBooked = () => copies.getSnapshot().context.rows.every(({ booking }) => isBooked(booking.getSnapshot()));
    const subscriptions = [
      copies.on("form.refused", () => inNextFrame(focusFirstError)),
      copies.on("day.listed", ({ date }) =>
        inNextFrame((box) => box.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()),
      ),
      copies.on("days.booked", () => {
        onRun();
        inNextFrame((box) => {
          if (isAllBooked()) focusField(box, "days");
          else if (box.querySelector("[aria-invalid=true]") !== null) focusFirstError(box);
          else box.querySelector<HTMLElement>("[aria-keyshortcuts~='Control+Enter']")?.focus();
        });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [copies, form]);
  useKeyDown((event) => {
    if (!isControlEnter(event) || event.repeat || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    copies.send({ type: "review.requested" });
  });
}
