import type { ReportPeriod } from "@teedesk/domain";
import { type SQL, sql } from "drizzle-orm";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { daysIn, instantsIn } from "../platform/businessDay.ts";

/** The day a booking is counted on: the day it was made, or the day of play. */
export type DateType = "created" | "played";

/** The bookings of a period; a blank end is open. */
export const bookedIn = ({ start, end }: ReportPeriod, by: DateType, timeZone: string): readonly SQL[] =>
  by === "created" ? instantsIn(teeTimes.created_at, [start, end], timeZone) : daysIn(teeTimes.play_date, [start, end]);

/** A round was played when its booking stands and its day is over. */
export const wasPlayed = (today: string): SQL =>
  sql`(${teeTimes.canceled_at} is null and ${teeTimes.play_date} < ${today}::date)`;
