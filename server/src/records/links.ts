import type { IssueCode } from "@teedesk/domain";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { golfCourses } from "../db/schema/golfCourses.ts";
import { qualified } from "./columns.ts";
import { contains } from "./listing.ts";

/** The columns of a link table: the record a row belongs to, and the other record. */
type Link = { readonly owner: PgColumn; readonly to: PgColumn };

type Named<Name extends AnyColumn> = { readonly id: AnyColumn; readonly name: Name };

type Chosen<Member extends string> = { readonly [Name in Member]: readonly { readonly id: number }[] };

/**
 * A member of a record that lists other records, stored in a link table: its reading, each record with its id and its name, by
 * name; its writing; and the constraint that a save breaks with a record that does not exist.
 */
export function linkedList<Member extends string, Name extends AnyColumn>(
  member: Member,
  { owner, to }: Link,
  target: Named<Name>,
  record: AnyColumn,
) {
  const [id, name] = [qualified(target.id), qualified(target.name)];
  const code: IssueCode = "choice_unknown";
  return {
    shown: sql<({ id: number } & { [Key in Name["_"]["name"]]: string })[]>`(
      select coalesce(json_agg(json_build_object('id', ${id}, ${sql.raw(`'${target.name.name}'`)}, ${name}) order by lower(${name}), ${id}), '[]'::json)
      from ${owner.table} join ${target.id.table} on ${id} = ${qualified(to)}
      where ${qualified(owner)} = ${qualified(record)})`,
    store: async (tx: Database, of: number, chosen: Chosen<Member>): Promise<void> => {
      const rows = chosen[member].map((one) => ({ [owner.name]: of, [to.name]: one.id }));
      await tx.delete(owner.table).where(eq(owner, of));
      if (rows.length > 0) await tx.insert(owner.table).values(rows);
    },
    constraints: { [foreignKeyOf(to)]: { path: member, code } },
  };
}

/** The courses that a record lists, and the filters of its list by course. */
export function courseList(link: PgTable & { readonly golf_course_id: PgColumn }, owner: PgColumn, record: AnyColumn) {
  const { id, course_name: name } = golfCourses;
  const hasCourse = (course: SQL): SQL =>
    sql`exists (select 1 from ${link} join ${golfCourses} on ${id} = ${link.golf_course_id} where ${owner} = ${record} and ${course})`;
  return {
    ...linkedList("courses", { owner, to: link.golf_course_id }, { id, name }, record),
    filters: {
      course_id: (course: number) => hasCourse(eq(id, course)),
      course_name: (text: string) => (text.trim() === "" ? undefined : hasCourse(contains(name, text))),
    },
  };
}

function foreignKeyOf(column: PgColumn): string {
  const { foreignKeys } = getTableConfig(column.table);
  const key = foreignKeys.find((one) => one.reference().columns.includes(column));
  if (key === undefined) throw new Error(`${column.name} refers to no other table.`);
  return key.getName();
}
