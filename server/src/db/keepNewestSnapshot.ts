import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * After `npm run migration`: deletes the older schema snapshots, which nothing reads, and writes the newest with one line for each table:
 * a new column changes one line, where drizzle-kit writes ten thousand.
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
const others = Object.entries(rest).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
writeFileSync(join(folder, newest), `{\n${[...others, `"tables": {\n${lines.join(",\n")}\n}`].join(",\n")}\n}\n`);
