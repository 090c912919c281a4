import { useRef, useState } from "react";

/**
 * A layer over the form that fills it. Opening it leaves the field that has the focus: what was typed there is in the form then, and it does not
 * put back its own text over what the layer fills in. `close` goes back to that field; `end` leaves the focus to the caller.
 */
export function useOverForm() {
  const [isOpen, setIsOpen] = useState(false);
  const left = useRef<Element | null>(null);
  return {
    isOpen,
    open: () => {
      left.current = document.activeElement;
      if (left.current instanceof HTMLElement) left.current.blur();
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
      const field = left.current;
      if (field instanceof HTMLElement) requestAnimationFrame(() => field.focus({ preventScroll: true }));
    },
    end: () => setIsOpen(false),
  };
}
