import { useLayoutEffect, useRef } from "react";

/**
 * Whether an event came after the frame that painted what is shown; `shown` changes with it. A key that bounces, or that was pressed while the
 * page was busy, comes before: no one has seen what it would say yes to.
 */
export function usePainted(
  ...shown: readonly (boolean | string)[]
): (event: { readonly timeStamp: number }) => boolean {
  const paintedAt = useRef(Number.POSITIVE_INFINITY);
  const key = shown.join();
  useLayoutEffect(() => {
    paintedAt.current = Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame((now) => {
      paintedAt.current = now;
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return ({ timeStamp }) => timeStamp >= paintedAt.current;
}
