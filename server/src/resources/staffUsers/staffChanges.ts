import type { StaffUserInput } from "@teedesk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { staffGroups, staffUsers } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure, forbidden, invalid } from "../../platform/refusal.ts";
import type { Change } from "../../records/tableResource.ts";
import { closeSessions } from "../../session/sessions.repository.ts";
import { renewAccount } from "../auth/staff.repository.ts";
import { type Group, groupField, isInAny } from "./staffGroups.ts";

const isAdmin = (groups: readonly Group[]): boolean => groups.some((one) => one.level === "admin");

type Shown = { readonly id: number; readonly email: string; readonly admin_user_groups: readonly Group[] };

/**
 * Keeps at least one admin, also when two admins delete each other at the same time: whoever changes a staff user has to be an admin and
 * stay one. Changes lock the admin group's row in turn, and then check the actor again.
 */
export async function refuseLastAdmin(
  tx: Database,
  { staff, before, input }: Change<Shown, StaffUserInput>,
): Promise<void> {
  await tx.select({ id: staffGroups.id }).from(staffGroups).where(eq(staffGroups.level, "admin")).for("no key update");
  const [actor] = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, staff.id), isInAny(tx, ["admin"])));
  if (actor === undefined) throw forbidden();
  if (before.id !== staff.id) return;
  if (input === null) throw failure(409, "You cannot delete yourself. Ask another admin.");
  if (input.admin_user_groups.level !== "admin") {
    throw invalid({ [groupField]: ["You cannot take away your own admin rights. Ask another admin."] });
  }
}

/** Ends a staff user's sessions after a new password, another address or the loss of admin rights. */
export async function endSessions(
  tx: Database,
  { staff, before, input }: Change<Shown, StaffUserInput>,
): Promise<void> {
  if (input === null) return;
  const isRenamed = input.email.toLowerCase() !== before.email.toLowerCase();
  const isLowered = isAdmin(before.admin_user_groups) && input.admin_user_groups.level !== "admin";
  if (!isRenamed && !isLowered && input.password === "") return;
  await closeSessions(tx, before.id, before.id === staff.id && !isRenamed ? staff.session_id : null);
}

/** Lets in again who was refused for not signing in, and records that the password changed, without either value. */
export async function passwordChanged(
  tx: Database,
  { staff, before: { id } }: Change<Shown, StaffUserInput>,
): Promise<void> {
  await renewAccount(tx, id);
  await recordHistory(tx, { entity: "staff_user", id, staff, action: "password changed", before: null, after: null });
}
