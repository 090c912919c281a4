import { sql } from "drizzle-orm";
import type { Connection } from "../db/connection.ts";
import type { Database } from "../db/database.ts";
import { golfCourses, staffUsers } from "../db/schema/index.ts";
import { demoStaff } from "./demoStaff.ts";
import { type DemoOptions, loadDemoData } from "./loadDemoData.ts";

/** What an empty database is filled with; null leaves it empty and refuses one that has the demo sign-ins. */
export type PrepareOptions = { readonly demo: DemoOptions | null };

/**
 * Makes a database ready to serve: tables up to date, and demo data if it is wanted and the database is empty. Servers
 * that start at once do this one after the other.
 */
export async function prepare(connection: Connection, { demo }: PrepareOptions): Promise<void> {
  await connection.exclusively(async () => {
    await connection.migrate();
    const { db } = connection;
    if (demo === null) await refuseDemoSignIns(db);
    else if (await isEmpty(db)) await loadDemoData(db, demo);
  });
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
