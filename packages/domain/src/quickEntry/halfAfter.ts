import type { Word } from "./reading.ts";

/** The words that say a half of the day. */
export const halves: Readonly<Record<string, "am" | "pm">> = {
  a: "am",
  am: "am",
  "a.m": "am",
  "a.m.": "am",
  morning: "am",
  p: "pm",
  pm: "pm",
  "p.m": "pm",
  "p.m.": "pm",
  afternoon: "pm",
  evening: "pm",
};

/** The half of the day in the words after a time: "am", "in the morning". */
export function halfAfter(
  words: readonly Word[],
  at: number,
): { readonly half: "am" | "pm" | undefined; readonly length: number } {
  const skipped = words[at]?.text === "in" && words[at + 1]?.text === "the" ? 2 : 0;
  const half = halves[words[at + skipped]?.text ?? ""];
  return half === undefined ? { half, length: 0 } : { half, length: skipped + 1 };
}
