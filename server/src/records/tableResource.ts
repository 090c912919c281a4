import type { Form } from "@teedesk/domain";
import { and, eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Handlers } from "../contract/contract.ts";
import type { Database } from "../db/database.ts";
import { type HistoryEntity, recordHistories, recordHistory } from "../platform/history/recordHistory.ts";
import { notFound } from "../platform/refusal.ts";
import { accepted } from "../platform/refuseIssues.ts";
import { retried } from "../platform/retried.ts";
import type { StaffMember } from "../session/staffMember.ts";
import { type ConstraintIssues, namingFields } from "./constraints.ts";
import { isAmong } from "./isAmong.ts";
import {
  type Conditions,
  type ListQuery,
  type Order,
  orderBy,
  pageOf,
  type Sortable,
  type SortField,
  sqlOf,
  whereAll,
} from "./listing.ts";
import { type EntityTable, holdRecord } from "./lockVersion.ts";
import { type References, refuseReferred } from "./references.ts";

/** `db.select({ … }).from(table).$dynamic()`, with the joins that it needs, to which conditions, order and page are added. */
interface Rows<Row> extends SQLWrapper, PromiseLike<Row[]> {
  where(condition: SQL | undefined): Rows<Row>;
  orderBy(...order: SQL[]): Rows<Row>;
  limit(rows: number): Rows<Row>;
  offset(rows: number): Rows<Row>;
}

/** The six operations of a plain resource, by its name in the contract; `Nouns` is for a plural that is more than an s. */
export type ResourceHandlers<Noun extends string, Nouns extends string = `${Noun}s`> = Pick<
  Handlers,
  Extract<keyof Handlers, `${"list" | "count"}${Nouns}` | `${"get" | "create" | "update" | "delete"}${Noun}`>
>;

/** The parts in which plain resources differ. */
type TableResource<Asked extends ListQuery, Table extends EntityTable, Wire, Input, Shown, Listed> = {
  /** Its name in the history and in messages. */
  readonly entity: HistoryEntity;
  readonly table: Table;
  readonly form: Pick<Form<unknown, Input, Wire>, "accept">;
  /** The SQL of each filter and each sort of the contract; a missing one is a compile error. */
  readonly filters: Conditions<NonNullable<Asked["filters"]>>;
  readonly sorts: Readonly<Record<SortField<Asked>, Sortable>>;
  /** The default sorts, `-start_date` downwards; the id is last. */
  readonly order: readonly Order<SortField<Asked>>[];
  /** The rows that lists have, whatever is asked for; all where it is left out. */
  readonly inLists?: SQL;
  /** Rows that include the first `upTo` of the order, where sorting all of them takes long. Filters leave few to sort. */
  readonly among?: (asked: Asked, upTo: number) => SQL | undefined;
  /** The list is returned whole: always, or when its page size is -1. */
  readonly pages?: "all" | "all on request";
  /** The columns of the table itself. */
  readonly row: (input: Input) => Table["$inferInsert"];
  /** Refuses a change that the fields alone allow, or makes accompanying changes, before it is written. A delete has no input. */
  readonly changing?: (tx: Database, change: Change<Shown, Input>) => Promise<void>;
  /** Writes the members in other tables. */
  readonly stored?: (tx: Database, id: number, input: Input, staff: Author) => Promise<void>;
  readonly constraints?: ConstraintIssues;
  readonly references?: References;
  /** The advice what to do instead of deleting a record that others refer to. */
  readonly instead?: string;
  /** The record for its history, with the same members: "5 %" where the record has 5. */
  readonly inHistory?: (record: Shown) => object;
} & Reading<Shown, Listed>;

/** The select from the database. */
type Reading<Shown, Listed> =
  | {
      readonly shown: (db: Database) => Rows<Shown>;
      readonly find?: undefined;
      /** A row of the list, where it differs from the result of the show call. */
      readonly listed?: (db: Database) => Rows<Listed>;
    }
  | {
      /** Reads the record with an id, where one row does not have all of it. */
      readonly find: (db: Database, id: number) => Promise<Shown | null>;
      readonly listed: (db: Database) => Rows<Listed>;
    };

