import { type StaffUserInput } from "@teedesk/domain";
import { and, asc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { agentDesks, staffGroups, staffUserGroups, staffUsers } from "../../db/schema/index.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import { qualified } from "../../records/columns.ts";

/** A save puts a staff user into one group; in older data some are in several. */
const { id } = staffUsers;
const { level } = staffGroups;

/** The group's field in a save. */
export const groupField = "admin_user_groups.level";

export type Group = { readonly level: string };

/** An aggregate over a staff user's groups. */
const ofGroups = (aggregate: SQL) =>
  sql`(select ${aggregate} from ${staffUserGroups} join ${staffGroups} on ${qualified(staffGroups.id)} = ${qualified(staffUserGroups.staff_group_id)}
    where ${qualified(staffUserGroups.staff_user_id)} = ${qualified(id)})`;

export const admin_user_groups = sql<
  Group[]
>`coalesce(${ofGroups(sql`json_agg(json_build_object('level', ${qualified(level)}) order by ${qualified(level)})`)}, '[]'::json)`;

export const isInAny = (db: Database, levels: readonly string[]) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(staffUserGroups)
      .innerJoin(staffGroups, eq(staffGroups.id, staffUserGroups.staff_group_id))
      .where(
        and(
          eq(staffUserGroups.staff_user_id, id),
          inArray(
            lower(level),
            levels.map((one) => one.trim().toLowerCase()),
          ),
        ),
      ),
  );

/** The groups' names as one text, to sort by. */
export const sortedGroups = ofGroups(sql`string_agg(${qualified(level)}, ',' order by ${qualified(level)})`);

/** The desk with the name of the group, else the first one; the leaderboard filters by desk. */
export const deskOf = (input: StaffUserInput) =>
  agentDesks.find((desk) => desk === input.admin_user_groups.level) ?? agentDesks[0];

export async function storeGroup(tx: Database, staff_user_id: number, input: StaffUserInput): Promise<void> {
  const [chosen] = await tx
    .select({ staff_group_id: staffGroups.id })
    .from(staffGroups)
    .where(eq(level, input.admin_user_groups.level));
  if (chosen === undefined) return refuseIssues([{ path: groupField, code: "choice_unknown" }]);
  await tx.delete(staffUserGroups).where(eq(staffUserGroups.staff_user_id, staff_user_id));
  await tx.insert(staffUserGroups).values({ staff_user_id, ...chosen });
}

export async function listLevels(db: Database): Promise<string[]> {
  const found = await db.select({ level }).from(staffGroups).orderBy(asc(level));
  return found.map((one) => one.level);
}
