import type { components } from "@teedesk/openapi";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { isFree } from "../../teeTime/freeTeeTimes.ts";
import { slotFacts } from "../../teeTime/slotFacts.ts";
import { seatsFor } from "../../teeTime/slotSeats.ts";

type Wire = components["schemas"];

/** Two weeks of a course that sells ten tee times an hour have fewer. */
const mostTimes = 2000;

type Search = {
  /** Who asks: seats that others hold are not free to them. */
  readonly staff_user_id: number;
  readonly now: LocalMoment;
};

/** The free tee times of a course from the first day of a closure to two weeks after its last, but those inside its hours (BUS-05). */
export async function findTimesOutside(
  db: Database,
  { course_id, start_date, start_time, end_date, end_time }: Wire["ClosureHours"],
  { staff_user_id, now }: Search,
): Promise<Wire["TimeForMove"][]> {
  const { golf_course_id, available_date, available_time } = foreUpAvailabilities;
  const rows = await db
    .select({ play_date: available_date, play_time: available_time, facts: slotFacts })
    .from(foreUpAvailabilities)
    .where(
      and(
        eq(golf_course_id, course_id),
        sql`${available_date} between ${start_date}::date and ${end_date}::date + 14`,
        sql`not (${available_date}, ${available_time}) between (${start_date}::date, ${start_time}::text) and (${end_date}::date, ${end_time}::text)`,
        ...isFree(now),
      ),
    )
    .orderBy(asc(available_date), asc(available_time))
    .limit(mostTimes);
  return rows.flatMap(({ play_date, play_time, facts }) => {
    const seats = seatsFor(facts, { staff_user_id });
    if (seats === null || seats.free === 0) return [];
    return [{ play_date, play_time, left: seats.free, sizes: [...seats.sizes] }];
  });
}
