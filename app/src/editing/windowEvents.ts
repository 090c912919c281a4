import { useEffect, useEffectEvent } from "react";

/** Ctrl or Cmd with S. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): boolean =>
  key.toLowerCase() === "s" && (ctrlKey || metaKey);

/** Ctrl or Cmd with S saves the form instead of the page. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A row with a form of its own has saved itself.
    if (!isSaveKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    // A dialog stands over the form: what it asks comes first.
    if (document.querySelector("[role$='dialog']") === null) save();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
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
