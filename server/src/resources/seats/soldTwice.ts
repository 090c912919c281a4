import type { components } from "@teedesk/openapi";
import { and, asc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities, golfCourses, teeTimes } from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { isToCome } from "../../teeTime/freeTeeTimes.ts";

type SoldTwice = components["schemas"]["SoldTwice"];

const { id, golf_course_id, available_date: play_date, available_time: play_time, most_seen } = foreUpAvailabilities;
const players = sql<number>`sum(${teeTimes.players})::int`;

/**
 * The known slots to come where more players stand than any observation had room for. Those whom the course had confirmed before one
 * are part of its room (note_observation).
 */
const soldTwice = (db: Database, now: LocalMoment) =>
  db
    .select({
      id,
      course: { id: golfCourses.id, course_name: golfCourses.course_name },
      play_date,
      play_time,
      players: players.as("players"),
      most_seen,
      bookings: sql<
        SoldTwice["bookings"]
      >`jsonb_agg(jsonb_build_object('id', ${teeTimes.id}, 'confirmation', ${teeTimes.confirmation},
        'agent', ${teeTimes.agent}, 'players', ${teeTimes.players}, 'seated_at', ${teeTimes.seated_at},
        'reason', (select case when told.players < ${teeTimes.players} then 'course_not_told' end from told_of(${teeTimes}) as told))
        order by ${teeTimes.seated_at}, ${teeTimes.id})`.as("bookings"),
    })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .innerJoin(
      teeTimes,
      and(
        eq(teeTimes.golf_course_id, golf_course_id),
        eq(teeTimes.play_date, play_date),
        eq(teeTimes.play_time, play_time),
        isNull(teeTimes.canceled_at),
        gte(teeTimes.play_date, sql`${now.date}::date`),
      ),
    )
    .where(isToCome(now))
    .groupBy(id, golfCourses.id)
    .having(gt(players, most_seen));

export async function listSoldTwice(db: Database, now: LocalMoment): Promise<SoldTwice[]> {
  const rows = await soldTwice(db, now).orderBy(asc(play_date), asc(play_time), asc(golfCourses.course_name), asc(id));
  return rows.map(({ bookings, ...row }) => ({
    ...row,
    bookings: bookings.map(({ seated_at, ...booking }) => ({
      ...booking,
      seated_at: new Date(seated_at).toISOString(),
    })),
  }));
}

export const countSoldTwice = (db: Database, now: LocalMoment): Promise<number> =>
  db.$count(sql`${soldTwice(db, now)} as counted`);
