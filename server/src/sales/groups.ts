import { addDays, type LocalDate, type ReportPeriod } from "@teedesk/domain";
import { and, count, eq, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { dayOf } from "../platform/businessDay.ts";
import { type Figures, figureSums, noFigures } from "./figures.ts";

/** A group of bookings: the number of its rows in a list, including canceled ones, and its sums. */
export type Group<Key> = Figures & { readonly key: Key; readonly rows: number };

/** Each agent's bookings, under the name the agent had when booking. */
export function groupByAgent(db: Database, where: readonly SQL[]): Promise<readonly Group<string>[]> {
  return db
    .select({ key: teeTimes.agent, rows: count(), ...figureSums })
    .from(teeTimes)
    .where(and(...where))
    .groupBy(teeTimes.agent)
    .orderBy(teeTimes.agent);
}

/** The bookings of each course, the courses by their names. */
export function groupByCourse(
  db: Database,
  where: readonly SQL[],
): Promise<readonly (Group<number> & { readonly course_name: string })[]> {
  return db
    .select({ key: golfCourses.id, course_name: golfCourses.course_name, rows: count(), ...figureSums })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
    .where(and(...where))
    .groupBy(golfCourses.id, golfCourses.course_name)
    .orderBy(golfCourses.course_name, golfCourses.id);
}

/** The bookings made on each day, of the days that have any. */
export function groupByDay(
  db: Database,
  where: readonly SQL[],
  timeZone: string,
): Promise<readonly Group<LocalDate>[]> {
  const day = dayOf(teeTimes.created_at, timeZone);
  return db
    .select({ key: day, rows: count(), ...figureSums })
    .from(teeTimes)
    .where(and(...where))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Includes days without a booking. An open end is the first or the last day that has one. */
export function* everyDay(
  { start, end }: ReportPeriod,
  days: readonly Group<LocalDate>[],
): Generator<Group<LocalDate>> {
  const found = new Map(days.map((day) => [day.key, day]));
  const last = end === "" ? days.at(-1)?.key : end;
  const first = start === "" ? days[0]?.key : start;
  if (first === undefined || last === undefined) return;
  for (let day = first; day <= last; day = Result.getOrThrow(addDays(day, 1))) {
    yield found.get(day) ?? { ...noFigures, key: day, rows: 0 };
  }
}
