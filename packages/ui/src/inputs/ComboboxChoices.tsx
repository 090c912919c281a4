import { ComboboxOption, ComboboxOptions, Portal } from "@headlessui/react";
import { clsx } from "clsx";
import { Check } from "lucide";
import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { Icon } from "../basics/Icon.tsx";
import { popupItemLook, popupLook } from "../overlays/popupLook.ts";
import type { Option } from "./option.ts";

type ComboboxChoicesProps = {
  input: RefObject<HTMLInputElement | null>;
  found: readonly Option[];
  loading: boolean;
  /** Shown where there is no choice. Default `Nothing found.` */
  empty?: string | undefined;
  /** Draws a box before each choice: several may be ticked. */
  boxes?: boolean;
};

const boxLook =
  "grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-accent-ink group-data-selected:border-accent group-data-selected:bg-accent group-data-disabled:border-line group-data-disabled:bg-sunken";

/** The list that a combobox drops. It is in the landmark or dialog of its input, where a screen reader looks for it. */
export function ComboboxChoices({
  input,
  found,
  loading,
  empty = "Nothing found.",
  boxes = false,
}: ComboboxChoicesProps) {
  const around = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    around.current = input.current?.closest<HTMLElement>("[role$='dialog'], main") ?? document.body;
  }, [input]);
  return (
    <Portal.Group target={around}>
      <ComboboxOptions
        modal={false}
        anchor={{ to: "bottom start", gap: 4, padding: 8 }}
        className={clsx(
          popupLook,
          "max-h-72! w-max max-w-[min(30rem,calc(100vw-1rem))]! min-w-[max(12rem,var(--input-width))] overflow-y-auto p-1",
        )}
      >
        {found.map((option) => (
          <ComboboxOption
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            className={clsx(popupItemLook, "group")}
          >
            {boxes && (
              <span className={boxLook}>
                <Icon shapes={Check} className="hidden size-3 stroke-3 group-data-selected:block" />
              </span>
            )}
            <span className="min-w-0 grow truncate">{option.text}</span>
            {!boxes && <Icon shapes={Check} className="hidden size-4 text-accent-text group-data-selected:block" />}
          </ComboboxOption>
        ))}
        {found.length === 0 && <p className="px-2 py-1.5 text-ink-muted">{loading ? "Loading…" : empty}</p>}
      </ComboboxOptions>
    </Portal.Group>
  );
}

/** The input of a combobox: Headless UI keeps `aria-describedby` for its own Description component and drops ours. */
export function DescribedInput({
  describedBy,
  ...rest
}: ComponentProps<"input"> & { describedBy: string | undefined }) {
  return <input {...rest} aria-describedby={describedBy} />;
}

/** A click on the input opens its list, as the arrow beside it does: Headless UI opens it by a key or that arrow alone. */
export function openList({ currentTarget: input }: MouseEvent<HTMLInputElement>): void {
  if (input.getAttribute("aria-expanded") === "true") return;
  input.parentElement?.querySelector<HTMLElement>("[aria-haspopup=listbox]")?.click();
}
