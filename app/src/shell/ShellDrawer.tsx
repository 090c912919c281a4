import { Drawer, type DrawerState, loadLate, useIdle } from "@teedesk/ui";
import { lazy, Suspense } from "react";
import { NotYet } from "../messages/NotYet.tsx";

type Props = { readonly drawer: DrawerState & { readonly id: string } };

const DrawerContent = lazy(() =>
  loadLate(async () => ({ default: (await import("./DrawerContent.tsx")).DrawerContent })),
);

/** The side navigation (OPS-SHELL-27 to 44). Over the page, on narrow windows, it closes with each step. */
export function ShellDrawer({ drawer: { id, open, wide, onClose } }: Props) {
  // The page first: the links are a third of everything that a start draws, and their icons a good part of its code.
  const isFilled = useIdle();
  return (
    <Drawer id={id} label="Main" open={open} wide={wide} onClose={onClose}>
      <Suspense fallback={<NotYet />}>{isFilled && <DrawerContent onClose={onClose} />}</Suspense>
    </Drawer>
  );
}
