import { clsx } from "clsx";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { popupLook } from "./popupLook.ts";

export type PopoverLayerProps = {
  /** The id that the button which opens it names in `popoverTarget`. */
  id: string;
  label: string;
  /** Drawn while it is open, so that it starts afresh each time. */
  children: (close: () => void) => ReactNode;
};

/**
 * A layer with controls of its own under the button that opens it. The platform's own popover closes on Esc and on a
 * click elsewhere, gives the focus back and lies above a dialog. Enter pressed in it stays in it (OPS-TTL-34).
 */
export function PopoverLayer({ id, label, children }: PopoverLayerProps) {
  const [open, setOpen] = useState(false);
  const layerRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (open) layerRef.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [open]);

  const keepKeys = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "Enter") event.stopPropagation();
    // Nor does it submit the form around.
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.key !== "Escape") return;
    // The dialog around the field listens for Esc too, but it is not its turn.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.hidePopover();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) => {
    // The button closes it on its own.
    const isButton = relatedTarget?.getAttribute("popovertarget") === id;
    if (relatedTarget !== null && !isButton && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };

  return (
    // The events bubble up from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={layerRef}
      popover="auto"
      id={id}
      aria-label={label}
      onToggle={(event) => setOpen(event.newState === "open")}
      onKeyDown={keepKeys}
      onBlur={closeBehind}
      className={clsx(popupLook, "popover-place p-2 text-base font-normal text-ink")}
    >
      {open && children(() => document.getElementById(id)?.hidePopover())}
    </dialog>
  );
}
