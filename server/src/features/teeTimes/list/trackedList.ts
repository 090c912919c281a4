import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import type { Sort } from "../../../records/sorts.ts";

/** The rows of a table that a list has, and their order. */
type Selection<Table> = {
  readonly table: Table;
  readonly where: SQL | undefined;
  readonly sorts: readonly Sort[];
};

/** Rows added (`sign` 1) and removed (−1), and the transaction that wrote each. */
export type ChangeTable = PgTable & {
  readonly written_by: PgColumn;
  readonly written_at: PgColumn;
  readonly sign: PgColumn;
};

/** A list with a change table beside its rows; filters and order apply to both. */
export type TrackedList = {
  /** Cache key of the filters; it includes today's date where they depend on it. */
  readonly key: string;
  readonly rows: Selection<PgTable & { readonly id: PgColumn }>;
  /** Lazy, because most pages need no changes. */
  readonly changes: () => Selection<ChangeTable>;
};

/** The snapshot a statement reads: exactly which transactions it sees, in PostgreSQL's own notation. */
export const snapshotNow: SQL<string> = sql<string>`pg_current_snapshot()::text`;

/** Milliseconds for which a snapshot is used. Changes are kept for longer (pruneChanges), also for slow transactions. */
export const snapshotLife = 60 * 60 * 1000;

/**
 * The rows added to a list since a snapshot minus those removed; `where` narrows it. Exact: a transaction's rows count if it
 * was not visible then and is visible now, whenever it began. Both are checked because changes from a restored dump may have
 * transaction numbers that this server has not reached yet.
 */
export function netChangeSince({ changes }: TrackedList, snapshot: string, where?: SQL): SQL<number> {
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

/** Deletes changes that no live snapshot needs: those twice as old as the oldest one still used. */
export async function pruneChanges(db: Database, table: ChangeTable): Promise<void> {
  const before = sql`now() - make_interval(secs => ${(2 * snapshotLife) / 1000})`;
  await db.delete(table).where(lt(table.written_at, before));
}
