import { useEffect } from "react";
import { isDialogOpen, isTyping } from "../navigation/freeKeys.ts";
import { keyAction } from "./keys.ts";

const firstFilter = "[data-filters] :is(input, select, button)";

/** Listens for the shell's keys. A list marks its filter row with `data-filters`. */
export function useShellKeys(showKeys: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = keyAction(event, () => isTyping(event.target) || isDialogOpen());
      if (action === null) return;
      const filter = document.querySelector<HTMLElement>(firstFilter);
      if (action === "showKeys") showKeys();
      else if (filter === null) return;
      else filter.focus();
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [showKeys]);
}
