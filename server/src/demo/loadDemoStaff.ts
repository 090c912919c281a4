import type { Database } from "../db/database.ts";
import { staffGroups, staffUserGroups, staffUsers } from "../db/schema/index.ts";
import type { Passwords } from "../session/passwords.ts";
import { demoColleagues, demoGroups, demoPassword, demoStaff } from "./demoStaff.ts";
import { insertRows } from "./insertRows.ts";

/** The two demo sign-ins, their colleagues, and the groups they are in. */
export async function loadDemoStaff(tx: Database, passwords: Passwords): Promise<void> {
  const known = await passwords.hash(demoPassword);
  const staff = [
    ...demoStaff.map((person) => ({ ...person, password_hash: known })),
    ...demoColleagues.map((person) => ({ ...person, password_hash: passwords.unusable })),
  ].map((person, index) => ({ ...person, id: index + 1 }));
  const groups = demoGroups.map((level, index) => ({ id: index + 1, level }));
  await insertRows(tx, staffGroups, groups);
  await insertRows(tx, staffUsers, staff);
  await insertRows(
    tx,
    staffUserGroups,
    staff.map(({ id, level, desk }) => ({
      staff_user_id: id,
      staff_group_id: groups.find((group) => group.level === (desk === "product" ? level : desk))?.id ?? 0,
    })),
  );
}
