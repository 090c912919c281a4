import { and, gte, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Sort } from "../../../records/sorts.ts";

/** Which rows of a table, in which order. */
type Selection<Table> = {
  readonly table: Table;
  readonly where: SQL | undefined;
  readonly sorts: readonly Sort[];
};

/** Rows that came (`sign` 1) and went (−1), and the transaction that wrote them so. */
export type ChangeTable = PgTable & {
  readonly written_by: PgColumn;
  readonly written_at: PgColumn;
  readonly sign: PgColumn;
};

/** A list whose table notes its changes beside it: the same filters and order on both. */
export type WatchedList = {
  /** The same for the same filters: what the filters say, and today's date where they speak of today. */
  readonly key: string;
  readonly rows: Selection<PgTable & { readonly id: PgColumn }>;
  /** Asked for when it is needed: most pages need no changes. */
  readonly changes: () => Selection<ChangeTable>;
};

/** The moment a statement saw the database at: exactly which transactions it saw, as PostgreSQL writes it. */
export const snapshotNow: SQL<string> = sql<string>`pg_current_snapshot()::text`;

/** How long a snapshot is of use, in milliseconds. Changes are kept for longer (forgetChanges.ts), also for slow transactions. */
export const snapshotLife = 60 * 60 * 1000;

/**
 * How many rows of the list were added since a snapshot, less those that went; `where` narrows it. Exact: what a
 * transaction wrote counts if it was not seen then and is seen now, whenever it began. Both are asked: changes that a
 * restored dump brings along may bear numbers that this server has not given out yet.
 */
export function growthSince({ changes }: WatchedList, snapshot: string, where?: SQL): SQL<number> {
  const { table, where: isListed } = changes();
  const seen = sql`${snapshot}::pg_snapshot`;
  const isNew = and(
    gte(table.written_by, sql`pg_snapshot_xmin(${seen})`),
    sql`not pg_visible_in_snapshot(${table.written_by}, ${seen})`,
    sql`pg_visible_in_snapshot(${table.written_by}, pg_current_snapshot())`,
    isListed,
    where,
  );
  return sql<number>`(select coalesce(sum(${table.sign}), 0)::int from ${table} where ${isNew})`;
}
