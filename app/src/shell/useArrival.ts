import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * The content's element. When the address changes the new page starts at its top with the focus in it, as after a page
 * load, unless the page has set the focus itself.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const [location] = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return undefined;
    previous.current = location;
    window.scrollTo(0, 0);
    // focus() forces layout, so it waits until the page has been painted. By then the drawer has returned the focus to its
    // button; an element that the person focused meanwhile keeps it.
    let painted = 0;
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      painted = window.setTimeout(() => {
        const isOutside = document.activeElement === focused && content.current?.contains(focused) === false;
        if (isOutside) content.current?.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [location]);
  return content;
}
