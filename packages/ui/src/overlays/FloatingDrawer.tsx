import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { X } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { IconButton } from "../basics/IconButton.tsx";

export type FloatingDrawerProps = {
  /** The id the menu toggle names in `aria-controls`. */
  id: string;
  /** Name of the navigation, e.g. `Main`. */
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The drawer as a layer over the page: the focus stays in it, Esc and a click beside it close it. */
export function FloatingDrawer({ id, label, open, onClose, children }: FloatingDrawerProps) {
  // Headless UI gives the focus back to what had it since it was loaded, and here it is loaded after the press.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Dialog open={open} onClose={onClose} aria-label={label} className="fixed inset-0 z-40 outline-none print:hidden">
      <DialogBackdrop className="fixed inset-0 bg-veil transition-opacity duration-120 starting:opacity-0" />
      <DialogPanel className="fixed inset-y-0 left-0 w-drawer max-w-[85vw] overflow-y-auto bg-canvas p-2 shadow-dialog transition duration-120 starting:opacity-0 motion-safe:starting:-translate-x-4">
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
