import { type Cents, type LocalDate, parseCents } from "@teedesk/domain";
import { type AnyColumn, getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import { map } from "effect/Record";
import * as Result from "effect/Result";

type Stamped = Table & { readonly created_at: AnyColumn; readonly updated_at: AnyColumn };

/** All columns of a table that its records may show. */
export function columnsOf<T extends Stamped>(table: T) {
  const { created_at: _, updated_at: __, ...columns } = getTableColumns(table);
  return columns;
}

/** Cents as decimal dollars, or hundredths of a percent as a percentage: 12500 is "125.00"; null is an empty text. */
export const decimal = (column: AnyColumn | SQL): SQL<string> => sql<string>`coalesce((${column} * 0.01)::text, '')`;

/** Each of the columns as such a text. */
export const decimals = <Name extends string>(columns: Readonly<Record<Name, AnyColumn>>) => map(columns, decimal);

/** A moment in the contract's form: ISO 8601 in UTC, to the millisecond. */
export const instantText = (column: AnyColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A moment that the database wrote into JSON, as the contract has it. */
export const instantOf = (text: string): string => new Date(text).toISOString();

/** The text of a joined row that may be missing. */
export const textOrBlank = (column: AnyColumn): SQL<string> => sql<string>`coalesce(${column}, '')`;

/** The cents, or hundredths of a percent, of a text that a form has read. */
export const centsOf = (text: string): Cents => Result.getOrThrow(parseCents(text));

/** The cents of an amount that may be left blank. */
export const centsOrNull = (text: string): Cents | null => (text === "" ? null : centsOf(text));

/** The day of a date that may be left blank. */
export const dayOrNull = (day: LocalDate | ""): LocalDate | null => (day === "" ? null : day);

/** With its table's name, which drizzle leaves out where a select has one table: inside a subquery it would mean another's. */
export const qualified = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;
