import { clsx } from "clsx";
import type { ReactNode } from "react";

export type FormGridProps = {
  children: ReactNode;
  /** From 1024 px; below there is one. Default 2. */
  columns?: 1 | 2;
  className?: string | undefined;
};

/** Fields in columns: 60 px for each row that is typed in, 44 px for one that is read. */
export function FormGrid({ children, columns = 2, className }: FormGridProps) {
  return (
    <div className={clsx("grid grid-cols-1 gap-x-4 gap-y-2", columns === 2 && "lg:grid-cols-2", className)}>
      {children}
    </div>
  );
}
