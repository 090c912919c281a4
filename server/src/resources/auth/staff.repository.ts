import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { staffUsers } from "../../db/schema/index.ts";
import { signInName } from "../../session/signInName.ts";

/** Who signs in with this address, in whatever case it is typed. */
export async function findStaffByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: staffUsers.id, email: staffUsers.email, password_hash: staffUsers.password_hash })
    .from(staffUsers)
    .where(eq(lower(staffUsers.email), signInName(email)));
  return found ?? null;
}
