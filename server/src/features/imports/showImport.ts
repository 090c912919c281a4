import type { components } from "@teedesk/openapi";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { importRows, imports } from "../../db/schema/imports.ts";
import { notFound } from "../../platform/refusal.ts";
import { kinds } from "./kinds/kinds.ts";

type Wire = components["schemas"];

/** Rows of a page of the plan. */
const rowsPerPage = 50;

const counted = (condition: SQL): SQL<number> => sql`count(*) filter (where ${condition})`.mapWith(Number);

function selectImports(db: Database) {
  const { id, kind, file_name, state, staff_user, created_at } = imports;
  const { action, state: rowState } = importRows;
  const rowsIn = db
    .select({
      import_id: importRows.import_id,
      rows: sql`count(*)`.mapWith(Number).as("rows"),
      unplanned: counted(sql`${action} is null`).as("unplanned"),
      created: counted(sql`${action} = 'create'`).as("created"),
      updated: counted(sql`${action} = 'update'`).as("updated"),
      skipped: counted(sql`${action} = 'skip'`).as("skipped"),
      refused: counted(sql`${action} = 'refused'`).as("refused"),
      waiting: counted(sql`${action} in ('create', 'update') and ${rowState} = 'waiting'`).as("waiting"),
      done: counted(sql`${action} in ('create', 'update') and ${rowState} = 'done'`).as("done"),
      failed: counted(sql`${rowState} = 'failed'`).as("failed"),
      undone: counted(sql`${rowState} = 'undone'`).as("undone"),
      kept: counted(sql`${rowState} = 'kept'`).as("kept"),
    })
    .from(importRows)
    .where(eq(importRows.import_id, id))
    .groupBy(importRows.import_id)
    .as("counts");
  return db
    .select({
      id,
      kind,
      file_name,
      state,
      staff_user,
      created_at,
      counts: {
        rows: rowsIn.rows,
        unplanned: rowsIn.unplanned,
        create: rowsIn.created,
        update: rowsIn.updated,
        skip: rowsIn.skipped,
        refused: rowsIn.refused,
        waiting: rowsIn.waiting,
        done: rowsIn.done,
        failed: rowsIn.failed,
        undone: rowsIn.undone,
        kept: rowsIn.kept,
      },
    })
    .from(imports)
    .innerJoinLateral(rowsIn, sql`true`)
    .orderBy(desc(id))
    .$dynamic();
}

const encode = ({ created_at, ...one }: Omit<Wire["Import"], "created_at"> & { readonly created_at: Date }) => ({
  ...one,
  created_at: created_at.toISOString(),
});

/** The latest imports. */
export const listImports = async (db: Database): Promise<Wire["Import"][]> =>
  (await selectImports(db).limit(50)).map(encode);

/** An import, with its columns, the first rows, and the fields that a column can be mapped to. Throws 404. */
export async function showImport(db: Database, id: number): Promise<Wire["ImportDetails"]> {
  const [found] = await selectImports(db).where(eq(imports.id, id));
  const [stored] = await db.select().from(imports).where(eq(imports.id, id));
  if (found === undefined || stored === undefined) throw notFound("There is no such import.");
  const { headings, mapping, is_day_first, kind } = stored;
  const samples = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.import_id, id))
    .orderBy(asc(importRows.n))
    .limit(3);
  return {
    import: encode(found),
    headings,
    samples: samples.map(({ cells }) => cells),
    mapping,
    is_day_first,
    fields: kinds[kind].fields.map(({ aliases: _aliases, ...field }) => field),
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));

/** A page of an import's rows with their plans. Throws 404. */
export async function listImportRows(
  db: Database,
  id: number,
  { action, state, page = 1 }: Query<"listImportRows">,
): Promise<Wire["ImportRows"]> {
  const [stored] = await db.select({ headings: imports.headings }).from(imports).where(eq(imports.id, id));
  if (stored === undefined) throw notFound("There is no such import.");
  const isAsked = and(
    eq(importRows.import_id, id),
    action === undefined ? undefined : eq(importRows.action, action),
    state === undefined ? undefined : eq(importRows.state, state),
  );
  const count = await db.$count(importRows, isAsked);
  const rows = await db
    .select()
    .from(importRows)
    .where(isAsked)
    .orderBy(asc(importRows.n))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage);
  return {
    count,
    rows: rows.map(({ n, cells, action: planned, reason, state: reached, note, record_id, plan }) => ({
      n,
      cells,
      action: planned,
      reason,
      state: reached,
      note,
      record_id,
      read_as: plan?.read_as ?? {},
      changes: [
        ...Object.entries(plan?.before ?? {}).map(([field, before]) => ({
          field,
          before: textOf(before),
          after: textOf(plan?.values[field]),
        })),
        ...(plan?.completes ?? []).flatMap(({ customer_id, values }) =>
          Object.entries(values).map(([field, after]) => ({ customer_id, field, before: "", after })),
        ),
      ],
    })),
  };
}
