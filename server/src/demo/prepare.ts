import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { projectPaths } from "../config/paths.ts";
import type { Connection } from "../db/connection.ts";
import type { Database } from "../db/database.ts";
import { golfCourses, staffUsers } from "../db/schema/index.ts";
import type { CardCipher } from "../platform/cardCipher.ts";
import { checkCardKey } from "../platform/cardKey.ts";
import { demoStaff } from "./demoStaff.ts";
import { type DemoOptions, loadDemoData } from "./loadDemoData.ts";

/** What an empty database is filled with; null leaves it empty and refuses one that has the demo sign-ins. */
export type PrepareOptions = { readonly cards: CardCipher; readonly demo: DemoOptions | null };

/**
 * Makes a database ready to serve: tables up to date, and demo data if it is wanted and the database is empty. Servers
 * that start at once do this one after the other.
 */
export async function prepare(connection: Connection, { cards, demo }: PrepareOptions): Promise<void> {
  await connection.exclusively(async () => {
    const { db } = connection;
    await connection.migrate();
    await refuseNewerSchema(db);
    if (demo === null) await refuseDemoSignIns(db);
    else if (await isEmpty(db)) await loadDemoData(db, demo);
    await checkCardKey(db, cards);
  });
}

/** What a newer version added this one would overlook, or write over. */
async function refuseNewerSchema(db: Database): Promise<void> {
  const journal: { entries: readonly { when: number }[] } = JSON.parse(
    readFileSync(join(projectPaths().migrations, "meta", "_journal.json"), "utf8"),
  );
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const unknown = await db.$count(sql`drizzle.__drizzle_migrations`, sql`created_at > ${newest}`);
  if (unknown === 0) return;
  throw new Error(
    "DATABASE_URL: this database was made by a newer version of Teedesk. Start that version, or restore the backup from before the upgrade.",
  );
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(staffUsers)) === 0 && (await db.$count(golfCourses)) === 0;
}

/** Their password is public: a database that has them must not be served where others can reach it. */
async function refuseDemoSignIns(db: Database): Promise<void> {
  const emails = demoStaff.map(({ email }) => email);
  const found = await db.$count(staffUsers, sql`${staffUsers.email} in ${emails}`);
  if (found > 0) throw new Error("DEMO: this database holds demo sign-ins. Set DEMO=1, or choose another database.");
}
