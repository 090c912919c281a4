import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * After `npm run migration`: deletes the older schema snapshots, which nothing reads, and writes the newest with one line for each table and
 * the journal with one for each migration: a new column changes one line, where drizzle-kit writes ten thousand.
 */
const folder = join(import.meta.dirname, "migrations/meta");
const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
const newest = snapshots.sort().pop();
if (newest === undefined) throw new Error(`${folder} has no snapshot.`);
for (const older of snapshots) rmSync(join(folder, older));

const { tables, ...rest }: { readonly tables: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync(join(folder, newest), "utf8"),
);
const lines = Object.entries(tables).map(([name, table]) => `${JSON.stringify(name)}: ${JSON.stringify(table)}`);
writeWith(newest, rest, `"tables": {\n${lines.join(",\n")}\n}`);

const journal = "_journal.json";
const { entries, ...about }: { readonly entries: readonly unknown[] } = JSON.parse(
  readFileSync(join(folder, journal), "utf8"),
);
writeWith(journal, about, `"entries": [\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`);

/** Writes a file's members, a line each, and after them the one that has more. */
function writeWith(name: string, members: object, last: string): void {
  const lines = Object.entries(members).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(join(folder, name), `{\n${[...lines, last].join(",\n")}\n}\n`);
}
