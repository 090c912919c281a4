import type { KeyboardEvent, RefObject } from "react";

/** Rows that Page Up and Page Down pass. */
const page = 10;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: page,
  PageUp: -page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const buttonsIn = (box: HTMLElement | null): readonly HTMLElement[] =>
  Array.from(box?.querySelectorAll<HTMLElement>("[data-offer]") ?? []);

/**
 * The arrow keys lead from row to row, and down from a text of the wish to the first one; up from the first row leads back. From the box
 * around the rows, which has the focus where a row is gone, they lead to the row that is chosen. `goTo` puts the focus on a row.
 */
export function useOfferKeys(box: RefObject<HTMLElement | null>) {
  const goTo = (index: number) => {
    const buttons = buttonsIn(box.current);
    const button = buttons[Math.min(Math.max(index, 0), buttons.length - 1)];
    button?.focus();
    return button !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target } = event;
    if (target === box.current) {
      event.preventDefault();
      goTo(buttonsIn(box.current).findIndex(({ tabIndex }) => tabIndex === 0));
      return;
    }
    const at = target instanceof HTMLElement ? buttonsIn(box.current).indexOf(target) : -1;
    if (at < 0) {
      const isText = target instanceof HTMLInputElement && target.role !== "combobox";
      if (event.key === "ArrowDown" && isText && goTo(0)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (at === 0 && event.key === "ArrowUp") box.current?.querySelector<HTMLElement>("[name=days]")?.focus();
    else goTo(at + step);
  };
  return { goTo, onKeyDown };
}
