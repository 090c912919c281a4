import { fullName } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { MovedRows } from "../../../db/schema/customerMerges.ts";
import { changesBetween } from "../../../platform/history/changesBetween.ts";
import { personText } from "../../giftCertificates/certificateInHistory.ts";
import type { CustomerRow } from "./findPeople.ts";

type Wire = components["schemas"];

/** A column with the id of a customer. A merge gives its rows to the survivor, and an undo gives them back. */
export type MovedColumn = {
  readonly table: string;
  readonly column: string;
  readonly kind: Wire["CustomerMoveKind"];
  /** The kind of the rows in a refusal. */
  readonly reference: Wire["RecordReference"]["kind"];
  /** Whether the rows have a version, which grows when staff change them. */
  readonly hasVersion?: boolean;
  /** The rows about customers, where the column has ids of other records too. */
  readonly only?: string;
  /** The entry of a row's history. */
  readonly history?: {
    readonly entity: Wire["HistoryEntity"];
    readonly action: "customer changed" | "purchaser changed" | "recipient changed";
    readonly field: "customer" | "recipient";
  };
};

/** Every change of a tee time locks it before its customer, and so does a merge. */
export const lockedFirst: MovedColumn = {
  table: "tee_times",
  column: "customer_id",
  kind: "tee_time",
  reference: "tee_time",
  hasVersion: true,
  history: { entity: "tee_time", action: "customer changed", field: "customer" },
};

/** All of them; a test compares the list with the database's catalogue. */
export const movedColumns: readonly MovedColumn[] = [
  lockedFirst,
  {
    table: "gift_certificates",
    column: "customer_id",
    kind: "bought_certificate",
    reference: "gift_certificate",
    hasVersion: true,
    history: { entity: "gift_certificate", action: "purchaser changed", field: "customer" },
  },
  {
    table: "gift_certificates",
    column: "recipient_id",
    kind: "received_certificate",
    reference: "gift_certificate",
    hasVersion: true,
    history: { entity: "gift_certificate", action: "recipient changed", field: "recipient" },
  },
  { table: "lost_leads", column: "customer_id", kind: "lost_lead", reference: "lost_lead" },
  { table: "availability_queues", column: "customer_id", kind: "availability_queue", reference: "availability_queue" },
  { table: "calls", column: "customer_id", kind: "call", reference: "customer" },
  { table: "mail_outbox", column: "record_id", kind: "mail", reference: "customer", only: "entity = 'customer'" },
  { table: "customers", column: "merged_into", kind: "merged_customer", reference: "customer" },
];

export const placeOf = ({ table, column }: MovedColumn): string => `${table}.${column}`;

const isOf = ({ column, only = "true" }: MovedColumn, id: number): SQL =>
  sql`${sql.identifier(column)} = ${id} and ${sql.raw(only)}`;

type Row = { readonly id: number; readonly lock_version: number | null; readonly customer: number | null };

const rowColumns = ({ column, hasVersion = false }: MovedColumn) => ({
  id: sql<number>`id`.mapWith(Number),
  lock_version: hasVersion ? sql<number | null>`lock_version` : sql<number | null>`null::int`,
  customer: sql<number | null>`${sql.identifier(column)}`,
});

/** The rows of a customer, locked until the transaction ends. */
export const holdRowsOf = (tx: Database, moved: MovedColumn, id: number): Promise<Row[]> =>
  tx
    .select(rowColumns(moved))
    .from(sql`${sql.identifier(moved.table)} where ${isOf(moved, id)} order by id for no key update`);

/** Those of the moved rows that still exist, locked until the transaction ends. */
export const holdMovedRows = (tx: Database, moved: MovedColumn, rows: MovedRows[string]): Promise<Row[]> =>
  tx
    .select(rowColumns(moved))
    .from(sql`${sql.identifier(moved.table)} where id = any(${idsOf(rows)}) order by id for no key update`);

export const countRowsOf = (tx: Database, moved: MovedColumn, id: number): Promise<number> =>
  tx.$count(sql`${sql.identifier(moved.table)} where ${isOf(moved, id)}`);

/** Ids as one parameter: a customer may have more records than a statement may have parameters. */
const idsOf = (rows: readonly (readonly [id: number, ...unknown[]])[]): SQL =>
  sql`${sql.param(`{${rows.map(([id]) => id).join()}}`)}::bigint[]`;

/** Gives rows of one customer to another. Nothing else of them changes, neither their version nor their last save. */
export async function giveRows(tx: Database, moved: MovedColumn, rows: MovedRows[string], to: number): Promise<void> {
  if (rows.length === 0) return;
  const about = moved.kind === "call" ? sql`, merged_from = ${aboutOf(to)}` : sql``;
  await tx.execute(
    sql`update ${sql.identifier(moved.table)} set ${sql.identifier(moved.column)} = ${to} ${about} where id = any(${idsOf(rows)})`,
  );
}

/** A call is about the customer whom it was promised; when it is theirs again, that is no longer stored apart. */
const aboutOf = (to: number): SQL => sql`nullif(coalesce(merged_from, customer_id), ${to}::int)`;

type Moving = {
  readonly from: CustomerRow;
  readonly to: CustomerRow;
  readonly staff: { readonly id: number; readonly email: string };
};

/** Adds an entry to the history of each moved row, as the call that gives one row to another customer does. */
export async function recordMoves(
  tx: Database,
  { history }: MovedColumn,
  rows: MovedRows[string],
  { from, to, staff }: Moving,
): Promise<void> {
  if (history === undefined || rows.length === 0) return;
  const { entity, action, field } = history;
  const party = (customer: CustomerRow) => ({
    [field]: { id: customer.id, name: entity === "tee_time" ? fullName(customer) : personText(customer) },
  });
  const changes = JSON.stringify(changesBetween(party(from), party(to)));
  await tx.execute(sql`insert into history_entries (entity, record_id, staff_user_id, staff_user, action, changes)
    select ${entity}, moved, ${staff.id}::int, ${staff.email}, ${action}, ${changes}::jsonb from unnest(${idsOf(rows)}) as moved`);
}
