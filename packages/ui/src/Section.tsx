import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

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

/** Fields in two columns from 1024 px. Rows need no gap: each field brings its message line. */
export function FormGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx("grid grid-cols-1 gap-x-4 gap-y-1 lg:grid-cols-2", className)}>{children}</div>;
}
