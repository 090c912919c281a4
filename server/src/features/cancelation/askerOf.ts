import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { Cancelation } from "./cancelation.ts";

/** Who asked for a cancelation; null when that account is gone. */
export async function askerOf(
  db: Database,
  { staff_user_id }: Cancelation,
): Promise<Pick<StaffMember, "id" | "email"> | null> {
  if (staff_user_id === null) return null;
  const { id, email } = staffUsers;
  const [asker] = await db.select({ id, email }).from(staffUsers).where(eq(staffUsers.id, staff_user_id));
  return asker ?? null;
}
