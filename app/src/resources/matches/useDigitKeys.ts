import { type RefObject, useEffect } from "react";
import { isDialogOpen, isTyping } from "../../navigation/freeKeys.ts";

/**
 * Calls back for the keys 1 to 9 while nothing else has them, as a dialog has that `box` is not in; `press` tells whether it used
 * the key.
 */
export function useDigitKeys(box: RefObject<Element | null>, press: (digit: number) => boolean): void {
  useEffect(() => {
    const isElsewhere = () => isDialogOpen() && box.current?.closest("[role$='dialog']") == null;
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (!isPlain || !/^[1-9]$/.test(event.key) || isTyping(event.target) || isElsewhere()) return;
      if (press(Number(event.key))) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [box, press]);
}
