import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { importKeys, importRows, imports } from "../../../db/schema/imports.ts";
import type { Person } from "./roles.ts";

/**
 * Blanks the rows of imported files that became a person's customer, tee times or certificates, and those that have an address of
 * theirs, or both names, in cells of their own. One that waited for its turn is refused. Has to run before anything else is erased.
 */
export async function eraseFromImports(tx: Database, person: Person, emails: readonly string[]): Promise<void> {
  const { id, first_name, last_name } = person;
  const { record_id, cells } = importRows;
  const isRecord = sql`case ${imports.kind}
    when 'customers' then ${record_id} = ${id}
    when 'bookings' then ${record_id} in (select id from tee_times where customer_id = ${id})
    when 'gift_certificates' then ${record_id} in (select id from gift_certificates where ${id} in (customer_id, recipient_id))
    else false end`;
  const has = (texts: readonly string[]) =>
    sql`exists (select from unnest(${cells}) as cell where lower(cell) in (select lower(value) from jsonb_array_elements_text(${sql.param(JSON.stringify(texts))}::jsonb)))`;
  const isNamed =
    first_name === "" || last_name === "" ? sql`false` : sql`(${has([first_name])} and ${has([last_name])})`;
  const ofPerson = tx
    .select({ import_id: importRows.import_id, n: importRows.n })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.import_id))
    .where(or(isRecord, emails.length === 0 ? undefined : has(emails), isNamed));
  const isTheirs = (table: typeof importRows | typeof importKeys) =>
    sql`(${table.import_id}, ${table.n}) in (${ofPerson})`;
  await tx.delete(importKeys).where(isTheirs(importKeys));
  await tx
    .update(importRows)
    .set({
      cells: [],
      plan: null,
      note: "",
      action: sql`case when ${importRows.state} = 'waiting' then 'refused' else ${importRows.action} end`,
      reason: sql`case when ${importRows.state} = 'waiting' then 'Erased.' else '' end`,
      state: sql`case when ${importRows.state} = 'waiting' then 'done' else ${importRows.state} end`,
    })
    .where(isTheirs(importRows));
}
