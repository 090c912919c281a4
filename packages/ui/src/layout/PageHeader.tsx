import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { countText } from "../basics/countText.ts";
import { useScrollPadding } from "./useScrollPadding.ts";

export type PageHeaderProps = {
  title: string;
  /** Number of records in the list; null until it is known. */
  count?: number | null;
  /** State chips beside the title. */
  badges?: ReactNode;
  /** The page's buttons in their one fixed order, the primary one last. */
  actions?: ReactNode;
  /** The result of the last action: with a sticky header it is in sight wherever the page is scrolled to. */
  outcome?: ReactNode;
  /** Stays under the top bar while a long form scrolls; cuts a long title rather than grow, on a phone after two lines. */
  sticky?: boolean;
};

const stickyLook = "sticky top-topbar z-20 -mx-4 border-b border-line bg-canvas px-4 print:static";

/** The head of a page: its only h1, the state of the record, its actions and the result of the last one. */
export function PageHeader({ title, count, badges, actions, outcome, sticky = false }: PageHeaderProps) {
  const header = useRef<HTMLDivElement>(null);
  useScrollPadding(header, sticky);
  return (
    <div
      ref={header}
      className={clsx("flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2", sticky && stickyLook)}
    >
      <div className={sticky ? "flex max-w-full min-w-0 items-center gap-x-3" : "contents"}>
        <h1 className="min-w-0 truncate max-sm:line-clamp-2 max-sm:whitespace-normal text-lg font-semibold tracking-tight">
          {title}
          {count != null && <span className="ml-2 font-normal text-ink-muted tabular-nums">{countText(count)}</span>}
        </h1>
        {badges}
      </div>
      {actions !== undefined && (
        <div data-acts className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
          {actions}
        </div>
      )}
      {outcome !== undefined && (
        <div className="flex max-h-[40vh] basis-full flex-col gap-2 overflow-y-auto empty:hidden">{outcome}</div>
      )}
    </div>
  );
}
