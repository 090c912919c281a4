import type { DrawerState } from "@teedesk/ui";
import { lazy, Suspense } from "react";
import { DrawerContent } from "./DrawerContent.tsx";

const FloatingDrawer = lazy(async () => ({ default: (await import("./FloatingDrawer.tsx")).FloatingDrawer }));

type Props = { readonly drawer: DrawerState & { readonly id: string } };

/** The side navigation: a column beside the page, or on narrow windows a layer over it that closes with each step. */
export function ShellDrawer({ drawer: { id, open, wide, onClose } }: Props) {
  const content = <DrawerContent onStep={onClose} />;
  if (wide) {
    return (
      <nav
        id={id}
        aria-label="Main"
        hidden={!open}
        className="sticky top-topbar h-[calc(100dvh-var(--spacing-topbar))] w-drawer shrink-0 self-start overflow-y-auto border-r border-line p-2 print:hidden"
      >
        {content}
      </nav>
    );
  }
  return (
    open && (
      <Suspense>
        <FloatingDrawer id={id} label="Main" open onClose={onClose}>
          {content}
        </FloatingDrawer>
      </Suspense>
    )
  );
}
