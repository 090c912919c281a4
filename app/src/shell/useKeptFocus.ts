import { type RefObject, useEffect } from "react";

const focusable = "a[href], :is(button, input, select, textarea):not([type=hidden], [tabindex='-1']):enabled";

/** The first control of the closest surroundings that are still there. */
function controlNear(ancestors: readonly Element[]): HTMLElement | null {
  for (const box of ancestors) {
    const control = box.isConnected ? box.querySelector<HTMLElement>(focusable) : null;
    if (control !== null) return control;
  }
  return null;
}

/** When the focused control goes away, as a pressed Dismiss does, the focus goes on to a control near it and not to the page. */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (main === null) return undefined;
    let last: Element | null = null;
    let ancestors: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && target !== main ? target : null;
      ancestors = [];
      for (let box = last?.parentElement ?? null; box !== null && box !== main; box = box.parentElement)
        ancestors.push(box);
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && last?.contains(target) === false) last = null;
    };
    const keep = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      controlNear(ancestors)?.focus({ preventScroll: true });
    };
    // A form that moves its own focus does so in the first frame.
    const observer = new MutationObserver(() => {
      if (last?.isConnected === false) requestAnimationFrame(() => requestAnimationFrame(keep));
    });
    observer.observe(main, { childList: true, subtree: true });
    main.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    return () => {
      observer.disconnect();
      main.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
    };
  }, [content]);
}
