import { isNull, not, type Placeholder, type SQL, sql } from "drizzle-orm";
import { availabilityQueues } from "../db/schema/availabilityQueues.ts";
import { foreUpAvailabilities } from "../db/schema/foreUpAvailabilities.ts";
import type { LocalMoment } from "../platform/clock.ts";
import { isClosing } from "./runningClosure.ts";

const { available_date, available_time, gone_at, id, queue_closed_at } = foreUpAvailabilities;

/** A moment, or the parameters of a prepared statement. */
export type AsMoment = { readonly [Name in keyof LocalMoment]: LocalMoment[Name] | Placeholder };

/** In the future of the business, free or sold. */
export const isToCome = ({ date, time }: AsMoment): SQL =>
  sql`(${available_date}, ${available_time}) >= (${date}::date, ${time})`;

/** Not sold, and in the future. The list of free tee times shows these alone. */
export const isFree = (now: AsMoment): readonly SQL[] => [isNull(gone_at), isToCome(now)];

/** Free, and can be booked now: its course is not being closed at that time. Callers are offered these alone. */
export const isOnOffer = (now: AsMoment): readonly SQL[] => [...isFree(now), not(isClosing)];

/** A customer waits for it, and staff have not closed its queue. */
export const hasOpenQueue: SQL = sql`(${queue_closed_at} is null and exists (
  select from ${availabilityQueues} where ${availabilityQueues.fore_up_availability_id} = ${id} and ${availabilityQueues.removed_at} is null))`;

/** Saturday, November 28, 2026 */
export const availableDayText: SQL<string> = sql<string>`to_char(${available_date}, 'FMDay, FMMonth FMDD, YYYY')`;
