import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export type PanelProps = {
  heading: string;
  /** Buttons or links at the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
  /** Lets a table reach the panel's edges. */
  flush?: boolean;
  /** Outline level of the heading. Default 2. */
  level?: 2 | 3;
  className?: string | undefined;
};

/** A part of a page with its heading, named for screen readers. */
export function Panel({ heading, actions, children, flush = false, level = 2, className }: PanelProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={id}
      // Positioned, as each field is, so that a keystroke repaints only its panel.
      className={clsx("relative min-w-0 rounded-lg border border-line bg-surface", flush && "overflow-clip", className)}
    >
      <header
        className={clsx(
          "flex min-h-10 flex-wrap items-center justify-between gap-2 px-4",
          flush && "border-b border-line",
        )}
      >
        <Heading id={id} className="min-w-0 text-base font-semibold wrap-anywhere">
          {heading}
        </Heading>
        {actions !== undefined && (
          <div data-acts className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        )}
      </header>
      <div className={flush ? undefined : "px-4 pb-3"}>{children}</div>
    </section>
  );
}
