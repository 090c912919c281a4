import type { components } from "@teedesk/openapi";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { auditEntries, staffUsers } from "../../db/schema/index.ts";

type AuditEntry = components["schemas"]["AuditEntry"];

export type AuditFact = Omit<AuditEntry, "id" | "created_at">;

/**
 * Adds an entry. Lock-outs are recorded once a minute for a staff member and a network: there may be
 * thousands, and strangers with invented addresses must not fill a trail that only its owner can shorten.
 */
export async function recordAudit(db: Database, fact: AuditFact): Promise<void> {
  const staff_user_id = fact.staff_user_id ?? (await idByEmail(db, fact.staff_user));
  const isLockOut = fact.event === "lock_out";
  const staff_user = isLockOut && staff_user_id === null ? null : fact.staff_user;
  if (isLockOut && (await isRecorded(db, { ...fact, staff_user }))) return;
  await db.insert(auditEntries).values({ ...fact, staff_user, detail: printable(fact.detail), staff_user_id });
}

/** A sent text may hold any character, and PostgreSQL cannot store NUL. */
const printable = (text: string | null) => text?.replaceAll(/\p{Cc}/gu, "\uFFFD") ?? null;

/** The staff member with a typed e-mail address, if there is one. */
async function idByEmail(db: Database, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const found = await db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(eq(lower(staffUsers.email), email.toLowerCase()));
  return found[0]?.id ?? null;
}

async function isRecorded(db: Database, { event, staff_user, network_address }: AuditFact): Promise<boolean> {
  const found = await db.$count(
    auditEntries,
    and(
      eq(auditEntries.event, event),
      sql`${auditEntries.staff_user} is not distinct from ${staff_user}`,
      eq(auditEntries.network_address, network_address),
      gt(auditEntries.created_at, sql`now() - interval '1 minute'`),
    ),
  );
  return found > 0;
}
