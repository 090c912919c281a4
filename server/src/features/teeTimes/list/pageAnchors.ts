import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isBefore, isFrom, isStraight, keysOf, orderOf } from "../../../records/sorts.ts";
import { createLruCache } from "./lruCache.ts";
import { netChangeSince, snapshotLife, snapshotNow, type TrackedList } from "./trackedList.ts";

/** The first row of a page: its position at a snapshot, and its sort keys. */
type Anchor = {
  readonly position: number;
  readonly keys: readonly string[];
  readonly snapshot: string;
  readonly at: number;
};

/** The offset and size of a page. */
type Page = { readonly offset: number; readonly limit: number };

/** The number of anchors remembered per list. */
const anchorsPerList = 500;

/**
 * Finds the ids of a page far from the list's start. A large offset is what makes such pages slow, so the start of each page
 * is remembered as an anchor, and a page at or after one is searched from there by keyset. Rows added and removed before the
 * anchor since then are accounted for, so the page is the one that an offset would find.
 */
export function createPageAnchors(db: Database, now: () => number = Date.now) {
  const lists = createLruCache<readonly Anchor[]>(100);

  /** The last anchor at or before the page. */
  const nearest = (key: string, { offset }: Page): Anchor | undefined =>
    (lists.get(key) ?? [])
      .filter(({ position, at }) => position <= offset && now() - at < snapshotLife)
      .reduce<Anchor | undefined>(
        (best, anchor) => (best && best.position > anchor.position ? best : anchor),
        undefined,
      );

  const remember = (key: string, anchor: Anchor): void => {
    const others = (lists.get(key) ?? []).filter(({ position }) => position !== anchor.position);
    lists.set(key, [anchor, ...others].slice(0, anchorsPerList));
  };

  /** `order` is the same for the same sorts. */
  return async (list: TrackedList, order: string, page: Page): Promise<readonly number[]> => {
    const key = `${list.key} ${order}`;
    const at = now();
    const anchor = isStraight(list.rows.sorts) ? nearest(key, page) : undefined;
    const near = anchor === undefined ? undefined : await findFrom(db, list, page, anchor);
    // So many rows were added before the anchor that the page now begins before it.
    const found = near === undefined || near.ahead < 0 ? await findFrom(db, list, page, null) : near;
    const [first] = found.rows;
    if (first !== undefined) remember(key, { position: page.offset, keys: first.keys, snapshot: found.snapshot, at });
    return found.rows.map(({ id }) => id);
  };
}

type Found = {
  /** The distance of the page from the anchor, in rows. */
  readonly ahead: number;
  readonly snapshot: string;
  readonly rows: readonly { readonly id: number; readonly keys: readonly string[] }[];
};

async function findFrom(
  db: Database,
  list: TrackedList,
  { offset, limit }: Page,
  anchor: Anchor | null,
): Promise<Found> {
  const { table, where, sorts } = list.rows;
  const ahead = anchor === null ? sql<number>`${offset}::int` : aheadOf(list, anchor, offset);
  const isThere = and(where, anchor === null ? undefined : isFrom(sorts, anchor.keys)) ?? sql`true`;
  const rows = sql`select ${table.id} as id, ${keysOf(sorts)} as keys from ${table} where ${isThere}
    order by ${sql.join(orderOf(sorts), sql`, `)} limit ${limit} offset greatest(0, ${ahead})`;
  const [found] = await db
    .select({
      ahead,
      snapshot: snapshotNow,
      rows: sql<Found["rows"]>`coalesce((select json_agg(found) from (${rows}) found), '[]')`,
    })
    .from(sql`(select) as once`);
  if (found === undefined) throw new Error("A search returns one row.");
  return found;
}

const aheadOf = (list: TrackedList, { position, keys, snapshot }: Anchor, offset: number): SQL<number> =>
  sql<number>`${offset - position}::int - ${netChangeSince(list, snapshot, isBefore(list.changes().sorts, keys))}`;
