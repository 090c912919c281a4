import { countText } from "@teedesk/ui";

/** A figure compared with the one before it: "+12 % on October 2026"; in words where a percentage would be meaningless. */
export function changeText(now: number, before: number, when: string): string {
  if (now === before) return `Same as ${when}`;
  if (before <= 0) return `Nothing on ${when}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const sign = now > before ? "+" : "−";
  return `${sign}${percent === 0 ? "under 1" : countText(percent)} % on ${when}`;
}
