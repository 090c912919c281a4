import type { components } from "@teedesk/openapi";
import { eq, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { referred } from "../platform/refusal.ts";
import type { EntityTable } from "./lockVersion.ts";

type Kind = components["schemas"]["RecordReference"]["kind"];

/** What refers to a record and would lose its meaning without it, and what staff can do instead of deleting it. */
export type References = {
  readonly to: (id: number) => readonly (readonly [kind: Kind, table: PgTable, where: SQL])[];
  readonly instead: string;
};

const nounOf = (kind: Kind): string => (kind === "availability_queue" ? "waiting customer" : kind.replaceAll("_", " "));

const list = new Intl.ListFormat("en");

/** Throws 409 with what refers to a record, counted, when anything does. Nothing can come to refer to it afterwards. */
export async function refuseReferred(
  tx: Database,
  { table, entity, id, references }: { table: EntityTable; entity: string; id: number; references: References },
): Promise<void> {
  // Waits for those who are about to refer to the record, and keeps others from it: nothing comes after the count.
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
  const found: { kind: Kind; count: number }[] = [];
  for (const [kind, referring, where] of references.to(id)) {
    const count = await tx.$count(referring, where);
    if (count > 0) found.push({ kind, count });
  }
  if (found.length === 0) return;
  const counted = found.map(({ kind, count }) => `${count} ${nounOf(kind)}${count === 1 ? "" : "s"}`);
  const what = entity.replaceAll("_", " ");
  throw referred(`This ${what} is still used by ${list.format(counted)}. ${references.instead}`, found);
}
