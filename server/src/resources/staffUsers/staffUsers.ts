import { type StaffUserInput, staffUserForm } from "@teedesk/domain";
import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";
import type { Call, Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { agentDesks, staffGroups, staffUserGroups, staffUsers } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure, forbidden, invalid } from "../../platform/refusal.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import { qualified } from "../../records/columns.ts";
import { contains } from "../../records/listing.ts";
import { type Change, type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { closeSessions } from "../../session/sessions.repository.ts";

const { id, lock_version, email, name } = staffUsers;
const { level } = staffGroups;
const group = "admin_user_groups.level";

type Group = { readonly level: string };

/** What an aggregate makes of the groups somebody is in. */
const ofGroups = (aggregate: ReturnType<typeof sql>) =>
  sql`(select ${aggregate} from ${staffUserGroups} join ${staffGroups} on ${qualified(staffGroups.id)} = ${qualified(staffUserGroups.staff_group_id)}
    where ${qualified(staffUserGroups.staff_user_id)} = ${qualified(id)})`;

const admin_user_groups = sql<
  Group[]
>`coalesce(${ofGroups(sql`json_agg(json_build_object('level', ${qualified(level)}) order by ${qualified(level)})`)}, '[]'::json)`;

const isInAny = (db: Database, levels: readonly string[]) =>
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

const isAdmin = (groups: readonly Group[]): boolean => groups.some((one) => one.level === "admin");

/** A seller's desk is that of their group, where a desk has one: the leaderboard's filter goes by it. */
const deskOf = (input: StaffUserInput) =>
  agentDesks.find((desk) => desk === input.admin_user_groups.level) ?? agentDesks[0];

type Shown = { readonly id: number; readonly email: string; readonly admin_user_groups: readonly Group[] };

/**
 * Whoever changes a staff user is an admin when it is done, and stays one: so there always is one, also when two admins delete
 * each other at once. Changes take turns at the admin group's row, and look again at who makes them.
 */
async function refuseLastAdmin(tx: Database, { staff, before, input }: Change<Shown, StaffUserInput>): Promise<void> {
  await tx.select({ id: staffGroups.id }).from(staffGroups).where(eq(level, "admin")).for("no key update");
  const [actor] = await tx
    .select({ id })
    .from(staffUsers)
    .where(and(eq(id, staff.id), isInAny(tx, ["admin"])));
  if (actor === undefined) throw forbidden();
  if (before.id !== staff.id) return;
  if (input === null) throw failure(409, "You cannot delete yourself. Ask another admin.");
  if (input.admin_user_groups.level !== "admin") {
    throw invalid({ [group]: ["You cannot take away your own admin rights. Ask another admin."] });
  }
}

/** A new password, another address and the loss of admin rights take effect at once: their sessions end. */
async function endSessions(tx: Database, { staff, before, input }: Change<Shown, StaffUserInput>): Promise<void> {
  if (input === null) return;
  const isRenamed = input.email.toLowerCase() !== before.email.toLowerCase();
  const isLowered = isAdmin(before.admin_user_groups) && input.admin_user_groups.level !== "admin";
  if (!isRenamed && !isLowered && input.password === "") return;
  await closeSessions(tx, before.id, before.id === staff.id && !isRenamed ? staff.session_id : null);
}

/** That a password is another is told; what it was or is stands nowhere. */
const recordPassword = (tx: Database, { staff, before: { id } }: Change<Shown, StaffUserInput>): Promise<void> =>
  recordHistory(tx, { entity: "staff_user", id, staff, action: "password changed", before: null, after: null });

async function storeGroup(tx: Database, staff_user_id: number, input: StaffUserInput): Promise<void> {
  const [chosen] = await tx
    .select({ staff_group_id: staffGroups.id })
    .from(staffGroups)
    .where(eq(level, input.admin_user_groups.level));
  if (chosen === undefined) return refuseIssues([{ path: group, code: "choice_unknown" }]);
  await tx.delete(staffUserGroups).where(eq(staffUserGroups.staff_user_id, staff_user_id));
  await tx.insert(staffUserGroups).values({ staff_user_id, ...chosen });
}

/** `password_hash` is that of the password that is sent; null where none is. */
const people = (db: Database, password_hash: string | null = null) =>
  tableResource<Query<"listStaffUsers">>()({
    entity: "staff_user",
    table: staffUsers,
    form: staffUserForm,
    shown: (at) => at.select({ id, lock_version, email, name, admin_user_groups }).from(staffUsers).$dynamic(),
    filters: {
      email: (text) => contains(email, text),
      groups: (levels) => (levels.length === 0 ? undefined : isInAny(db, levels)),
    },
    sorts: {
      email: lower(email),
      groups: ofGroups(sql`string_agg(${qualified(level)}, ',' order by ${qualified(level)})`),
    },
    order: [asc(lower(email))],
    row: (input) => ({
      email: input.email,
      name: input.name,
      desk: deskOf(input),
      ...(password_hash === null ? {} : { password_hash }),
    }),
    changing: async (tx, change) => {
      await refuseLastAdmin(tx, change);
      await endSessions(tx, change);
      if (password_hash !== null && change.input !== null) await recordPassword(tx, change);
    },
    stored: storeGroup,
    constraints: { staff_users_email: { path: "email", code: "code_taken" } },
  })(db);

type StaffUserHandlers = ResourceHandlers<"StaffUser"> & Pick<Handlers, "listStaffGroups">;

/** Who may sign in (ADM-USER); only admins see and write them (ROLE-08, ROLE-09). */
export function staffUserHandlers({ db, passwords }: Services): StaffUserHandlers {
  const records = people(db);

  /** A password is hashed before the transaction: that takes its time. */
  const writing = async (password = "") => people(db, password === "" ? null : await passwords.hash(password));

  const subjectOf = ({ ric_user, groups }: Call<"updateStaffUser">["body"]): string =>
    [`id ${ric_user.id}`, `groups ${groups.join(", ")}`, ...(ric_user.password ? ["new password"] : [])].join("; ");

  return {
    listStaffUsers: ({ query }) => records.list(query),
    countStaffUsers: ({ query }) => records.count(query),
    getStaffUser: ({ path }) => records.show(path.id),
    async createStaffUser({ body: { ric_user, groups }, staff, noteAudit }) {
      noteAudit(`${ric_user.email ?? ""}; groups ${groups.join(", ")}`);
      return (await writing(ric_user.password)).create(staff, { ...ric_user, groups });
    },
    async updateStaffUser({ body, staff, noteAudit }) {
      noteAudit(subjectOf(body));
      const { ric_user, groups } = body;
      return (await writing(ric_user.password)).update(staff, ric_user.id, { ...ric_user, groups });
    },
    deleteStaffUser: ({ path, staff }) => records.remove(staff, path.id),
    async listStaffGroups() {
      const found = await db.select({ level }).from(staffGroups).orderBy(asc(level));
      return found.map((one) => one.level);
    },
  };
}
