import { and, asc, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { hasNoKnownCost, saleTerms } from "../../../db/schema/saleTerms.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import type { Line } from "../report.ts";

/** Number of bookings that a line names. */
const mostNamed = 50;

/** Whether terms were stored by the report's as-of moment; without such a moment all were. */
const isTaken = (terms: string): SQL =>
  sql`(${sql.raw(terms)}.taken_at <= coalesce(nullif(current_setting('teedesk.as_of', true), '')::timestamptz, 'infinity'))`;

/**
 * Whether the terms that hold have no known cost. They are the newest by then; of a sale from before terms were stored, the first. Few terms are
 * without one, so those are found by their index, and then it is asked whether others hold instead.
 */
export const isCostNotKnown = sql`exists (
  select from ${saleTerms} held where held.tee_time_id = ${teeTimes.id} and ${hasNoKnownCost(sql`(held.terms -> 'rate')`)}
    and not exists (
      select from ${saleTerms} other where other.tee_time_id = held.tee_time_id and case
        when ${isTaken("other")} then other.id > held.id or not ${isTaken("held")}
        else other.id < held.id and not ${isTaken("held")} end))`;

/** Ids of the standing bookings whose Owed to Course is only the rented clubs, because no wholesale rate was agreed. */
export async function findCostNotKnown(db: Database, where: readonly SQL[]): Promise<readonly number[]> {
  const found = await db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(and(...where, isNull(teeTimes.canceled_at), isCostNotKnown))
    .orderBy(asc(teeTimes.id));
  return found.map(({ id }) => id);
}

/** Names these bookings on a sheet About. */
export async function costNotKnownLine(db: Database, where: readonly SQL[]): Promise<Line> {
  const found = await findCostNotKnown(db, where);
  const more = found.length - mostNamed;
  const named = found.slice(0, mostNamed);
  const bookings = found.length === 1 ? "1 booking" : `${found.length} bookings`;
  const text = `${bookings} without a wholesale rate, with the rented clubs alone: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return ["Owed to Course not known", found.length === 0 ? null : text];
}
