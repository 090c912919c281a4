import { DialogBackdrop, DialogPanel, Dialog as DialogRoot, DialogTitle } from "@headlessui/react";
import { clsx } from "clsx";
import { X } from "lucide";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../basics/IconButton.tsx";
import { isControlEnter } from "../basics/shortcuts.ts";
import { usePainted } from "./usePainted.ts";

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
  /** Ctrl or Cmd with Enter, wherever in the dialog the focus is, once it is painted. */
  onYes?: (() => void) | undefined;
  /** Something that a yes waits for is still being read: once it is, it has to be painted first. */
  isReading?: boolean;
};

const widths = { small: "max-w-100", normal: "max-w-140", wide: "max-w-240" };

/**
 * A window over the page. The focus stays inside while it is open and returns to where it was. It comes up by CSS and goes
 * immediately: Headless UI's own transition, interrupted at the wrong moment, leaves an invisible window over the page.
 */
export function DialogBox({
  open,
  onClose,
  onYes,
  title,
  children,
  footer,
  size = "normal",
  question = false,
  isReading = false,
}: DialogProps) {
  const isPainted = usePainted(open, isReading, title);
  const press = (event: KeyboardEvent) => {
    // Enter that is still held down from the button before must not answer the question.
    if (question && event.key === "Enter" && event.repeat) event.preventDefault();
    if (onYes === undefined || !isControlEnter(event)) return;
    // Nor does it press the button that has the focus.
    event.preventDefault();
    // A key that is held down counts once.
    if (!event.repeat && isPainted(event)) onYes();
  };
  return (
    <DialogRoot
      open={open}
      onClose={onClose}
      role={question ? "alertdialog" : "dialog"}
      onKeyDown={press}
      className="fixed inset-0 z-40 outline-none"
    >
      <DialogBackdrop className="fixed inset-0 bg-veil transition-opacity duration-120 starting:opacity-0" />
      {/* React's events come through the portal: a form around what opens the dialog would take this submit for its own. */}
      <div
        onSubmit={(event: FormEvent) => event.stopPropagation()}
        className="fixed inset-0 flex items-start justify-center overflow-y-auto p-3 sm:p-12"
      >
        <DialogPanel
          className={clsx(
            "relative flex max-h-full w-full flex-col rounded-lg bg-raised shadow-dialog transition duration-120 starting:opacity-0 motion-safe:starting:scale-98",
            widths[size],
          )}
        >
          <DialogTitle className="min-h-12 pt-3.5 pr-12 pl-4 text-base font-semibold text-balance">{title}</DialogTitle>
          <div className="min-h-0 grow overflow-y-auto px-4 pt-1 pb-4">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer>
          )}
          {/* Last in the order of the keyboard, so that Tab comes to the first field first. */}
          {!question && <IconButton icon={X} label="Close" onClick={onClose} className="absolute top-2 right-2" />}
        </DialogPanel>
      </div>
    </DialogRoot>
  );
}
