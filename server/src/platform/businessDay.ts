import type { LocalDate } from "@teedesk/domain";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The instant at which a day begins at the business (ANSWER-12). */
export const midnight = (day: SQL, timeZone: string): SQL => sql`(${day})::timestamp at time zone ${timeZone}`;

/** The day of an instant at the business, as the text yyyy-mm-dd. */
export const dayOf = (instant: AnyColumn, timeZone: string): SQL<LocalDate> =>
  sql<LocalDate>`(${instant} at time zone ${timeZone})::date::text`;

/** First and last day, both included; a blank end is open. */
export type Days = readonly [from: string, to: string];

/** Instants of these days at the business. */
export const instantsIn = (instant: AnyColumn | SQL, [from, to]: Days, timeZone: string): readonly SQL[] => [
  ...(from === "" ? [] : [sql`${instant} >= ${midnight(sql`${from}::date`, timeZone)}`]),
  ...(to === "" ? [] : [sql`${instant} < ${midnight(sql`${to}::date + 1`, timeZone)}`]),
];

/** Days from the first to the last. */
export const daysIn = (day: AnyColumn, [from, to]: Days): readonly SQL[] => [
  ...(from === "" ? [] : [sql`${day} >= ${from}::date`]),
  ...(to === "" ? [] : [sql`${day} <= ${to}::date`]),
];
