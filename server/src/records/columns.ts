import { type Cents, parseCents } from "@teedesk/domain";
import { type AnyColumn, getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import * as Result from "effect/Result";

type Stamped = Table & { readonly created_at: AnyColumn; readonly updated_at: AnyColumn };

/** All columns of a table that its records may show. */
export function columnsOf<T extends Stamped>(table: T) {
  const { created_at: _, updated_at: __, ...columns } = getTableColumns(table);
  return columns;
}

/** Cents as decimal dollars, or hundredths of a percent as a percentage: 12500 is "125.00"; null is an empty text. */
export const decimal = (column: AnyColumn): SQL<string> => sql<string>`coalesce((${column} * 0.01)::text, '')`;

/** The text of a joined row that may not be there. */
export const textOrBlank = (column: AnyColumn): SQL<string> => sql<string>`coalesce(${column}, '')`;

/** The cents, or hundredths of a percent, of a text that a form has read. */
export const centsOf = (text: string): Cents => Result.getOrThrow(parseCents(text));

/** The cents of an amount that may be left blank. */
export const centsOrNull = (text: string): Cents | null => (text === "" ? null : centsOf(text));