/** A change of a stored record, and the person who makes it. */
export type Change<Shown, Input> = {
  readonly staff: Author;
  readonly before: Shown;
  readonly input: Input | null;
};

/** The person in whose name a record is written. */
type Author = Pick<StaffMember, "id" | "email" | "level" | "session_id">;

type Version = { readonly lock_version?: number };

/**
 * The operations of a plain resource: pages with filters and sorts, 404, one transaction for each write with its version
 * check, history and 422s. A write may run again after a deadlock, and returns the record as it is then shown.
 *
 * Called twice, since the compiler infers all types or none: `tableResource<Query<"listHolidays">>()({ … })`.
 */
export const tableResource =
  <Asked extends ListQuery>() =>
  <Table extends EntityTable, Wire, Input, Shown extends Wire & object, Listed = Shown>(
    resource: TableResource<Asked, Table, Wire, Input, Shown, Listed>,
  ) => {
    const { entity, form, constraints = {}, inHistory = (record) => record } = resource;
    const table: EntityTable = resource.table;

    async function find(db: Database, id: number): Promise<Shown | null> {
      if (resource.find !== undefined) return resource.find(db, id);
      const [record] = await resource.shown(db).where(eq(table.id, id));
      return record ?? null;
    }

    async function show(db: Database, id: number): Promise<Shown> {
      const record = await find(db, id);
      if (record === null) throw notFound();
      return record;
    }

    async function findMany(db: Database, ids: readonly number[]): Promise<readonly Shown[]> {
      if (resource.find !== undefined) return Promise.all(ids.map((id) => show(db, id)));
      const found = await resource.shown(db).where(isAmong(table.id, ids));
      const byId = new Map(found.map((record) => ["id" in record ? Number(record.id) : 0, record]));
      return ids.map((id) => {
        const record = byId.get(id);
        if (record === undefined) throw notFound();
        return record;
      });
    }

    return (db: Database) => {
      const listed = resource.find === undefined ? rowsOf(resource.listed, resource.shown) : resource.listed;
      const rows = () => listed(db);
      const write = <Returned>(work: (tx: Database) => Promise<Returned>): Promise<Returned> =>
        namingFields(db, constraints, () => retried(() => db.transaction(work)));

      return {
        async list(query: Asked): Promise<Listed[]> {
          const order = orderBy(query, resource.sorts, {
            otherwise: sqlOf(resource.order, resource.sorts),
            tie: table.id,
          });
          const isAsked = and(resource.inLists, whereAll(query.filters, resource.filters));
          if (resource.pages === "all" || (resource.pages !== undefined && query.per_page === -1))
            return rows()
              .where(isAsked)
              .orderBy(...order);
          const { limit, offset } = pageOf(query);
          return rows()
            .where(isAsked ?? resource.among?.(query, offset + limit))
            .orderBy(...order)
            .limit(limit)
            .offset(offset);
        },

        count: ({ filters }: Pick<Asked, "filters">): Promise<number> =>
          db.$count(sql`${rows().where(and(resource.inLists, whereAll(filters, resource.filters)))} as counted`),

        show: (id: number): Promise<Shown> => show(db, id),

        create: (staff: Author, sent: Partial<Wire>): Promise<Shown> =>
          write(async (tx) => {
            const input = accepted(form.accept(null, sent));
            const id = await insert(tx, table, resource.row(input));
            await resource.stored?.(tx, id, input, staff);
            const after = await show(tx, id);
            await recordHistory(tx, { entity, id, staff, action: "created", before: null, after: inHistory(after) });
            return after;
          }),

        /** Creates many records in one transaction and few statements; refuses all of them when one is. */
        createMany: (staff: Author, sents: readonly Partial<Wire>[]): Promise<readonly Shown[]> =>
          write(async (tx) => {
            const inputs = sents.map((sent) => accepted(form.accept(null, sent)));
            const ids = await insertMany(tx, table, inputs.map(resource.row));
            for (const [index, input] of inputs.entries()) await resource.stored?.(tx, ids[index] ?? 0, input, staff);
            const records = await findMany(tx, ids);
            await recordHistories(
              tx,
              records.map((after, index) => {
                const entry = { entity, id: ids[index] ?? 0, staff, action: "created" } as const;
                return { ...entry, before: null, after: inHistory(after) };
              }),
            );
            return records;
          }),

        /** Members that were not sent do not change. */
        update: (staff: Author, id: number, sent: Partial<Wire> & Version): Promise<Shown> =>
          write(async (tx) => {
            const before = await holdRecord(tx, table, { entity, id, lock_version: sent.lock_version }, find);
            const input = accepted(form.accept(before, sent));
            await resource.changing?.(tx, { staff, before, input });
            await tx.update(table).set(resource.row(input)).where(eq(table.id, id));
            await resource.stored?.(tx, id, input, staff);
            const after = await show(tx, id);
            await recordHistory(tx, {
              entity,
              id,
              staff,
              action: "updated",
              before: inHistory(before),
              after: inHistory(after),
            });
            return after;
          }),

        remove: (staff: Author, id: number): Promise<Record<string, never>> =>
          write(async (tx) => {
            const before = await holdRecord(tx, table, { entity, id }, find);
            const { references, instead = "" } = resource;
            await resource.changing?.(tx, { staff, before, input: null });
            if (references !== undefined) await refuseReferred(tx, { table, entity, id, references, instead });
            await tx.delete(table).where(eq(table.id, id));
            await recordHistory(tx, { entity, id, staff, action: "deleted", before: inHistory(before), after: null });
            return {};
          }),
      };
    };
  };

