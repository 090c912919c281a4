import { staffUserForm } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
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

/** Stores a staff user who may sign in, by the rules of the console's form. Throws an error whose message names each problem. */
export async function createStaffUser(
  db: Database,
  { level, ...person }: NewStaffUser,
  passwords = createPasswords(),
): Promise<void> {
  const sent = { ...person, password_confirmation: person.password, groups: [level] };
  const { email, name, password } = Result.getOrThrowWith(
    staffUserForm.accept(null, sent),
    (issues) => new Error(issues.map(({ path, code }) => `${path}: ${issueMessages[code]}`).join("\n")),
  );
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
