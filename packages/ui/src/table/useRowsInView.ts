import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Up to 300 rows are all drawn, so that the browser's own search finds them. */
export const isDrawnWhole = (count: number): boolean => count <= 300;

/** Rows are added and removed by so many; a row is 32 px high. */
const step = 50;
const rowHeight = 32;
const drawn = 4 * step;

/** The rows near the window, of very many: drawing 20,000 would stop the browser for seconds. On paper all are drawn. */
export function useRowsInView(count: number, body: RefObject<HTMLTableSectionElement | null>) {
  const [first, setFirst] = useState(0);
  const [isPrinting, setIsPrinting] = useState(false);
  const isShort = isDrawnWhole(count);
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
  if (isWhole) return { from: 0, to: count, above: 0, below: 0 };
  const from = Math.min(first, Math.max(0, count - drawn));
  const to = Math.min(from + drawn, count);
  return { from, to, above: from * rowHeight, below: (count - to) * rowHeight };
}
