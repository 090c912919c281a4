import type { Issue } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import type { components } from "@teedesk/openapi";
import { eq, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { sqlErrorOf } from "../db/sqlError.ts";
import { Refusal } from "../platform/refusal.ts";

type Reference = components["schemas"]["RecordReference"];

/** The records among which a value is unique: their kind and table, the name that staff know them by, and the expression of the unique index. */
type Unique = {
  readonly kind: Reference["kind"];
  readonly table: PgTable & { readonly id: PgColumn };
  readonly name: PgColumn | SQL<string>;
  readonly value: SQLWrapper;
};

/** Constraints of the database that a save may break, by name, with the issue of each. */
export type ConstraintIssues = Readonly<Record<string, Issue & { readonly unique?: Unique }>>;

/**
 * Turns a broken constraint into the 422 that names its field, and of a unique value the record that has it. The database decides, so
 * that one of two concurrent saves is refused: a code in use, a course that was deleted meanwhile.
 */
export async function namingFields<T>(
  db: Database,
  constraints: ConstraintIssues,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const failed = sqlErrorOf(error);
    const broken = constraints[failed?.constraint ?? ""];
    if (failed === null || broken === undefined) throw error;
    const { path, code, unique } = broken;
    const holder = unique === undefined ? undefined : await holderOf(db, unique, failed.detail);
    throw new Refusal(422, {
      kind: "invalid",
      errors: { [path]: [issueMessages[code]] },
      ...(holder !== undefined && { references: [holder] }),
    });
  }
}

/** The record with the value that a unique index named. */
async function holderOf(
  db: Database,
  { kind, table, name, value }: Unique,
  detail: string,
): Promise<Reference | undefined> {
  const [, text] = /=\((.*)\)/s.exec(detail) ?? [];
  if (text === undefined) return undefined;
  const [holder] = await db.select({ id: table.id, name }).from(table).where(eq(value, text));
  return typeof holder?.id === "number"
    ? { kind, count: 1, ids: [holder.id], names: [String(holder.name)] }
    : undefined;
}
