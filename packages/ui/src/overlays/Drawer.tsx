import { lazy, Suspense } from "react";
import { loadLate } from "../basics/loadLate.ts";
import type { FloatingDrawerProps } from "./FloatingDrawer.tsx";
import { LateLayer } from "./LateLayer.tsx";

const FloatingDrawer = lazy(() =>
  loadLate(async () => ({ default: (await import("./FloatingDrawer.tsx")).FloatingDrawer })),
);

export type DrawerProps = FloatingDrawerProps & {
  /** Beside the page (wide windows), or over it (narrow ones). */
  wide: boolean;
};

/**
 * The side navigation, 240 px: a column of the page on wide windows, a layer over it on narrow ones. Only the layer
 * needs a dialog's machinery, which is loaded when it first opens.
 */
export function Drawer({ wide, ...props }: DrawerProps) {
  const { id, label, open, children } = props;
  if (!wide) {
    return (
      open && (
        <Suspense fallback={<LateLayer title={label} onClose={props.onClose} />}>
          <FloatingDrawer {...props} />
        </Suspense>
      )
    );
  }
  return (
    <nav
      id={id}
      aria-label={label}
      hidden={!open}
      className="sticky top-topbar h-[calc(100dvh-var(--spacing-topbar))] w-drawer shrink-0 self-start overflow-y-auto border-r border-line bg-canvas p-2 print:hidden"
    >
      {children}
    </nav>
  );
}
