import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import { retried } from "../../platform/retried.ts";
import type { Observation } from "./readFeedLine.ts";

const { golf_course_id, golf_rate_id, available_date, available_time, spots, gone_at, scraped_at, id } =
  foreUpAvailabilities;

/** Waits until no other feed stores slots: it locks many in an order of its own, where a booking locks one and waits for no second. */
export async function holdFeed(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('feed'))`);
}

const slotOf = ({ course_id, date, time }: Observation): string => `${course_id} ${date} ${time}`;

/** Of several observations of a slot the latest; of two of the same moment the one that was sent later. */
function latest(observations: readonly Observation[]): readonly Observation[] {
  const slots = new Map<string, Observation>();
  for (const seen of observations) {
    const known = slots.get(slotOf(seen));
    if (known === undefined || known.observed_at <= seen.observed_at) slots.set(slotOf(seen), seen);
  }
  return [...slots.values()];
}

/** Observations as rows that SQL can join, called `seen`: one parameter, however many there are. */
const rowsOf = (observations: readonly Observation[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(observations)}::jsonb)
    as seen (course_id int, date date, time text, spots int[], rate_id int, observed_at timestamptz)`;

/**
 * Stores observations of slots, except those of which an observation as late is stored; returns the number of slots changed.
 * Sending them again changes nothing. A slot that appears, or reappears, is new until it is seen again. One that is no longer
 * free stays, with the spots it had, for those who wait for it and so that an older observation does not restore it.
 */
export async function storeObservations(
  db: Database,
  feed_source_id: number,
  observations: readonly Observation[],
): Promise<number> {
  if (observations.length === 0) return 0;
  const seen = rowsOf(latest(observations));
  const isTaken = sql`cardinality(seen.spots) = 0`;
  const isSlot = and(
    eq(golf_course_id, sql`seen.course_id`),
    eq(available_date, sql`seen.date`),
    eq(available_time, sql`seen.time`),
  );
  return retried(() =>
    db.transaction(async (tx) => {
      // So that a slot that is unknown here is still unknown when it is inserted. An upsert would be
      // shorter, but uses up an id for each line, and there are more lines in a year than ids.
      await holdFeed(tx);
      const updated = await tx
        .update(foreUpAvailabilities)
        .set({
          golf_rate_id: sql`case when ${isTaken} then ${golf_rate_id} else seen.rate_id end`,
          spots: sql`case when ${isTaken} then ${spots} else seen.spots end`,
          is_new: sql`${gone_at} is not null and not ${isTaken}`,
          scraped_at: sql`seen.observed_at`,
          gone_at: sql`case when ${isTaken} then seen.observed_at end`,
          feed_source_id,
        })
        .from(seen)
        .where(and(isSlot, lt(scraped_at, sql`seen.observed_at`)))
        .returning({ id });
      const isUnknown = sql`not exists (select from ${foreUpAvailabilities} where ${isSlot})`;
      const unknown = await tx.$count(seen, isUnknown);
      if (unknown > 0) {
        await tx.execute(sql`insert into ${foreUpAvailabilities} (golf_course_id, golf_rate_id, available_date, available_time,
            spots, is_new, scraped_at, gone_at, feed_source_id)
          select seen.course_id, seen.rate_id, seen.date, seen.time, case when ${isTaken} then array[1] else seen.spots end, not ${isTaken}, seen.observed_at,
            case when ${isTaken} then seen.observed_at end, ${feed_source_id}::int
          from ${seen} where ${isUnknown}`);
      }
      return updated.length + unknown;
    }),
  );
}
