import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";

export type DrawerProps = {
  /** The id the menu toggle names in `aria-controls`. */
  id: string;
  /** Name of the navigation, e.g. `Main`. */
  label: string;
  open: boolean;
  /** Beside the page (wide windows), or over it (narrow ones). */
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The side navigation, 240 px: a column of the page on wide windows, a layer over it on narrow ones. */
export function Drawer({ id, label, open, wide, onClose, children }: DrawerProps) {
  if (wide) {
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
  return (
    <Dialog open={open} onClose={onClose} aria-label={label} className="relative z-40 print:hidden">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity duration-120 data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className="fixed inset-y-0 left-0 w-drawer max-w-[85vw] overflow-y-auto bg-canvas p-2 shadow-dialog transition duration-120 data-closed:opacity-0 motion-safe:data-closed:-translate-x-4"
      >
        <div className="flex justify-end">
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <nav id={id} aria-label={label}>
          {children}
        </nav>
      </DialogPanel>
    </Dialog>
  );
}
