import { type ReactNode, useEffect, useRef } from "react";

/**
 * Where it says what came of an act, away from a sticky bar: whatever appears in it is scrolled into the part of the page that
 * is looked at. What changes in place moves nothing.
 */
export function InSight({ children, className = "" }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const show = () => element.scrollIntoView({ block: "nearest" });
    show();
    const appearing = new MutationObserver(show);
    appearing.observe(element, { childList: true });
    return () => appearing.disconnect();
  }, []);
  return (
    <div ref={box} className={`empty:hidden ${className}`}>
      {children}
    </div>
  );
}
