import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { projectPaths } from "../config/paths.ts";
import type { Database } from "./database.ts";
import { schemaCompatibility } from "./schema/index.ts";

/** Refuses a database that this version cannot serve: one that was not migrated yet, or one that is too new for it. */
export async function checkSchema(db: Database): Promise<void> {
  const [own, found] = [newestMigration(), await newestApplied(db)];
  if (found < own) {
    throw new Error(
      "DATABASE_URL: the tables are not those of this version yet. Run npm run migrate as their owner, then start again.",
    );
  }
  if (found === own) return;
  // A newer version has migrated it, and works beside this one unless it removed something this one needs.
  const [kept] = await db.select().from(schemaCompatibility);
  if ((kept?.oldest ?? 0) <= own) return;
  throw new Error(
    "DATABASE_URL: this database was made by a newer version of Teedesk. Start that version, or restore the backup from before the upgrade.",
  );
}

/** Whether a database has every migration of this version, or more. */
export const isMigrated = async (db: Database): Promise<boolean> => (await newestApplied(db)) >= newestMigration();

/** When the newest migration of this version was written; migrations are known by that. */
function newestMigration(): number {
  const journal: { entries: readonly { when: number }[] } = JSON.parse(
    readFileSync(join(projectPaths().migrations, "meta", "_journal.json"), "utf8"),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

async function newestApplied(db: Database): Promise<number> {
  const [table] = await db
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as once`);
  if (table?.isThere !== true) return 0;
  const [newest] = await db
    .select({ when: sql`coalesce(max(created_at), 0)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return newest?.when ?? 0;
}
