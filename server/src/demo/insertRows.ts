import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { Row } from "./values.ts";

/** Rows per statement; each row is one JSON parameter, which is several times faster than a parameter per value. */
const batch = 2000;

/** Stores rows with their given ids. Members that are not columns are left out; omitted columns get their default. */
export async function insertRows<T extends PgTable>(db: Database, table: T, rows: readonly Row<T>[]): Promise<void> {
  const known = new Set(Object.keys(getTableColumns(table)));
  const bySignature = new Map<string, Row<T>[]>();
  for (const row of rows) {
    const given = Object.entries(row).filter(([name, value]) => known.has(name) && value !== undefined);
    const signature = given.map(([name]) => name).join();
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), row]);
  }
  for (const [signature, alike] of bySignature) {
    const columns = signature.split(",");
    for (let first = 0; first < alike.length; first += batch) {
      await insertBatch(db, table, columns, alike.slice(first, first + batch));
    }
  }
  if (known.has("id")) await continueAfterIds(db, table);
}

async function insertBatch(db: Database, table: PgTable, columns: readonly string[], rows: readonly object[]) {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = JSON.stringify(rows.map((row) => pick(row, columns)));
  await db.execute(sql`
    insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, ${values}::json)`);
}

/** Not by the list of keys that JSON.stringify takes: that one drops members inside jsonb values too. */
const pick = (row: object, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));

/** Sets the sequences, so that the next record gets the id after the last one. */
async function continueAfterIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${table} having max(id) is not null`);
}
