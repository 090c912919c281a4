import { type SQL, sql } from "drizzle-orm";
import { teeTimes } from "../db/schema/teeTimes.ts";

/** How a booking came about, as the summaries tell them apart (docs/reports.md). */
export type BookingKind = "internal" | "external" | "misc";

export const bookingKind: SQL<BookingKind> = sql<BookingKind>`case
  when ${teeTimes.internal} then 'internal' when ${teeTimes.golf_rate_id} is not null then 'external' else 'misc' end`;
