import { clsx } from "clsx";
import type { Column } from "./column.ts";

export type RowTone = "muted" | "attention";

const grounds: Record<RowTone | "plain", string> = {
  plain: "bg-surface group-focus-within:bg-hover group-hover:bg-hover",
  muted: "bg-sunken text-ink-muted group-hover:bg-hover",
  attention: "bg-attention-soft group-hover:bg-attention-hover",
};

/**
 * The first column stays where the others slide under it; a line parts it from them. Only there: the browser keeps the place of
 * each such cell for every frame it draws.
 */
export const firstLook =
  "in-data-slides:sticky in-data-slides:left-0 in-data-slides:z-1 in-data-slides:shadow-[inset_-1px_0_var(--color-line)] print:static";

/** A cell of the body. Its ground is its own: what slides under a sticky cell must not show through. */
export function cellLook(
  column: Pick<Column<never>, "align" | "wrap" | "cut" | "className">,
  first: boolean,
  tone: RowTone | undefined,
): string {
  return clsx(
    "h-8 border-b border-line px-3 group-last:border-b-0 first:pl-4 last:pr-4 print:px-2 print:whitespace-normal",
    grounds[tone ?? "plain"],
    column.align === "end" && "text-right",
    column.wrap ? "py-1" : "py-0.5 whitespace-nowrap",
    column.cut && "max-w-48 truncate print:max-w-none print:overflow-visible",
    first && firstLook,
    column.className,
  );
}
