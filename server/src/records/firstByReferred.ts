import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Sortable } from "./listing.ts";
import { type Asked, orderOf, sortsBy } from "./sorts.ts";

type Referring = {
  readonly id: PgColumn;
  /** The column that refers to the other record, and the id of that one. */
  readonly by: PgColumn;
  readonly to: PgColumn;
  /** What of the other record the list can be sorted by, each with an index there. */
  readonly sorts: Readonly<Record<string, Sortable>>;
  /** Which rows the list has. */
  readonly where?: SQL;
};

/**
 * The first `upTo` rows in an order by a text of a record they refer to, and as many that refer to none: both are read along
 * indexes, where the whole list would be joined and sorted. Nothing for another order.
 */
export function firstByReferred(
  { id, by, to, sorts, where = sql`true` }: Referring,
  asked: Asked<string>,
  upTo: number,
): SQL | undefined {
  const [field = "", ...more] = asked.sort_fields ?? [];
  const text = sorts[field];
  if (text === undefined || more.length > 0) return undefined;
  const order = orderOf(sortsBy(asked, () => ({ by: sql`${text}` }), { by: sql`${id}` }));
  const first = (steps: SQL[]) => sql`order by ${sql.join(steps, sql`, `)} limit ${upTo}`;
  return sql`${id} in (
    (select ${id} from ${id.table} join ${to.table} on ${to} = ${by} where ${where} ${first(order)})
    union all
    (select ${id} from ${id.table} where ${by} is null and ${where} ${first(order.slice(1))}))`;
}
