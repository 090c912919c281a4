import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Ids as one parameter: a person may have more records than a statement may have parameters. */
export const isAmong = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(`{${ids.join()}}`)}::int[])`;
