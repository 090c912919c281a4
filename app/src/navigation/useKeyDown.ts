import { useEffectEvent, useLayoutEffect } from "react";

type Options = {
  /** Before the element that has the focus hears of the key. */
  readonly capture?: boolean;
};

/**
 * Calls back for every key pressed in the window. It listens before what is drawn with it can be seen: a passive effect runs after that,
 * and loses the key of someone who is quick.
 */
export function useKeyDown(onPress: (event: KeyboardEvent) => void, { capture = false }: Options = {}): void {
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    window.addEventListener("keydown", press, { capture });
    return () => window.removeEventListener("keydown", press, { capture });
  }, [capture]);
}
