import type { ReportPeriod } from "@teedesk/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { foreUpAvailabilities } from "../../../db/schema/foreUpAvailabilities.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { daysIn } from "../../../platform/businessDay.ts";
import { bookedIn } from "../../../sales/period.ts";

/** The days of play and the courses that are reported. */
export type Scope = {
  readonly period: ReportPeriod;
  readonly course_id: number | undefined;
  readonly timeZone: string;
};

const { golf_course_id, available_date, available_time, gone_at, most_seen, spots } = foreUpAvailabilities;

/** A slot that its first observation had as taken was never seen free; it has one spot and no room (storeObservations). */
const wasNeverFree = sql`(${gone_at} is not null and ${most_seen} = 0 and ${spots} = '{1}')`;

/** The slots of a scope that a feed saw free. */
export const isSeen = ({ period: { start, end }, course_id }: Scope): SQL | undefined =>
  and(
    ...daysIn(available_date, [start, end]),
    course_id === undefined ? undefined : eq(golf_course_id, course_id),
    sql`not ${wasNeverFree}`,
  );

/** Whether a slot was taken before its tee time; after that time no snapshot lists it, taken or not. */
export const isTaken = ({ timeZone }: Scope): SQL =>
  sql`coalesce(${gone_at} at time zone ${timeZone} < ${available_date} + ${available_time}::time, false)`;

/** The bookings of a scope, canceled ones too. */
export const isPlayed = ({ period, course_id, timeZone }: Scope): readonly SQL[] => [
  ...bookedIn(period, "played", timeZone),
  ...(course_id === undefined ? [] : [eq(teeTimes.golf_course_id, course_id)]),
];
