import { useLayoutEffect, useRef } from "react";

const unpainted = { key: "", at: 0 };

/**
 * Whether an event came after the frame that painted what is shown; `shown` changes with it. A key that bounces, or that was pressed while the
 * page was busy, comes before: no one has seen what it would say yes to.
 */
export function usePainted(
  ...shown: readonly (boolean | string)[]
): (event: { readonly timeStamp: number }) => boolean {
  const key = shown.join();
  const painted = useRef(unpainted);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame((at) => {
      painted.current = { key, at };
    });
    return () => {
      cancelAnimationFrame(frame);
      painted.current = unpainted;
    };
  }, [key]);
  return ({ timeStamp }) => painted.current.key === key && timeStamp >= painted.current.at;
}
