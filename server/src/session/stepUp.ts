import type { OperationId } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema/index.ts";
import { unconfirmed } from "../platform/refusal.ts";
import type { SignedInStaff } from "./sessions.repository.ts";

/** The time for which a session stays confirmed. */
const confirmedMinutes = 5;

/** Notes that the owner of a session is there, for all servers. Returns until when. */
export async function confirmSession(db: Database, session_id: number): Promise<Date> {
  const [confirmed] = await db
    .update(sessions)
    .set({ confirmed_until: sql`now() + make_interval(mins => ${confirmedMinutes})` })
    .where(eq(sessions.id, session_id))
    .returning({ until: sessions.confirmed_until });
  if (!confirmed?.until) throw new Error("The session has ended.");
  return confirmed.until;
}

/** The exports with customers' addresses and phone numbers, or with the notes about them. */
const customerExports: ReadonlySet<OperationId> = new Set([
  "downloadTeeTimeCustomerReport",
  "downloadTeeTimesExportReport",
  "downloadGiftCertificateReport",
]);

/** The changes of who can sign in, and the ends of one's own sessions (DECISION-77). */
const accountChanges: ReadonlySet<OperationId> = new Set([
  "createStaffUser",
  "updateStaffUser",
  "deleteStaffUser",
  "resetStaffSecondFactor",
  "endOwnSession",
  "endOtherSessions",
]);

export type StepUpSettings = Pick<Config, "stepUpExports" | "stepUpAccounts">;
type Caller = Pick<SignedInStaff, "isConfirmed">;

/** Throws 403 for a call of an operation that needs a confirmed session. */
export function checkOperation(settings: StepUpSettings, op: OperationId, by: Caller): void {
  const isAsked =
    op === "revealSavedCard" ||
    (settings.stepUpExports && customerExports.has(op)) ||
    (settings.stepUpAccounts && accountChanges.has(op));
  if (isAsked && !by.isConfirmed) throw unconfirmed();
}

/** Throws 403 for a refund, in cents, that needs a confirmed session. */
export function checkRefundedAmount({ stepUpRefund }: Pick<Config, "stepUpRefund">, amount: number, by: Caller): void {
  if (stepUpRefund !== null && amount > stepUpRefund && !by.isConfirmed) throw unconfirmed();
}
