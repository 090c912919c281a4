import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { staffUsers } from "../../db/schema/index.ts";
import { instantText } from "../../records/columns.ts";
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

/** The time since which no one has signed in with the account of a query, where it is refused for that; else null (DECISION-76). */
export const unusedSince = (unusedAccountDays: number | null): SQL<string | null> => sql<string | null>`case
  when ${staffUsers.unused_since} < now() - make_interval(days => ${unusedAccountDays}::int) then ${instantText(staffUsers.unused_since)} end`;

export async function readUnusedSince(db: Database, id: number, days: number | null): Promise<string | null> {
  const [found] = await db
    .select({ since: unusedSince(days) })
    .from(staffUsers)
    .where(eq(staffUsers.id, id));
  return found?.since ?? null;
}

/** Lets an account be used for its days from now on. */
export async function renewAccount(db: Database, id: number): Promise<void> {
  await db.update(staffUsers).set({ unused_since: sql`now()` }).where(eq(staffUsers.id, id));
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
