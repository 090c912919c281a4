import type { OperationId } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

type AuditEvent = components["schemas"]["AuditEvent"];

/** Calls that are always recorded, also when they succeed. A refusal for want of rights (403) is recorded for all. */
const events: Partial<Record<OperationId, AuditEvent>> = {
  signIn: "sign_in",
  signOut: "session_end",
  endOwnSession: "session_end",
  endOtherSessions: "session_end",
  changeOwnPassword: "password",
  createStaffUser: "staff_user",
  updateStaffUser: "staff_user",
  deleteStaffUser: "staff_user",
  fetchSavedCard: "card_read",
  updateBroadcastMessage: "broadcast",
  exportAuditEntries: "report",
};

/** What a call is recorded as; null when it is not. */
export function auditEventOf(operation: OperationId, status: number, isLockOut: boolean): AuditEvent | null {
  if (isLockOut) return "lock_out";
  if (status === 403) return "access";
  // Whoever presents no session is nobody, and the limit of requests and the absence of the database are no deeds.
  if (operation === "signIn") return status === 200 || status === 401 ? "sign_in" : null;
  if (status === 401 || status === 429 || status >= 500) return null;
  return operation.startsWith("download") ? "report" : (events[operation] ?? null);
}
