import { and, count, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import { retried } from "../../platform/retried.ts";
import type { Observation } from "./readFeedLine.ts";

const { golf_course_id, golf_rate_id, available_date, available_time, spots, gone_at, scraped_at, id } =
  foreUpAvailabilities;

/**
 * Runs a transaction while no other feed stores slots: it locks many in an order of its own, where a booking locks one and waits for no
 * second. It is run again if it loses a deadlock.
 */
export const inFeedTurn = <T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> =>
  retried(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('feed'))`);
      return act(tx);
    }),
  );

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

/** Observations as rows of SQL: an array for each member. The spots of each are a text, since rows of an array have one length. */
function rowsOf(observations: readonly Observation[]): SQL {
  const all = (member: (seen: Observation) => unknown) => sql.param(observations.map(member));
  return sql`select course_id, date, time, spots::int[], rate_id, observed_at from unnest(
    ${all(({ course_id }) => course_id)}::int[], ${all(({ date }) => date)}::date[], ${all(({ time }) => time)}::text[],
    ${all((seen) => `{${seen.spots.join()}}`)}::text[], ${all(({ rate_id }) => rate_id)}::int[],
    ${all(({ observed_at }) => observed_at)}::timestamptz[]) as seen (course_id, date, time, spots, rate_id, observed_at)`;
}

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
  const isTaken = sql`cardinality(seen.spots) = 0`;
  const isSlot = and(
    eq(golf_course_id, sql`seen.course_id`),
    eq(available_date, sql`seen.date`),
    eq(available_time, sql`seen.time`),
  );
  // In turn, so that a slot that is unknown here is still unknown when it is inserted. An upsert would be
  // shorter, but uses up an id for each line, and there are more lines in a year than ids.
  return inFeedTurn(db, async (tx) => {
    const seen = tx.$with("seen", {}).as(rowsOf(latest(observations)));
    const update = tx
      .update(foreUpAvailabilities)
      .set({
        golf_rate_id: sql`case when ${isTaken} then ${golf_rate_id} else seen.rate_id end`,
        spots: sql`case when ${isTaken} then ${spots} else seen.spots end`,
        is_new: sql`${gone_at} is not null and not ${isTaken}`,
        scraped_at: sql`seen.observed_at`,
        gone_at: sql`case when ${isTaken} then seen.observed_at end`,
        feed_source_id,
      })
      .from(sql`seen`)
      .where(and(isSlot, lt(scraped_at, sql`seen.observed_at`)))
      .returning({ id });
    const insert = sql`insert into ${foreUpAvailabilities} (golf_course_id, golf_rate_id, available_date, available_time,
          spots, is_new, scraped_at, gone_at, feed_source_id)
        select seen.course_id, seen.rate_id, seen.date, seen.time, case when ${isTaken} then array[1] else seen.spots end, not ${isTaken}, seen.observed_at,
          case when ${isTaken} then seen.observed_at end, ${feed_source_id}::int
        from seen where not exists (select from ${foreUpAvailabilities} where ${isSlot}) returning id`;
    const updated = tx.$with("updated").as(update);
    const inserted = tx.$with("inserted", {}).as(insert);
    const [changed] = await tx
      .with(seen, updated, inserted)
      .select({ count: count() })
      .from(sql`(table updated union all table inserted) as changed`);
    return changed?.count ?? 0;
  });
}
