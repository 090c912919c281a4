import { useEffect, useEffectEvent } from "react";

/** Where in the window the key is heard: a question that is on screen hears it before the page below it. */
type Place = "page" | "question";

/** Listens for Ctrl or Cmd with Enter while its component stands; a key that is held down counts once. */
export function useControlEnter(onPress: () => void, place: Place = "page"): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    const capture = place === "question";
    addEventListener("keydown", hear, { capture });
    return () => removeEventListener("keydown", hear, { capture });
  }, [place]);
}
