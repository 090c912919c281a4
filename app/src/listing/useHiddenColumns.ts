import { useState, useSyncExternalStore } from "react";
import { selectEmail } from "../flows/session/selectors.ts";
import { useSession } from "../services/services.tsx";

/** Keys read from storage; null where nothing was chosen. Whatever else is found there hides nothing. */
function parseKeys(stored: string | null): readonly string[] | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

let query: MediaQueryList | undefined;
/** Between the cards of a phone and the window that has room beside the drawer. Created once: it is read whenever a list is drawn. */
const narrowWindow = (): MediaQueryList => (query ??= window.matchMedia("(640px <= width < 1280px)"));

const watchWidth = (onChange: () => void) => {
  narrowWindow().addEventListener("change", onChange);
  return () => narrowWindow().removeEventListener("change", onChange);
};

/**
 * The columns of a list that the signed-in user does not want to see, remembered in this browser; until one is chosen, the minor
 * ones where room is short.
 */
export function useHiddenColumns(
  list: string,
  columns: readonly { readonly key: string; readonly minor?: boolean | undefined }[],
) {
  "use memo";
  const name = `teedesk.columns ${JSON.stringify([useSession(selectEmail), list])}`;
  const [chosen, setChosen] = useState(() => parseKeys(localStorage.getItem(name)));
  const isNarrow = useSyncExternalStore(watchWidth, () => narrowWindow().matches);
  return {
    hidden: chosen ?? (isNarrow ? columns.flatMap(({ key, minor }) => (minor ? [key] : [])) : []),
    hide: (keys: readonly string[]) => {
      localStorage.setItem(name, JSON.stringify(keys));
      setChosen(keys);
    },
  };
}
