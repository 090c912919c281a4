import { staffUserForm } from "@teedesk/domain";
import type { Call, Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { contains, ignoringCase } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "../auth/checkPassword.ts";
import { unusedSince } from "../auth/staff.repository.ts";
import { endSessions, passwordChanged, refuseLastAdmin } from "./staffChanges.ts";
import { admin_user_groups, deskOf, isInAny, listLevels, sortedGroups, storeGroup } from "./staffGroups.ts";

const { id, lock_version, email, name } = staffUsers;

/** `password_hash` is the hash of the sent password; null without one. */
const people = (db: Database, unusedAccountDays: number | null, password_hash: string | null = null) =>
  tableResource<Query<"listStaffUsers">>()({
    entity: "staff_user",
    table: staffUsers,
    form: staffUserForm,
    shown: (at) =>
      at
        .select({ id, lock_version, email, name, admin_user_groups, unused_since: unusedSince(unusedAccountDays) })
        .from(staffUsers)
        .$dynamic(),
    inHistory: (record) => {
      const { unused_since: _, ...person } = record;
      return person;
    },
    filters: {
      email: (text) => contains(email, text),
      groups: (levels) => (levels.length === 0 ? undefined : isInAny(db, levels)),
    },
    sorts: { ...ignoringCase({ email }), groups: sortedGroups },
    order: ["email"],
    row: (input) => ({
      email: input.email,
      name: input.name,
      desk: deskOf(input),
      ...(password_hash === null ? {} : { password_hash }),
    }),
    changing: async (tx, change) => {
      await refuseLastAdmin(tx, change);
      await endSessions(tx, change);
      if (password_hash !== null && change.input !== null) await passwordChanged(tx, change);
    },
    stored: storeGroup,
    constraints: {
      staff_users_email: {
        path: "email",
        code: "code_taken",
        unique: { kind: "staff_user", table: staffUsers, name, value: lower(email) },
      },
    },
  })(db);

type StaffUserHandlers = ResourceHandlers<"StaffUser"> & Pick<Handlers, "listStaffGroups">;

/** Staff users (ADM-USER); only admins see and write them (ROLE-08, ROLE-09). */
export function staffUserHandlers({ db, config, passwords }: Services): StaffUserHandlers {
  const { unusedAccountDays } = config;
  const records = people(db, unusedAccountDays);

  /** A password is hashed before the transaction, as it is slow. */
  const writing = async (password = "") => {
    if (password === "") return people(db, unusedAccountDays);
    checkPassword(config, password);
    return people(db, unusedAccountDays, await passwords.hash(password));
  };

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
    listStaffGroups: () => listLevels(db),
  };
}
