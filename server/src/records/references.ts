import type { components } from "@teedesk/openapi";
import { desc, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { referred } from "../platform/refusal.ts";
import type { EntityTable } from "./lockVersion.ts";

type Reference = components["schemas"]["RecordReference"];

type Kind = Reference["kind"];

/** How many of a kind are named, so that staff can look at them. */
const named = 5;

/**
 * What refers to a record and would lose its meaning without it: its kind, the column of the ids that staff know, and the column
 * that names the record, or a condition where no column of the same table does.
 */
export type References = readonly (readonly [kind: Kind, id: PgColumn, by: PgColumn | ((record: number) => SQL)])[];

const nounOf = (kind: Kind): string => (kind === "availability_queue" ? "waiting customer" : kind.replaceAll("_", " "));

const list = new Intl.ListFormat("en");

type Referred = {
  readonly table: EntityTable;
  readonly entity: string;
  readonly id: number;
  readonly references: References;
  /** What staff can do instead of deleting it. */
  readonly instead: string;
};

/** Throws 409 with what refers to a record, counted, when anything does. Nothing can come to refer to it afterwards. */
export async function refuseReferred(
  tx: Database,
  { table, entity, id, references, instead }: Referred,
): Promise<void> {
  // Waits for those who are about to refer to the record, and keeps others from it: nothing comes after the count.
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
