import { sql } from "drizzle-orm";
import { checkSchema, isMigrated } from "../db/checkSchema.ts";
import type { Connection } from "../db/connection.ts";
import type { Database } from "../db/database.ts";
import { golfCourses, staffUsers } from "../db/schema/index.ts";
import type { CardCipher } from "../platform/cardCipher.ts";
import { checkCardKey } from "../platform/cardKey.ts";
import { demoStaff } from "./demoStaff.ts";
import { type DemoOptions, loadDemoData } from "./loadDemoData.ts";

/** The demo data for an empty database; null leaves it empty and refuses one that has the demo sign-ins. */
export type PrepareOptions = {
  readonly cards: CardCipher;
  readonly demo: DemoOptions | null;
  /** Whether the tables are migrated, or only checked. */
  readonly migrates?: boolean;
};

/**
 * Makes a database ready to serve: tables as this version needs them, and demo data if wanted and the database is empty. Servers that start
 * at the same time do this one after the other.
 */
export async function prepare(connection: Connection, { cards, demo, migrates = true }: PrepareOptions): Promise<void> {
  await connection.exclusively(async () => {
    const { db } = connection;
    // A serving role may not change tables, and need not if none has to change.
    if (migrates && !(await isMigrated(db))) await connection.migrate();
    await checkSchema(db);
    if (demo === null) await refuseDemoSignIns(db);
    else if (await isEmpty(db)) await loadDemoData(db, demo);
    await checkCardKey(db, cards);
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(staffUsers)) === 0 && (await db.$count(golfCourses)) === 0;
}

/** The demo password is public: a database with it must not be served where others can reach it. */
async function refuseDemoSignIns(db: Database): Promise<void> {
  const emails = demoStaff.map(({ email }) => email);
  const found = await db.$count(staffUsers, sql`${staffUsers.email} in ${emails}`);
  if (found > 0) throw new Error("DEMO: this database holds demo sign-ins. Set DEMO=1, or choose another database.");
}
