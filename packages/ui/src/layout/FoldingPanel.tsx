import { clsx } from "clsx";
import { ChevronRight } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../basics/Icon.tsx";

export type FoldingPanelProps = {
  heading: string;
  /** The content in a few words, while it is closed and while it is open. */
  summary?: ReactNode;
  /** Beside the summary while it is closed; they open it by what they do. */
  actions?: ReactNode;
  children: ReactNode;
  /** Opens it from outside, e.g. because something inside is refused; the person cannot close it then. */
  mustOpen?: boolean;
  /** Lets a table reach the panel's edges. */
  flush?: boolean;
  className?: string | undefined;
};

/** A part of a page that takes one line until it is used, named for screen readers. */
export function FoldingPanel({
  heading,
  summary,
  actions,
  children,
  mustOpen = false,
  flush,
  className,
}: FoldingPanelProps) {
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const open = wasOpened || mustOpen;
  return (
    <section
      aria-labelledby={id}
      // Positioned as Panel is, so that a keystroke repaints only this one.
      className={clsx("relative min-w-0 rounded-lg border border-line bg-surface", flush && "overflow-clip", className)}
    >
      <h2 className={clsx("flex min-h-10 items-center gap-2 px-2", open && flush && "border-b border-line")}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpened(!open)}
          className="flex min-w-0 items-center gap-1 rounded-sm px-1 text-left font-semibold hover:text-accent-text pointer-coarse:min-h-control"
        >
          <Icon
            shapes={ChevronRight}
            className={clsx("size-4 shrink-0 text-ink-muted transition-transform", open && "rotate-90")}
          />
          <span id={id}>{heading}</span>
        </button>
        <span className="ml-auto min-w-0 truncate pr-2 text-sm font-normal text-ink-muted">{summary}</span>
        {!open && actions}
      </h2>
      {open && <div className={flush ? undefined : "px-4 pb-3"}>{children}</div>}
    </section>
  );
}
