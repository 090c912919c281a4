import { clsx } from "clsx";

// On a phone 16 px: it zooms into inputs with smaller text.
const box =
  "block w-full min-w-0 rounded-md border bg-surface text-base text-ink transition-[background-color,border-color] placeholder:text-ink-faint pointer-coarse:text-[1rem]";
const open =
  "border-line-strong px-2 hover:border-ink-muted aria-invalid:border-danger-text aria-invalid:bg-danger-soft disabled:border-line disabled:bg-sunken disabled:text-ink-faint";
const text = "border-x-0 border-transparent bg-transparent px-0 text-ellipsis";

/** The classes of a text-like control. A read-only value looks like text. */
export function inputLook(readOnly: boolean, className?: string): string {
  return clsx(box, readOnly ? text : open, className);
}

/** One line of text: the height of a control to be typed in, or of the text alone. */
export const lineHeight = (readOnly: boolean): string => (readOnly ? "h-5" : "h-control");

/** The classes of a radio button's own circle. */
export const radioLook =
  "size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-accent checked:bg-accent-ink print-color-adjust-exact disabled:border-line disabled:bg-sunken forced-colors:appearance-auto";
