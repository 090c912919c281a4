import { type RefObject, useRef } from "react";
import { Button } from "../basics/Button.tsx";
import { Chip } from "./Chip.tsx";

/** A filter in use; the chip has the name beside its value, unless the value is whole without it. */
export type FilterInUse = { key: string; name: string; value: string; isWhole?: boolean };

export type FilterChipsProps = {
  filters: readonly FilterInUse[];
  onRemove: (key: string) => void;
  onClear: () => void;
};

/**
 * The filters in use, each with a button that takes it away. The row keeps its line when there are none, with a sentence, so
 * that the list under it does not move; the focus goes on to the next button when one goes away.
 */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const remove = (key: string, index: number) => {
    focusAfter(rowRef, filters.length === 1 ? undefined : index + 1);
    onRemove(key);
  };
  const clear = () => {
    focusAfter(rowRef, undefined);
    onClear();
  };
  return (
    <ul
      ref={rowRef}
      aria-label="Filters in use"
      tabIndex={-1}
      className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 rounded-sm text-sm text-ink-muted print:hidden"
    >
      {filters.length === 0 ? (
        <li>No filters in use</li>
      ) : (
        <>
          {filters.map(({ key, name, value, isWhole }, index) => (
            <li key={key} className="flex">
              <Chip name={name} value={value} isWhole={isWhole} onRemove={() => remove(key, index)} />
            </li>
          ))}
          <li className="flex">
            <Button size="small" kind="quiet" onClick={clear}>
              Clear all
            </Button>
          </li>
        </>
      )}
    </ul>
  );
}

/** The button at a place in the row, or the row itself. */
function focusAfter(rowRef: RefObject<HTMLElement | null>, place: number | undefined): void {
  const buttons = rowRef.current?.querySelectorAll("button");
  (place === undefined ? rowRef.current : buttons?.[place])?.focus();
}
