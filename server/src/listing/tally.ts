import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { createRecent } from "./recent.ts";
import { growthSince, snapshotLife, snapshotNow, type WatchedList } from "./watchedList.ts";

type Counted = { readonly total: number; readonly snapshot: string; readonly at: number };

/**
 * Counts rows once for each filter, and keeps the number right: whatever changed since is added or taken away. So a count
 * of a million rows is a look at the few changes since the last one. Every process counts for itself.
 */
export function createTally(db: Database, now: () => number = Date.now) {
  const counts = createRecent<Counted>(1000);
  const counting = new Map<string, Promise<Counted>>();

  async function read(query: () => Promise<readonly Omit<Counted, "at">[]>): Promise<Counted> {
    const at = now();
    const [counted] = await query();
    if (counted === undefined) throw new Error("A count has one row.");
    return { ...counted, at };
  }

  const count = ({ rows: { table, where } }: WatchedList): Promise<Counted> =>
    read(() => db.select({ total: sql<number>`count(*)::int`, snapshot: snapshotNow }).from(table).where(where));

  const follow = (list: WatchedList, { total, snapshot }: Counted): Promise<Counted> =>
    read(() =>
      db
        .select({ total: sql<number>`${total}::int + ${growthSince(list, snapshot)}`, snapshot: snapshotNow })
        .from(sql`(select) as once`),
    );

  /** Two who ask for a new filter at once wait for one count. */
  async function countOnce(list: WatchedList): Promise<Counted> {
    const running = counting.get(list.key) ?? count(list).finally(() => counting.delete(list.key));
    counting.set(list.key, running);
    return running;
  }

  return async (list: WatchedList): Promise<number> => {
    const known = counts.get(list.key);
    const isKnown = known !== undefined && now() - known.at < snapshotLife;
    const counted = await (isKnown ? follow(list, known) : countOnce(list));
    counts.set(list.key, counted);
    if (!isKnown) await forgetChanges(db, list);
    return counted.total;
  };
}

/** Removes changes nobody can still ask for: twice as old as the oldest snapshot of use. */
async function forgetChanges(db: Database, { changes }: WatchedList): Promise<void> {
  const { table } = changes();
  const before = sql`now() - make_interval(secs => ${(2 * snapshotLife) / 1000})`;
  await db.delete(table).where(lt(table.written_at, before));
}
