import { clsx } from "clsx";

/** One primary action per view; danger destroys or pays out; quiet stands inside bars and rows. */
export type ButtonKind = "primary" | "secondary" | "danger" | "quiet";
export type ButtonSize = "normal" | "small";

const kinds: Record<ButtonKind, string> = {
  primary: "border-transparent bg-accent text-accent-ink hover:bg-accent-hover",
  secondary: "border-line-strong bg-surface text-ink hover:bg-hover",
  danger: "border-transparent bg-danger text-danger-ink hover:bg-danger-hover",
  quiet: "border-transparent text-ink hover:bg-hover aria-expanded:bg-hover",
};

const sizes: Record<ButtonSize, string> = {
  normal: "h-control px-3 text-base",
  small: "h-6 px-2 text-sm pointer-coarse:h-8",
};

const shared =
  "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap no-underline select-none transition-colors";

const off = "disabled:border-line disabled:bg-sunken disabled:text-ink-faint";

/** The classes of a button, for a `<button>` and for a link that looks like one. */
export function buttonLook(kind: ButtonKind, size: ButtonSize, className?: string): string {
  return clsx(shared, sizes[size], kinds[kind], off, className);
}
