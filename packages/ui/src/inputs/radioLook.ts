/** The classes of a radio button's own circle. */
export const radioLook =
  "size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-accent checked:bg-accent-ink print-color-adjust-exact disabled:border-line disabled:bg-sunken forced-colors:appearance-auto";
