import { pressActOf } from "../navigation/acts.ts";
import { isDialogOpen, isTyping } from "../navigation/freeKeys.ts";
import { useKeyDown } from "../navigation/useKeyDown.ts";
import { chordOf, keyAction } from "./keys.ts";

/** The controls that get the focus by a key: a list marks its filters, and the acts of its rows. */
const firstOf = {
  focusFilter: "[data-filters] :is(input, select, button)",
  focusRowAct: "main [data-row-act] :is(button, a[href])",
};

/** Presses the button or link of the page that names the key, or goes to one that Enter has to press. */
function pressButtonOf(event: KeyboardEvent): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${chordOf(event)}"]`);
  if (button?.dataset["onKey"] === "focus") button.focus();
  else if (!event.repeat) button?.click();
  return button !== null;
}

/** The booking engine's own button starts over; from any other page the bar's link leads there. */
function pressNewBooking(): void {
  const [link, button] = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="F8"]');
  (button ?? link)?.click();
}

function focusFirst(selector: string): boolean {
  const control = document.querySelector<HTMLElement>(selector);
  control?.focus();
  return control !== null;
}

type Layers = { readonly showKeys: () => void; readonly find: () => void };

/** Listens for the shell's keys. */
export function useShellKeys(layers: Layers): void {
  useKeyDown((event) => {
    const action = keyAction(event, () => isTyping(event.target), isDialogOpen);
    if (action === null) return;
    if (action === "showKeys" || action === "find") layers[action]();
    else if (action === "newBooking") pressNewBooking();
    else if (action === "press" && !pressButtonOf(event)) return;
    else if (action === "act" && !pressActOf(event.key)) return;
    else if ((action === "focusFilter" || action === "focusRowAct") && !focusFirst(firstOf[action])) return;
    event.preventDefault();
  });
}
