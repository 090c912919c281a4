import { ComboboxButton } from "@headlessui/react";
import { ChevronsUpDown, X } from "lucide";
import { Icon } from "../basics/Icon.tsx";
import { Spinner } from "../basics/Spinner.tsx";

type ComboboxButtonsProps = {
  label: string;
  loading: boolean;
  /** Absent where there is nothing to clear. */
  onClear: (() => void) | undefined;
};

const look = "grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink";

/** The buttons at the right edge of a combobox: Clear, and the arrow that drops the list. */
export function ComboboxButtons({ label, loading, onClear }: ComboboxButtonsProps) {
  return (
    <span className="absolute inset-y-0 right-1 flex items-center text-ink-muted">
      {onClear && (
        <button type="button" aria-label={`Clear ${label}`} onClick={onClear} className={look}>
          <Icon shapes={X} className="size-4" />
        </button>
      )}
      <ComboboxButton aria-label={`Show choices of ${label}`} className={look}>
        {loading ? <Spinner /> : <Icon shapes={ChevronsUpDown} className="size-4" />}
      </ComboboxButton>
    </span>
  );
}
