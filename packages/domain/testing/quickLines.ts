import { quickEntry } from "../src/quickEntry/quickEntry.ts";
import type { QuickContext } from "../src/quickEntry/reading.ts";
import { rentalClub } from "./bookings.ts";
import { date } from "./values.ts";

/** A Tuesday, with courses and clubs that are similar to each other. */
export const quickContext = {
  today: date("2026-11-24"),
  courses: [
    { id: 1, name: "Torrey Pines South" },
    { id: 2, name: "Torrey Pines North" },
    { id: 3, name: "Balboa Mesa" },
    { id: 4, name: "Mission Bay Executive" },
  ],
  clubs: [
    { ...rentalClub, id: 1, brand: "Callaway", handed: 1 as const, sex: 0 as const },
    { ...rentalClub, id: 2, brand: "Ping", handed: 1 as const, sex: 1 as const },
    { ...rentalClub, id: 3, brand: "Cobra", handed: 0 as const, sex: 0 as const },
  ],
} satisfies QuickContext;

/** Each part of a line as "typed: its meanings", and the rest as "typed – reason". */
export function readLine(line: string, more: Partial<QuickContext> = {}): readonly string[] {
  const { parts, rest } = quickEntry(line, { ...quickContext, ...more });
  return [
    ...parts.map(({ typed, choices }) => `${typed}: ${choices.map(({ words }) => words).join(" | ")}`),
    ...rest.map(({ typed, reason }) => `${typed} – ${reason}`),
  ];
}
