import { useState, useSyncExternalStore } from "react";

let query: MediaQueryList | undefined;
/** Created once: creating one takes as long as rendering a component, and the frame reads it on every navigation. */
const wideWindow = (): MediaQueryList => (query ??= window.matchMedia("(min-width: 1280px)"));

const watchWidth = (onChange: () => void) => {
  wideWindow().addEventListener("change", onChange);
  return () => wideWindow().removeEventListener("change", onChange);
};

export type DrawerState = { wide: boolean; open: boolean; toggle: () => void; onClose: () => void };

/**
 * Whether the drawer is open. On windows of at least 1280 px it is remembered in localStorage under `storageKey` (open at first); on
 * narrow ones it is closed until asked for, and `onClose` closes it, so a navigation should call that.
 */
export function useDrawer(storageKey: string): DrawerState {
  "use memo";
  const wide = useSyncExternalStore(watchWidth, () => wideWindow().matches);
  const [docked, setDocked] = useState(() => localStorage.getItem(storageKey) !== "closed");
  const [floating, setFloating] = useState(false);

  const toggle = () => {
    if (!wide) return setFloating(!floating);
    localStorage.setItem(storageKey, docked ? "closed" : "open");
    setDocked(!docked);
  };
  return { wide, open: wide ? docked : floating, toggle, onClose: () => setFloating(false) };
}
