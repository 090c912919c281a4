import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPglite } from "./pglite.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "teedesk-pglite-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it.each([
  ["an empty control file", "17\n"],
  ["another version of PostgreSQL", "9\n"],
])("a folder with %s is refused in one line that says what to do", async (_, version) => {
  mkdirSync(join(dataDir, "global"));
  writeFileSync(join(dataDir, "PG_VERSION"), version);
  writeFileSync(join(dataDir, "global", "pg_control"), "");
  await expect(openPglite({ dataDir })).rejects.toThrow(
    /^DATA_DIR: the database in \S+ is damaged or of another version of PostgreSQL\. Restore a backup, or move the folder away[^\n]+$/,
  );
});