/** The list's own rows. Where it has none the compiler has taken `Listed` for `Shown`, which the second line cannot know. */
function rowsOf<Shown, Listed>(
  listed: ((db: Database) => Rows<Listed>) | undefined,
  shown: (db: Database) => Rows<Shown>,
): (db: Database) => Rows<Listed>;
function rowsOf(listed: ((db: Database) => Rows<unknown>) | undefined, shown: (db: Database) => Rows<unknown>) {
  return listed ?? shown;
}

async function insert(tx: Database, table: EntityTable, row: EntityTable["$inferInsert"]): Promise<number> {
  const [id] = await insertMany(tx, table, [row]);
  if (id === undefined) throw new Error("The new record was not stored.");
  return id;
}

/** The ids in the order of the rows, in which PostgreSQL stores and returns them. */
async function insertMany(
  tx: Database,
  table: EntityTable,
  rows: readonly EntityTable["$inferInsert"][],
): Promise<readonly number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const added = await (rows.length === 1
    ? tx.insert(table).values(first).returning({ id: table.id })
    : insertAsJson(tx, table, rows));
  const ids = added.map(({ id }) => id).filter((id) => typeof id === "number");
  if (ids.length !== rows.length) throw new Error("A new record was not stored.");
  return ids;
}

/** Rows with the same members as one parameter: with a parameter for each member, a thousand rows take longer to write down than to store. */
async function insertAsJson(tx: Database, table: EntityTable, rows: readonly EntityTable["$inferInsert"][]) {
  const columns = getTableColumns(table);
  const nameOf = (member: string): string => columns[member]?.name ?? member;
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])));
  const names = Object.keys(named[0] ?? {}).map((name) => sql.identifier(name));
  const list = sql.join(names, sql`, `);
  const added = tx
    .$with("added", { id: sql<unknown>`id`.as("id") })
    .as(
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${sql.param(JSON.stringify(named))}::jsonb) returning id`,
    );
  return tx.with(added).select({ id: added.id }).from(added).orderBy(added.id);
}
