import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { staffUsers } from "../../db/schema/index.ts";
import { isAdminSql } from "../../session/sessions.repository.ts";
import { signInName } from "../../session/signInName.ts";

/** The staff user with this address, in any case of letters. */
export async function findStaffByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: staffUsers.id, email: staffUsers.email, password_hash: staffUsers.password_hash })
    .from(staffUsers)
    .where(eq(lower(staffUsers.email), signInName(email)));
  return found ?? null;
}

/** A staff user by id, with the level of their groups. */
export async function findStaffById(db: Database, id: number) {
  const [found] = await db
    .select({ id: staffUsers.id, email: staffUsers.email, isAdmin: isAdminSql })
    .from(staffUsers)
    .where(eq(staffUsers.id, id));
  return found === undefined ? null : { ...found, level: found.isAdmin ? ("admin" as const) : ("other" as const) };
}

/** Replaces a hash by one of the same password, unless the password has been changed meanwhile. */
export async function replaceHash(db: Database, id: number, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .update(staffUsers)
    .set({ password_hash: to })
    .where(and(eq(staffUsers.id, id), eq(staffUsers.password_hash, from)));
}
