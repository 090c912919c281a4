import { clsx } from "clsx";

/**
 * One primary action per view. Danger is the act that destroys or pays out, danger-quiet the button that only asks for
 * it. Quiet is for bars and rows.
 */
export type ButtonKind = "primary" | "secondary" | "danger" | "danger-quiet" | "quiet";
/** Narrow is for the top bar, which has many buttons. */
export type ButtonSize = "normal" | "narrow" | "small";

const kinds: Record<ButtonKind, string> = {
  primary: "border-transparent bg-accent text-accent-ink hover:bg-accent-hover",
  secondary: "border-line-strong bg-surface text-ink hover:bg-hover",
  danger: "border-transparent bg-danger text-danger-ink hover:bg-danger-hover",
  "danger-quiet": "border-line-strong bg-surface text-danger-text hover:border-danger-text hover:bg-danger-soft",
  quiet: "border-transparent text-ink hover:bg-hover aria-expanded:bg-hover",
};

const sizes: Record<ButtonSize, string> = {
  normal: "h-control px-3 text-base",
  narrow: "h-control px-2 text-sm",
  small: "h-6 px-2 text-sm pointer-coarse:h-8",
};

const shared =
  "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap no-underline select-none transition-[background-color,border-color]";

// A busy button keeps its colours under the spinner.
const off = clsx(
  "disabled:border-line disabled:bg-sunken disabled:text-ink-faint",
  "not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:bg-sunken not-aria-busy:aria-disabled:text-ink-faint",
);

/** The classes of a button, for a `<button>` and for a link that looks like one. */
export function buttonLook(kind: ButtonKind, size: ButtonSize, className?: string): string {
  return clsx(shared, sizes[size], kinds[kind], off, className);
}
