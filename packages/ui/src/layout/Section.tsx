import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FormGrid } from "./FormGrid.tsx";

export type SectionProps = { heading: string; children: ReactNode; className?: string | undefined };

/** A named group of fields inside a panel: two columns from 1024 px, one below. */
export function Section({ heading, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx("min-w-0", className)}>
      <h3 id={id} className="mb-2 border-b border-line pb-2 text-sm font-semibold">
        {heading}
      </h3>
      <FormGrid>{children}</FormGrid>
    </section>
  );
}
