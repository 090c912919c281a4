import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Sortable } from "./listing.ts";
import { type Asked, orderOf, sortsBy } from "./sorts.ts";

type Referring = {
  readonly id: PgColumn;
  /** The column that refers to the other record, and the id of that one. */
  readonly by: PgColumn;
  readonly to: PgColumn;
  /** The columns of the other record that the list can be sorted by, each with an index there. */
  readonly sorts: Readonly<Record<string, Sortable>>;
  /** The condition of the list's rows. */
  readonly where?: SQL;
};

/**
 * The first `upTo` rows in an order by a text of a record they refer to, and as many rows without such a record: both are read
 * along indexes, where the whole list would be joined and sorted. Undefined for another order.
 */
export function firstPageByParent(
  { id, by, to, sorts, where = sql`true` }: Referring,
  asked: Asked<string>,
  upTo: number,
): SQL | undefined {
  const text = onlySort(sorts, asked);
  if (text === undefined) return undefined;
  const order = orderOf(sortsBy(asked, () => ({ by: sql`${text}` }), { by: sql`${id}` }));
  const first = (steps: SQL[]) => sql`order by ${sql.join(steps, sql`, `)} limit ${upTo}`;
  return sql`${id} in (
    (select ${id} from ${id.table} join ${to.table} on ${to} = ${by} where ${where} ${first(order)})
    union all
    (select ${id} from ${id.table} where ${by} is null and ${where} ${first(order.slice(1))}))`;
}

const farthest = 10_000;

/**
 * The same where the other records are few and many rows refer to each: of each the first `upTo` rows, read along an index on
 * the referring column and the id. Every row refers to one. Far into the list this is as much work as sorting all of it.
 */
export function firstPagePerParent(
  { id, by, to, sorts, where = sql`true` }: Referring,
  asked: Asked<string>,
  upTo: number,
): SQL | undefined {
  const text = onlySort(sorts, asked);
  if (text === undefined || upTo > farthest) return undefined;
  const order = (tie: SQL) => orderOf(sortsBy(asked, () => ({ by: sql`${text}` }), { by: tie }));
  const own = sql`select ${id} from ${id.table} where ${by} = ${to} and ${where}
    order by ${sql.join(order(sql`${id}`).slice(1), sql`, `)} limit ${upTo}`;
  return sql`${id} in (
    select "first"."id" from ${to.table} cross join lateral (${own}) "first"
    order by ${sql.join(order(sql`"first"."id"`), sql`, `)} limit ${upTo})`;
}

/** The sort column, where the order is by one of these alone. */
function onlySort(sorts: Referring["sorts"], { sort_fields = [] }: Asked<string>): Sortable | undefined {
  const [field = "", ...more] = sort_fields;
  return more.length > 0 ? undefined : sorts[field];
}
