import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the element's content is larger than its box, so that the keyboard needs a way to scroll it. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
