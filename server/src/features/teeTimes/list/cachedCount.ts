import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { createLruCache } from "./lruCache.ts";
import { netChangeSince, snapshotLife, snapshotNow, type TrackedList } from "./trackedList.ts";

type Counted = {
  readonly total: number;
  readonly snapshot: string;
  /** The moments of the last update and of the last full count, in milliseconds. */
  readonly at: number;
  readonly since: number;
};

/** Milliseconds for which a count is updated before its rows are counted again, so that an error would not last. */
const countLife = 24 * 60 * 60 * 1000;

/**
 * Counts rows once per filter and then updates the count by the changes since, so that a count of a million rows reads only
 * the few changes since the last one. Each process has its own counts.
 */
export function createCachedCount(db: Database, now: () => number = Date.now) {
  const counts = createLruCache<Counted>(1000);
  const counting = new Map<string, Promise<Counted>>();

  async function read(query: () => Promise<readonly Pick<Counted, "total" | "snapshot">[]>, since?: number) {
    const at = now();
    const [counted] = await query();
    if (counted === undefined) throw new Error("A count has one row.");
    return { ...counted, at, since: since ?? at };
  }

  const count = ({ rows: { table, where } }: TrackedList): Promise<Counted> =>
    read(() => db.select({ total: sql<number>`count(*)::int`, snapshot: snapshotNow }).from(table).where(where));

  const update = (list: TrackedList, { total, snapshot, since }: Counted): Promise<Counted> =>
    read(
      () =>
        db
          .select({ total: sql<number>`${total}::int + ${netChangeSince(list, snapshot)}`, snapshot: snapshotNow })
          .from(sql`(select) as once`),
      since,
    );

  /** Concurrent requests for a new filter share one count. */
  async function countOnce(list: TrackedList): Promise<Counted> {
    const running = counting.get(list.key) ?? count(list).finally(() => counting.delete(list.key));
    counting.set(list.key, running);
    return running;
  }

  const isFresh = ({ at, since }: Counted): boolean => now() - at < snapshotLife && now() - since < countLife;

  return async (list: TrackedList): Promise<number> => {
    const known = counts.get(list.key);
    const counted = await (known !== undefined && isFresh(known) ? update(list, known) : countOnce(list));
    counts.set(list.key, counted);
    return counted.total;
  };
}
