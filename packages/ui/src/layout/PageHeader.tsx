import type { ReactNode } from "react";

export type PageHeaderProps = {
  title: string;
  /** How many records the list has; not yet known is null. */
  count?: number | null;
  /** State chips beside the title. */
  badges?: ReactNode;
  /** The page's buttons in their one fixed order, the primary one last. */
  actions?: ReactNode;
  /** Stays under the top bar while a long form scrolls; cuts a long title rather than grow. */
  sticky?: boolean;
};

/** The head of a page: its only h1, what state the thing is in and what can be done with it. */
export function PageHeader({ title, count, badges, actions, sticky = false }: PageHeaderProps) {
  return (
    <div
      className={
        sticky
          ? "sticky top-topbar z-10 -mx-4 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-4 py-2 print:static"
          : "flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2"
      }
    >
      <div className={sticky ? "flex max-w-full min-w-0 items-center gap-x-3" : "contents"}>
        <h1 className="min-w-0 truncate text-lg font-semibold tracking-tight">
          {title}
          {count != null && (
            <span className="ml-2 font-normal text-ink-muted tabular-nums">{count.toLocaleString("en-US")}</span>
          )}
        </h1>
        {badges}
      </div>
      {actions !== undefined && <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </div>
  );
}
