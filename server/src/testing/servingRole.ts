import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { grantServerRole } from "../db/serverRole.ts";

export type ServingRole = {
  /** Runs statements as the role up to the checks of a commit, and rolls them back. */
  readonly serving: <T>(work: (tx: Database) => Promise<T>) => Promise<T | undefined>;
  /** Runs statements as the role, and commits them. */
  readonly committing: <T>(work: (tx: Database) => Promise<T>) => Promise<T>;
  readonly drop: () => Promise<void>;
};

/** A role with the rights of a server, on the owner's database. */
export async function createServingRole(db: Database): Promise<ServingRole> {
  const role = `serving_${randomBytes(6).toString("hex")}`;
  const name = sql.identifier(role);
  await db.execute(sql`create role ${name}`);
  await grantServerRole(db, role);
  // Once more, as after every migration.
  await grantServerRole(db, role);
  return {
    async serving(work) {
      const results: Awaited<ReturnType<typeof work>>[] = [];
      await db
        .transaction(async (tx) => {
          await tx.execute(sql`set local role ${name}`);
          const result = await work(tx);
          await tx.execute(sql`set constraints all immediate`);
          results.push(result);
          tx.rollback();
        })
        .catch((error: unknown) => {
          if (results.length === 0) throw error;
        });
      return results[0];
    },
    committing: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local role ${name}`);
        return work(tx);
      }),
    async drop() {
      await db.execute(sql`drop owned by ${name}`);
      await db.execute(sql`drop role ${name}`);
    },
  };
}
