import { pressActOf } from "../navigation/acts.ts";
import { isDialogOpen, isTyping } from "../navigation/freeKeys.ts";
import { useKeyDown } from "../navigation/useKeyDown.ts";
import { chordOf, keyAction } from "./keys.ts";

const firstFilter = "[data-filters] :is(input, select, button)";

/** Presses the button or link of the page that names the key. */
function pressButtonOf(event: KeyboardEvent): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${chordOf(event)}"]`);
  if (!event.repeat) button?.click();
  return button !== null;
}

/** The booking engine's own button starts over; from any other page the bar's link leads there. */
function pressNewBooking(): void {
  const [link, button] = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="F8"]');
  (button ?? link)?.click();
}

function focusFirstFilter(): boolean {
  const filter = document.querySelector<HTMLElement>(firstFilter);
  filter?.focus();
  return filter !== null;
}

type Layers = { readonly showKeys: () => void; readonly find: () => void };

/** Listens for the shell's keys. A list marks its filter row with `data-filters`. */
export function useShellKeys(layers: Layers): void {
  useKeyDown((event) => {
    const action = keyAction(event, () => isTyping(event.target), isDialogOpen);
    if (action === null) return;
    if (action === "showKeys" || action === "find") layers[action]();
    else if (action === "newBooking") pressNewBooking();
    else if (action === "press" && !pressButtonOf(event)) return;
    else if (action !== "press" && !(action === "focusFilter" ? focusFirstFilter() : pressActOf(event.key))) return;
    event.preventDefault();
  });
}
