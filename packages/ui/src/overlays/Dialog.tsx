import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { loadLate } from "../basics/loadLate.ts";
import { whenIdle } from "../basics/whenIdle.ts";
import type { DialogProps } from "./DialogBox.tsx";
import { LateLayer } from "./LateLayer.tsx";

let isLoaded = false;
const load = async () => {
  const { DialogBox } = await import("./DialogBox.tsx");
  isLoaded = true;
  return { default: DialogBox };
};
const Box = lazy(() => loadLate(load));

/**
 * A window over the page. The focus stays inside while it is open and returns to where it was. No page waits for its code:
 * it is loaded after the page, so that the first one opens immediately.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const [isWanted, setIsWanted] = useState(open);
  if (open && !isWanted) setIsWanted(true);
  useEffect(() => {
    // Code that cannot be loaded now is requested again when the dialog opens.
    if (!isLoaded) void whenIdle().then(() => load().catch(() => undefined));
  }, []);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () =>
      // The library knows where the focus was only once it is loaded.
      queueMicrotask(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
  }, [open]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={open && <LateLayer title={props.title} onClose={props.onClose} />}>
      <Box {...props} />
    </Suspense>
  );
}
