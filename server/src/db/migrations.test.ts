import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { projectPaths } from "../config/paths.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import * as schema from "./schema/index.ts";

const { migrations } = projectPaths();

const readMeta = (name: string) => JSON.parse(readFileSync(join(migrations, "meta", name), "utf8"));

const journal: { entries: readonly { idx: number; when: number; tag: string }[] } = readMeta("_journal.json");
const tags = journal.entries.map(({ tag }) => tag);

it("has one snapshot, of the newest migration, and it equals the schema", async () => {
  const snapshot = `${tags.at(-1)?.slice(0, 4)}_snapshot.json`;
  expect(readdirSync(join(migrations, "meta")).sort(), "use npm run migration in server/").toEqual([
    snapshot,
    "_journal.json",
  ]);
  const missing = await generateMigration(readMeta(snapshot), generateDrizzleJson(schema));
  expect(missing, "run npm run migration in server/").toEqual([]);
});

it("the journal and the files name the same migrations, each with a number of its own", () => {
  const files = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  expect(files.sort()).toEqual(tags.map((tag) => `${tag}.sql`));
  expect(tags.map((tag) => Number(tag.slice(0, 4)))).toEqual(tags.map((_, place) => place));
});

it("each migration was written after the one before", () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

it("the migrations make every column of the schema, and no other", async () => {
  const connection = await testDatabase();
  const made = await connection.db
    .select({ name: sql<string>`concat_ws('.', relnamespace::regnamespace, relname, attname)` })
    .from(sql`pg_attribute join pg_class on pg_class.oid = attrelid`)
    .where(
      sql`relnamespace::regnamespace::text !~ '^(pg_.*|information_schema|drizzle)$' and relkind = 'r' and attnum > 0 and not attisdropped`,
    );
  await connection.close();
  const columns = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ schema: room = "public", name, columns: own }) =>
      own.map((column) => [room, name, column.name].join(".")),
    );
  expect(made.map(({ name }) => name).sort()).toEqual(columns.sort());
});
