import type { components } from "@teedesk/openapi";
import { desc, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { referred } from "../platform/refusal.ts";
import type { EntityTable } from "./lockVersion.ts";

type Reference = components["schemas"]["RecordReference"];

type Kind = Reference["kind"];

/** Number of records of a kind that are named, so that staff can open them. */
const named = 5;

/**
 * Records that refer to another one and would lose their meaning without it: their kind, the column of the ids that staff know,
 * and the column that refers to the record, or a condition where no column of the same table does.
 */
export type References = readonly (readonly [kind: Kind, id: PgColumn, by: PgColumn | ((record: number) => SQL)])[];

const nounOf = (kind: Kind): string => (kind === "availability_queue" ? "waiting customer" : kind.replaceAll("_", " "));

const list = new Intl.ListFormat("en");

type Referred = {
  readonly table: EntityTable;
  readonly entity: string;
  readonly id: number;
  readonly references: References;
  /** The advice what to do instead of deleting it. */
  readonly instead: string;
};

/** Throws 409 with the counted records that refer to a record, when there are any. No further reference can be added afterwards. */
export async function refuseReferred(
  tx: Database,
  { table, entity, id, references, instead }: Referred,
): Promise<void> {
  // Waits for transactions that are adding a reference to the record, and blocks others: none is added after the count.
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
  const found: Reference[] = [];
  for (const [kind, column, by] of references) {
    const where = typeof by === "function" ? by(id) : eq(by, id);
    const count = await tx.$count(column.table, where);
    if (count === 0) continue;
    const newest = tx.selectDistinct({ id: column }).from(column.table).where(where).orderBy(desc(column)).limit(named);
    found.push({ kind, count, ids: (await newest).map((row) => Number(row.id)) });
  }
  if (found.length === 0) return;
  const counted = found.map(({ kind, count }) => `${count} ${nounOf(kind)}${count === 1 ? "" : "s"}`);
  const what = entity.replaceAll("_", " ");
  throw referred(`This ${what} is still used by ${list.format(counted)}. ${instead}`, found);
}
