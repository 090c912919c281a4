import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * The content's element. When the address changes the new page starts at its top with the focus in it, as after a page
 * load, unless the page has put the focus somewhere itself.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const [location] = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    window.scrollTo(0, 0);
    // After the drawer, which gives the focus back to its button in a microtask of its own.
    queueMicrotask(() => {
      if (content.current?.contains(document.activeElement) === false) content.current.focus({ preventScroll: true });
    });
  }, [location]);
  return content;
}
