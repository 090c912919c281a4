import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { projectPaths } from "../config/paths.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import * as schema from "./schema/index.ts";

const { migrations } = projectPaths();

const readMeta = (name: string) => JSON.parse(readFileSync(join(migrations, "meta", name), "utf8"));

const journal: { entries: readonly { idx: number; when: number; tag: string }[] } = readMeta("_journal.json");
const tags = journal.entries.map(({ tag }) => tag);

it("a change of the schema has its migration", async () => {
  const newest = tags.at(-1)?.slice(0, 4);
  const missing = await generateMigration(readMeta(`${newest}_snapshot.json`), generateDrizzleJson(schema));
  expect(missing, "run npx drizzle-kit generate in server/").toEqual([]);
});

it("the journal and the files name the same migrations, each with a number of its own", () => {
  const files = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  expect(files.sort()).toEqual(tags.map((tag) => `${tag}.sql`));
  expect(tags.map((tag) => Number(tag.slice(0, 4)))).toEqual(tags.map((_, place) => place));
});

it("each migration follows from the one before, and was written after it", () => {
  const snapshots: readonly { id: string; prevId: string }[] = tags.map((tag) =>
    readMeta(`${tag.slice(0, 4)}_snapshot.json`),
  );
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

it("the migrations make every column of the schema, and no other", async () => {
  const connection = await testDatabase();
  const { rows } = await connection.db.execute<{ table: string; column: string }>(
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  );
  await connection.close();
  const columns = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`));
  expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(columns.sort());
});
