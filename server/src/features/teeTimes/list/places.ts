import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isBefore, isFrom, isStraight, keysOf, orderOf } from "../../../records/sorts.ts";
import { createRecent } from "./recent.ts";
import { growthSince, snapshotLife, snapshotNow, type WatchedList } from "./watchedList.ts";

/** How many rows stood before a row at a moment, and the keys that row had. */
type Place = {
  readonly position: number;
  readonly keys: readonly string[];
  readonly snapshot: string;
  readonly at: number;
};

/** How many rows stand before a page, and how many it has. */
type Page = { readonly offset: number; readonly limit: number };

/** How many places are remembered of one list. */
const placesOfAList = 500;

/**
 * Finds the ids of a page far from the list's start. Counting off rows is what makes such pages slow, so where a page began
 * is remembered, and a search at or behind it goes on from there. Rows that came and went before the place since then are
 * reckoned in: the page is the one that counting from the start finds.
 */
export function createPlaces(db: Database, now: () => number = Date.now) {
  const lists = createRecent<readonly Place[]>(100);

  /** The last place at or before the page. */
  const nearest = (key: string, { offset }: Page): Place | undefined =>
    (lists.get(key) ?? [])
      .filter(({ position, at }) => position <= offset && now() - at < snapshotLife)
      .reduce<Place | undefined>((best, place) => (best && best.position > place.position ? best : place), undefined);

  const remember = (key: string, place: Place): void => {
    const others = (lists.get(key) ?? []).filter(({ position }) => position !== place.position);
    lists.set(key, [place, ...others].slice(0, placesOfAList));
  };

  /** `order` is the same for the same sorts. */
  return async (list: WatchedList, order: string, page: Page): Promise<readonly number[]> => {
    const key = `${list.key} ${order}`;
    const at = now();
    const place = isStraight(list.rows.sorts) ? nearest(key, page) : undefined;
    const near = place === undefined ? undefined : await findFrom(db, list, page, place);
    // So many rows came before the place that the page begins before it now.
    const found = near === undefined || near.ahead < 0 ? await findFrom(db, list, page, null) : near;
    const [first] = found.rows;
    if (first !== undefined) remember(key, { position: page.offset, keys: first.keys, snapshot: found.snapshot, at });
    return found.rows.map(({ id }) => id);
  };
}

type Found = {
  /** How many rows the page begins after the place. */
  readonly ahead: number;
  readonly snapshot: string;
  readonly rows: readonly { readonly id: number; readonly keys: readonly string[] }[];
};

async function findFrom(db: Database, list: WatchedList, { offset, limit }: Page, place: Place | null): Promise<Found> {
  const { table, where, sorts } = list.rows;
  const ahead = place === null ? sql<number>`${offset}::int` : aheadOf(list, place, offset);
  const isThere = and(where, place === null ? undefined : isFrom(sorts, place.keys)) ?? sql`true`;
  const rows = sql`select ${table.id} as id, ${keysOf(sorts)} as keys from ${table} where ${isThere}
    order by ${sql.join(orderOf(sorts), sql`, `)} limit ${limit} offset greatest(0, ${ahead})`;
  const [found] = await db
    .select({
      ahead,
      snapshot: snapshotNow,
      rows: sql<Found["rows"]>`coalesce((select json_agg(found) from (${rows}) found), '[]')`,
    })
    .from(sql`(select) as once`);
  if (found === undefined) throw new Error("A search answers one row.");
  return found;
}

const aheadOf = (list: WatchedList, { position, keys, snapshot }: Place, offset: number): SQL<number> =>
  sql<number>`${offset - position}::int - ${growthSince(list, snapshot, isBefore(list.changes().sorts, keys))}`;
