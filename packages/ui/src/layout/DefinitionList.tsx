import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Definition = {
  label: string;
  /** Null, undefined and "" show a dash. */
  value: ReactNode;
  /** `end` for amounts. */
  align?: "start" | "end";
};

export type DefinitionListProps = { items: readonly Definition[]; className?: string | undefined };

/** Labels and their values, in two columns that line up. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl className={clsx("grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4", className)}>
      {items.map(({ label, value, align }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className={clsx("min-w-0 wrap-anywhere", align === "end" && "text-right")}>
            {value == null || value === "" ? <span className="text-ink-faint">—</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
