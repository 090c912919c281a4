import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openPglite } from "./pglite.ts";

const folder = mkdtempSync(join(tmpdir(), "teedesk-pglite-"));
const [sound, dataDir] = [join(folder, "sound"), join(folder, "data")];
beforeAll(async () => (await openPglite({ dataDir: sound })).close());
beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(sound, dataDir, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a folder of its own is opened again", async () => {
  const connection = await openPglite({ dataDir });
  expect(connection.presence.isThere()).toBe(true);
  await connection.close();
});

it.each([
  ["an empty control file", "global/pg_control", ""],
  ["the mark of another version of PostgreSQL", "PG_VERSION", "9\n"],
])("a folder with %s is refused in one line with the next step", async (_, file, content) => {
  writeFileSync(join(dataDir, file), content);
  await expect(openPglite({ dataDir })).rejects.toThrow(
    /^DATA_DIR: the database in \S+ is damaged or of another version of PostgreSQL\. Restore a backup, or move the folder away[^\n]+$/,
  );
});
