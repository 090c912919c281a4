import type { components } from "@teedesk/openapi";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { reportTokens } from "../db/schema/reportTokens.ts";
import { secondsFromNow } from "../platform/leases.ts";
import type { ReportName } from "./reportOperations.ts";
import { findStaff, type Presented } from "./sessions.repository.ts";
import type { StaffMember } from "./staffMember.ts";
import { hashToken, newToken } from "./tokens.ts";

/** How long a token waits for its download. */
const lifeSeconds = 60;

/** A secret for one download of one report, which ends with the session that asked for it (DECISIONS 27). */
export async function createReportToken(
  db: Database,
  { session_id, report }: { session_id: number; report: ReportName },
): Promise<components["schemas"]["ReportToken"]> {
  const token = newToken();
  const [stored] = await db
    .insert(reportTokens)
    .values({ session_id, report, token_hash: hashToken(token), expires_at: secondsFromNow(lifeSeconds) })
    .returning({ expires_at: reportTokens.expires_at });
  if (stored === undefined) throw new Error("The token was not stored.");
  return { token, expires_at: stored.expires_at.toISOString() };
}

/**
 * Who may download the report with this token; null when it is none, for another report, too old or spent. Spending
 * it removes it, so of two downloads at once only one gets it. `client` and `uid` must be those of its session.
 */
export async function spendReportToken(
  db: Database,
  report: string,
  { token, client, uid }: Presented,
): Promise<StaffMember | null> {
  const isIt = and(eq(reportTokens.token_hash, hashToken(token)), eq(reportTokens.report, report));
  const [used] = await db
    .delete(reportTokens)
    .where(and(isIt, gt(reportTokens.expires_at, sql`now()`)))
    .returning({ session_id: reportTokens.session_id });
  return used === undefined ? null : findStaff(db, { session_id: used.session_id, client, uid });
}

/** Drops tokens nobody used in time. */
export async function forgetOldTokens(db: Database): Promise<void> {
  await db.delete(reportTokens).where(lt(reportTokens.expires_at, sql`now()`));
}
