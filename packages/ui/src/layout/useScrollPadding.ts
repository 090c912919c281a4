import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps what is scrolled to or focused clear of a sticky header and of the bar above it, however tall they are. Both together are
 * `--sticky-head`, for what sticks below them.
 */
export function useScrollPadding(header: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!isSticky || element === null) return undefined;
    const page = document.documentElement;
    const measure = () => {
      const bar = Number.parseFloat(getComputedStyle(element).top) || 0;
      page.style.scrollPaddingTop = `${bar + element.offsetHeight + 8}px`;
      page.style.setProperty("--sticky-head", `${bar + element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingTop = "";
      page.style.removeProperty("--sticky-head");
    };
  }, [header, isSticky]);
}
