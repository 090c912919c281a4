import type { components } from "@teedesk/openapi";
import { and, asc, between, eq, isNull, sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { customers, teeTimes } from "../../db/schema/index.ts";

/** Number of bookings that are listed; there are rarely more on the days of a maintenance. */
const mostListed = 100;

/** The bookings that stand at a course on the days of a maintenance, the first to be played first. */
export async function listBookingsInside(
  db: Database,
  { course_id, start_date, end_date }: Query<"listBookingsInside">,
): Promise<components["schemas"]["BookingsInside"]> {
  const { id, golf_course_id, play_date, play_time, players, confirmation, agent, canceled_at } = teeTimes;
  const customer_name = sql<string>`concat_ws(' ', nullif(${customers.first_name}, ''), nullif(${customers.last_name}, ''))`;
  const isInside = and(
    eq(golf_course_id, course_id),
    isNull(canceled_at),
    between(play_date, sql`${start_date}::date`, sql`${end_date}::date`),
  );
  const bookings = await db
    .select({ id, play_date, play_time, players, customer_name, confirmation, agent })
    .from(teeTimes)
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .where(isInside)
    .orderBy(asc(play_date), asc(play_time), asc(id))
    .limit(mostListed);
  return { count: await db.$count(teeTimes, isInside), bookings };
}
