import { isSaveKey } from "@teedesk/ui";
import type { RefObject } from "react";
import { isDialogOpen } from "../../navigation/freeKeys.ts";
import { useKeyDown } from "../../navigation/useKeyDown.ts";
import { focusPart } from "./nextPart.ts";

/** F4 leads to Find a customer and F6 to the next part, also from within a field; the buttons that name a key are the shell's (useShellKeys). */
export function useBookingKeys(form: RefObject<HTMLElement | null>): void {
  useKeyDown((event) => {
    // There is nothing to save, and no one wants the page as a file.
    if (isSaveKey(event)) event.preventDefault();
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (form.current === null || ctrlKey || metaKey || altKey || isDialogOpen()) return;
    if (key === "F6" && form.current.contains(document.activeElement)) focusPart(form.current, shiftKey ? -1 : 1);
    else if (key === "F4" && !shiftKey) form.current.querySelector<HTMLElement>("[name=find_customer]")?.focus();
    else return;
    event.preventDefault();
  });
}
