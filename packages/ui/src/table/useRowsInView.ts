import { type RefObject, useDeferredValue, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Up to this many rows are all drawn, so that the browser's own search finds them. */
const drawnWhole = 300;
/** Rows come and go by so many; a row is 32 px high. */
const step = 50;
const rowHeight = 32;
const drawn = 4 * step;

/** How many rows a window has room for at most, under its bar, the list's head and above its pages. */
const rowsInWindow = (): number => Math.max(10, Math.ceil((window.innerHeight - 300) / rowHeight));

/**
 * Which rows are drawn. At first those that the window can show, and the others right after them. Of very many those near the
 * window: 20,000 at once would stop the browser for seconds. On paper all of them are.
 */
export function useRowsInView(count: number, body: RefObject<HTMLTableSectionElement | null>) {
  const [first, setFirst] = useState(0);
  const [isPrinting, setIsPrinting] = useState(false);
  const later = useDeferredValue(count, 0);
  const ready = Math.min(count, Math.max(later, rowsInWindow()));
  const isShort = count <= drawnWhole;
  const isWhole = isShort || isPrinting;
  useEffect(() => {
    if (isShort) return undefined;
    // The browser takes the page as it is when this returns.
    const print = () => flushSync(() => setIsPrinting(true));
    const printed = () => setIsPrinting(false);
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", printed);
    return () => {
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", printed);
    };
  }, [isShort]);
  useEffect(() => {
    if (isWhole) return undefined;
    const look = () => {
      const box = body.current?.closest("div")?.getBoundingClientRect();
      const top = Math.max(box?.top ?? 0, 0) - (body.current?.getBoundingClientRect().top ?? 0);
      setFirst(Math.max(0, Math.floor(top / rowHeight / step) - 1) * step);
    };
    look();
    document.addEventListener("scroll", look, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", look, { capture: true });
  }, [isWhole, body]);
  if (isPrinting) return { from: 0, to: count, above: 0, below: 0 };
  if (isShort) return { from: 0, to: ready, above: 0, below: (count - ready) * rowHeight };
  const from = Math.min(first, Math.max(0, count - drawn));
  const to = Math.min(from + drawn, count);
  return { from, to, above: from * rowHeight, below: (count - to) * rowHeight };
}
