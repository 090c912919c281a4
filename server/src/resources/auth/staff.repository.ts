import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { staffUsers } from "../../db/schema/index.ts";
import { signInName } from "../../session/signInName.ts";

/** The staff user with this address, in any case of letters. */
export async function findStaffByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: staffUsers.id, email: staffUsers.email, password_hash: staffUsers.password_hash })
    .from(staffUsers)
    .where(eq(lower(staffUsers.email), signInName(email)));
  return found ?? null;
}

/** Replaces a hash by one of the same password, unless the password has been changed meanwhile. */
export async function replaceHash(db: Database, id: number, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .update(staffUsers)
    .set({ password_hash: to })
    .where(and(eq(staffUsers.id, id), eq(staffUsers.password_hash, from)));
}
