import type { ReactNode } from "react";
import { Icon, type IconShapes } from "../basics/Icon.tsx";

export type EmptyStateProps = {
  icon?: IconShapes;
  title: string;
  /** Why there is nothing, or what to do. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** Shown in place of missing content. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      {icon && <Icon shapes={icon} className="mb-1 size-6 text-ink-faint" />}
      <p className="font-medium">{title}</p>
      {children !== undefined && <div className="max-w-100 text-pretty text-ink-muted">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
