import type { components } from "@teedesk/openapi";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { reportTokens } from "../db/schema/reportTokens.ts";
import { secondsFromNow } from "../platform/leases.ts";
import type { ReportName } from "./reportOperations.ts";
import { findStaff, type IdleLimit, type Presented, type SignedInStaff } from "./sessions.repository.ts";
import { hashToken, newToken } from "./tokens.ts";

/** The time in which a token can be used. */
const lifeSeconds = 60;

const isUnused = eq(reportTokens.state, "asked");

/** A secret for one download of one report, which ends with the session that asked for it (ANSWER-27). */
export async function createReportToken(
  db: Database,
  { session_id, report }: { session_id: number; report: ReportName },
): Promise<components["schemas"]["ReportToken"]> {
  const token = newToken();
  const [stored] = await db
    .insert(reportTokens)
    .values({ session_id, report, token_hash: hashToken(token), expires_at: secondsFromNow(lifeSeconds) })
    .returning({ run: reportTokens.id, expires_at: reportTokens.expires_at });
  if (stored === undefined) throw new Error("The token was not stored.");
  return { token, run: stored.run, expires_at: stored.expires_at.toISOString() };
}

/** A download that may begin: the person who requested it, and the number by which they follow it. */
export type Spent = { readonly staff: SignedInStaff; readonly run: number };

/**
 * The person who may download the report with this token; null when the token is unknown, for another report, too old or used.
 * Of two simultaneous downloads only one gets it. `client` and `uid` must be those of its session.
 */
export async function spendReportToken(
  db: Database,
  report: string,
  { token, client, uid, idleMinutes }: Presented & IdleLimit,
): Promise<Spent | null> {
  const isIt = and(eq(reportTokens.token_hash, hashToken(token)), eq(reportTokens.report, report));
  const [used] = await db
    .update(reportTokens)
    .set({ state: "making", updated_at: sql`now()` })
    .where(and(isIt, isUnused, gt(reportTokens.expires_at, sql`now()`)))
    .returning({ run: reportTokens.id, session_id: reportTokens.session_id });
  if (used === undefined) return null;
  const staff = await findStaff(db, { session_id: used.session_id, client, uid, idleMinutes });
  return staff && { staff, run: used.run };
}

/** Drops tokens that were not used in time, and after a day the progress of the others. */
export async function forgetOldTokens(db: Database): Promise<void> {
  const { expires_at } = reportTokens;
  const isOld = lt(expires_at, sql`now() - interval '1 day'`);
  await db.delete(reportTokens).where(or(isOld, and(isUnused, lt(expires_at, sql`now()`))));
}
