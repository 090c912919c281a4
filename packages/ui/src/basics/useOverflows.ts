import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether an element's content is wider or higher than its box, so that the keyboard needs a way to scroll it. */
export type Overflow = { readonly across: boolean; readonly down: boolean };

const fits: Overflow = { across: false, down: false };

export function useOverflows(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(fits);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      const across = box.scrollWidth > box.clientWidth;
      const down = box.scrollHeight > box.clientHeight;
      setOverflow((before) => (before.across === across && before.down === down ? before : { across, down }));
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflow;
}
