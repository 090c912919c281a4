import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectPaths } from "../config/paths.ts";

/** Passes on a folder with the migrations up to one of them, as the version that wrote it had. */
export async function migrationsUntil(tag: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "teedesk-migrations-"));
  try {
    cpSync(projectPaths().migrations, folder, { recursive: true });
    const file = join(folder, "meta", "_journal.json");
    const journal: { entries: readonly { tag: string }[] } = JSON.parse(readFileSync(file, "utf8"));
    const tags = journal.entries.map((entry) => entry.tag);
    if (!tags.includes(tag)) throw new Error(`There is no migration ${tag}.`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, tags.indexOf(tag) + 1) }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
