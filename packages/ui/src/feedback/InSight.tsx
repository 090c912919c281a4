import { type ReactNode, useEffect, useRef } from "react";

/**
 * The place of an action's result, away from a sticky bar: whatever appears in it is scrolled into the part of the page that
 * is looked at. What changes in place, is taken away or was there from the start, as with a restored draft, moves nothing.
 */
export function InSight({ children, className = "" }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const appearing = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) element.scrollIntoView({ block: "nearest" });
    });
    appearing.observe(element, { childList: true });
    return () => appearing.disconnect();
  }, []);
  return (
    <div ref={box} className={`empty:hidden ${className}`}>
      {children}
    </div>
  );
}
