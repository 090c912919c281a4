import type { OperationId } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

type AuditEvent = components["schemas"]["AuditEvent"];

/** Calls that are always recorded, also when they succeed. A refusal for missing rights (403) is recorded for all. */
const events: Partial<Record<OperationId, AuditEvent>> = {
  signIn: "sign_in",
  signOut: "session_end",
  endOwnSession: "session_end",
  endOtherSessions: "session_end",
  completeSignIn: "sign_in",
  changeOwnPassword: "password",
  confirmIdentity: "step_up",
  startSecondFactor: "second_factor",
  confirmSecondFactor: "second_factor",
  renewRecoveryCodes: "second_factor",
  removeSecondFactor: "second_factor",
  resetStaffSecondFactor: "second_factor",
  createStaffUser: "staff_user",
  updateStaffUser: "staff_user",
  deleteStaffUser: "staff_user",
  fetchSavedCard: "card_read",
  revealSavedCard: "card_number",
  updateBroadcastMessage: "broadcast",
  exportAuditEntries: "report",
};

/** The event that a call is recorded as; null when it is not recorded. */
export function auditEventOf(operation: OperationId, status: number, isLockOut: boolean): AuditEvent | null {
  if (isLockOut) return "lock_out";
  if (status === 403) return "access";
  // Without a session there is no person to record, and the limit of requests and a missing database are not acts of anyone.
  if (operation === "signIn") return status === 200 || status === 401 ? "sign_in" : null;
  if (operation === "completeSignIn" && status === 401) return "sign_in";
  if (status === 401 || status === 429 || status >= 500) return null;
  return operation.startsWith("download") ? "report" : (events[operation] ?? null);
}
