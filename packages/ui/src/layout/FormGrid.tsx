import { clsx } from "clsx";
import type { ReactNode } from "react";

export type FormGridProps = {
  children: ReactNode;
  /** From 1024 px; below there is one. Default 2. */
  columns?: 1 | 2;
  className?: string | undefined;
};

/**
 * Fields in columns. Rows need no gap: each field brings its message line, and the last one may reach into the
 * padding of the panel around it.
 */
export function FormGrid({ children, columns = 2, className }: FormGridProps) {
  return (
    <div className={clsx("-mb-3 grid grid-cols-1 gap-x-4", columns === 2 && "lg:grid-cols-2", className)}>
      {children}
    </div>
  );
}
