import { type Cents, parseCents } from "@teedesk/domain";
import { type AnyColumn, getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import * as Result from "effect/Result";
import { golfCourses } from "../db/schema/golfCourses.ts";

type Stamped = Table & { readonly created_at: AnyColumn; readonly updated_at: AnyColumn };

/** All columns of a table that its records may show. */
export function columnsOf<T extends Stamped>(table: T) {
  const { created_at: _, updated_at: __, ...columns } = getTableColumns(table);
  return columns;
}

/** Cents as decimal dollars, or hundredths of a percent as a percentage: 12500 is "125.00"; null is an empty text. */
export const decimal = (column: AnyColumn): SQL<string> => sql<string>`coalesce((${column} * 0.01)::text, '')`;

/** A moment as the wire has it: ISO 8601 in UTC, to the millisecond. */
export const instantText = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The text of a joined row that may not be there. */
export const textOrBlank = (column: AnyColumn): SQL<string> => sql<string>`coalesce(${column}, '')`;

/** The cents, or hundredths of a percent, of a text that a form has read. */
export const centsOf = (text: string): Cents => Result.getOrThrow(parseCents(text));

/** The cents of an amount that may be left blank. */
export const centsOrNull = (text: string): Cents | null => (text === "" ? null : centsOf(text));

/** With its table's name, which drizzle leaves out where a select has one table: inside a subquery it would mean another's. */
export const qualified = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/** Rows of a link table: which record of it they belong to, and which other record they name. */
type Link = { readonly owner: AnyColumn; readonly to: AnyColumn };

type Named<Name extends AnyColumn> = { readonly id: AnyColumn; readonly name: Name };

/** The records that the rows of a link table name for a record, each with its id and its name, by name. */
export const linked = <Name extends AnyColumn>(
  { owner, to }: Link,
  target: Named<Name>,
  record: AnyColumn,
): SQL<({ id: number } & { [Key in Name["_"]["name"]]: string })[]> => {
  const [id, name] = [qualified(target.id), qualified(target.name)];
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${id}, ${sql.raw(`'${target.name.name}'`)}, ${name}) order by lower(${name}), ${id}), '[]'::json)
    from ${owner.table} join ${target.id.table} on ${id} = ${qualified(to)}
    where ${qualified(owner)} = ${qualified(record)})`;
};

type CourseLink = { readonly golf_course_id: AnyColumn };

/** The courses that the rows of a link table name for a record, by name. */
export const coursesOf = (link: CourseLink, owner: AnyColumn, record: AnyColumn) =>
  linked({ owner, to: link.golf_course_id }, { id: golfCourses.id, name: golfCourses.course_name }, record);

/** Whether the rows of a link table name such a course for a record. */
export const hasCourse = (link: CourseLink, owner: AnyColumn, record: AnyColumn, course: SQL): SQL =>
  sql`exists (select 1 from ${owner.table} join ${golfCourses} on ${golfCourses.id} = ${link.golf_course_id}
    where ${owner} = ${record} and ${course})`;
