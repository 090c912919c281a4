import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { loadLate } from "../basics/loadLate.ts";
import { whenIdle } from "../basics/whenIdle.ts";
import { LateLayer } from "./LateLayer.tsx";

let isLoaded = false;
const load = async () => {
  const { DialogBox } = await import("./DialogBox.tsx");
  isLoaded = true;
  return { default: DialogBox };
};
const Box = lazy(() => loadLate(load));

export type DialogProps = {
  open: boolean;
  /** Esc, the cross and a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons; the last one is the dialog's own act. */
  footer?: ReactNode;
  /** 400, 560 or 960 px; a phone gets the full width. Default normal. */
  size?: "small" | "normal" | "wide";
  /** Asks for an answer (role alertdialog); a click outside does nothing. */
  question?: boolean;
  /** Ctrl or Cmd with Enter, wherever in the dialog the focus is. */
  onYes?: (() => void) | undefined;
};

/**
 * A window over the page. The focus stays inside while it is open and returns to where it was. No page waits for its code:
 * that comes when the page stands, so that the first one opens at once.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const [isWanted, setIsWanted] = useState(open);
  if (open && !isWanted) setIsWanted(true);
  useEffect(() => {
    // What cannot be loaded now is asked for again when the dialog opens.
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
