import { useEffect } from "react";
import { isDialogOpen, isTyping } from "../navigation/freeKeys.ts";
import { keyAction } from "./keys.ts";

const firstFilter = "[data-filters] :is(input, select, button)";

/** The booking engine's own button starts over; from any other page the bar's link leads there. */
function pressNewBooking(): void {
  const [link, button] = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="F2"]');
  (button ?? link)?.click();
}

/** Listens for the shell's keys. A list marks its filter row with `data-filters`. */
export function useShellKeys(showKeys: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = keyAction(event, () => isTyping(event.target), isDialogOpen);
      if (action === null) return;
      if (action === "showKeys") showKeys();
      else if (action === "newBooking") pressNewBooking();
      else {
        const filter = document.querySelector<HTMLElement>(firstFilter);
        if (filter === null) return;
        filter.focus();
      }
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [showKeys]);
}
