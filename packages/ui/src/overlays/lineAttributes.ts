/** The attributes of a Finder's line, before its box has loaded and in it. */
export const lineAttributes = {
  autoComplete: "off",
  spellCheck: false,
  className:
    "h-12 min-w-0 grow bg-transparent text-base outline-none placeholder:text-ink-faint pointer-coarse:text-[1rem]",
} as const;
