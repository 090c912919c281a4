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

/** The text of a joined row that may not be there. */
export const textOrBlank = (column: AnyColumn): SQL<string> => sql<string>`coalesce(${column}, '')`;

/** The cents, or hundredths of a percent, of a text that a form has read. */
export const centsOf = (text: string): Cents => Result.getOrThrow(parseCents(text));

/** The cents of an amount that may be left blank. */
export const centsOrNull = (text: string): Cents | null => (text === "" ? null : centsOf(text));

/** With its table's name, which drizzle leaves out where a select has one table: inside a subquery it would mean another's. */
const qualified = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

type CourseLink = { readonly golf_course_id: AnyColumn };

/** The courses that the rows of a link table name for a record, by name. */
export const coursesOf = (
  link: CourseLink,
  owner: AnyColumn,
  record: AnyColumn,
): SQL<{ id: number; course_name: string }[]> => {
  const [id, name] = [qualified(golfCourses.id), qualified(golfCourses.course_name)];
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${id}, 'course_name', ${name}) order by lower(${name}), ${id}), '[]'::json)
    from ${owner.table} join ${golfCourses} on ${id} = ${qualified(link.golf_course_id)}
    where ${qualified(owner)} = ${qualified(record)})`;
};
