import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { createRecent } from "./recent.ts";
import { growthSince, snapshotLife, snapshotNow, type WatchedList } from "./watchedList.ts";

type Counted = {
  readonly total: number;
  readonly snapshot: string;
  /** When it was brought up to date, and when the rows were counted, in milliseconds. */
  readonly at: number;
  readonly since: number;
};

/** How long a number is kept right before its rows are counted again, in milliseconds: an error would not last for ever. */
const countLife = 24 * 60 * 60 * 1000;

/**
 * Counts rows once for each filter, and keeps the number right: whatever changed since is added or taken away. So a count
 * of a million rows is a look at the few changes since the last one. Every process counts for itself.
 */
export function createTally(db: Database, now: () => number = Date.now) {
  const counts = createRecent<Counted>(1000);
  const counting = new Map<string, Promise<Counted>>();

  async function read(query: () => Promise<readonly Pick<Counted, "total" | "snapshot">[]>, since?: number) {
    const at = now();
    const [counted] = await query();
    if (counted === undefined) throw new Error("A count has one row.");
    return { ...counted, at, since: since ?? at };
  }

  const count = ({ rows: { table, where } }: WatchedList): Promise<Counted> =>
    read(() => db.select({ total: sql<number>`count(*)::int`, snapshot: snapshotNow }).from(table).where(where));

  const follow = (list: WatchedList, { total, snapshot, since }: Counted): Promise<Counted> =>
    read(
      () =>
        db
          .select({ total: sql<number>`${total}::int + ${growthSince(list, snapshot)}`, snapshot: snapshotNow })
          .from(sql`(select) as once`),
      since,
    );

  /** Two who ask for a new filter at once wait for one count. */
  async function countOnce(list: WatchedList): Promise<Counted> {
    const running = counting.get(list.key) ?? count(list).finally(() => counting.delete(list.key));
    counting.set(list.key, running);
    return running;
  }

  const isOfUse = ({ at, since }: Counted): boolean => now() - at < snapshotLife && now() - since < countLife;

  return async (list: WatchedList): Promise<number> => {
    const known = counts.get(list.key);
    const counted = await (known !== undefined && isOfUse(known) ? follow(list, known) : countOnce(list));
    counts.set(list.key, counted);
    return counted.total;
  };
}
