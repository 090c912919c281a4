import { isSaveKey } from "@teedesk/ui";
import { useEffect, useEffectEvent } from "react";
import { useKeyDown } from "../navigation/useKeyDown.ts";

/**
 * Ctrl or Cmd with S saves a form instead of the page: the row that has the focus, else the record around it. `isMine` decides
 * by the focused element.
 */
export function useSaveKey(save: () => void, isMine: (focused: Element | null) => boolean): void {
  useKeyDown((event) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    // A key that is held down counts once.
    if (!event.repeat && isMine(document.activeElement)) save();
  });
}

/** The browser asks before it closes the tab or loads another page while something would be lost. */
export function useTabGuard(isModified: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isModified()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
}
