import { clsx } from "clsx";
import type { Column } from "./column.ts";

export type RowTone = "muted" | "attention";

const grounds: Record<RowTone | "plain", string> = {
  plain: "bg-surface focus-within:bg-hover hover:bg-hover",
  muted: "bg-sunken text-ink-muted hover:bg-hover",
  attention: "bg-attention-soft hover:bg-attention-hover",
};

/** A row of the body. Its ground is the row's alone: one element changes under the pointer. */
export const rowLook = (tone: RowTone | undefined): string => grounds[tone ?? "plain"];

/** A cell of the body, in the classes of table.css. */
export const cellLook = (
  { align, wrap, className }: Pick<Column<never>, "align" | "wrap" | "className">,
  first: boolean,
  cut: boolean,
  words: boolean,
): string =>
  clsx(
    "cell",
    align === "end" && "text-right",
    wrap && "cell-wraps",
    cut ? "cell-cut" : words && "cell-words",
    first && "cell-first",
    className,
  );
