import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { staffGroups, staffUserGroups, staffUsers } from "../../db/schema/index.ts";
import { createPasswords } from "../../session/passwords.ts";
import { findStaffByEmail } from "./staff.repository.ts";

export type NewStaffUser = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** The group's level; `admin` makes an admin. */
  readonly level: string;
};

const shortestPassword = 10;

/** Makes somebody who may sign in. Throws one line that says what is wrong. */
export async function createStaffUser(
  db: Database,
  { email, name, password, level }: NewStaffUser,
  passwords = createPasswords(),
): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error("The e-mail address is not one.");
  if (name.trim() === "") throw new Error("The name is missing.");
  if (password.length < shortestPassword) throw new Error(`The password needs ${shortestPassword} characters.`);
  if ((await findStaffByEmail(db, email)) !== null) throw new Error(`${email} exists already.`);
  const password_hash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await tx.insert(staffGroups).values({ level }).onConflictDoNothing();
    const [group] = await tx.select({ id: staffGroups.id }).from(staffGroups).where(eq(staffGroups.level, level));
    const [user] = await tx.insert(staffUsers).values({ email, name, password_hash }).returning({ id: staffUsers.id });
    if (user === undefined || group === undefined) throw new Error("The staff user was not stored.");
    await tx.insert(staffUserGroups).values({ staff_user_id: user.id, staff_group_id: group.id });
  });
}
