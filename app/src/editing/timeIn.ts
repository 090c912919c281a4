import { clock } from "../format/businessTime.ts";

/** What the clock says now where the business is, in 24 hours (DECISIONS 12). */
export function timeIn(timeZone: string): string {
  const { hour, minute } = clock(timeZone, new Date());
  return `${hour}:${minute}`;
}
