import { X } from "lucide";
import { Icon } from "../basics/Icon.tsx";

export type ChipProps = {
  /** The filter's name, e.g. `Course`. */
  name: string;
  value: string;
  /** The value reads as a whole, without the name. */
  isWhole?: boolean | undefined;
  onRemove: () => void;
};

/** A filter in use, with a button that takes it away. */
export function Chip({ name, value, isWhole = false, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-6 max-w-64 items-center rounded-full border border-line bg-surface pl-2 text-sm text-ink">
      <span className="truncate">
        {!isWhole && <span className="text-ink-muted">{name}: </span>}
        {value}
      </span>
      <button
        type="button"
        aria-label={`Remove filter ${name}`}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-hover hover:text-ink"
      >
        <Icon shapes={X} className="size-3" />
      </button>
    </span>
  );
}
