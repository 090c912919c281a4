import { useState } from "react";
import { selectEmail } from "../flows/session/selectors.ts";
import { useSession } from "../services/services.tsx";

/** Keys read from storage; whatever else is found there hides nothing. */
function parseKeys(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** The columns of a list that the signed-in user does not want to see, remembered in this browser. */
export function useHiddenColumns(list: string) {
  const name = `teedesk.columns ${JSON.stringify([useSession(selectEmail), list])}`;
  const [hidden, setHidden] = useState(() => parseKeys(localStorage.getItem(name)));
  return {
    hidden,
    hide: (keys: readonly string[]) => {
      localStorage.setItem(name, JSON.stringify(keys));
      setHidden(keys);
    },
  };
}
