import { type BusinessZone, clock } from "../format/businessTime.ts";

/** The time of day where the business is, in 24 hours (ANSWER-12). */
export function timeIn(zone: BusinessZone): string {
  const { hour, minute } = clock(zone, new Date());
  return `${hour}:${minute}`;
}
