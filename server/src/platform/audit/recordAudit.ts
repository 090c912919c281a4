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
  const entry = { ...fact, staff_user_id, detail: printable(fact.detail) };
  if (fact.event !== "lock_out") await db.insert(auditEntries).values(entry);
  else await recordLockOut(db, { ...entry, staff_user: staff_user_id === null ? null : fact.staff_user });
}

/** One at a time for a staff member and a network: the lock-outs of a burst would not see each other's entry. */
async function recordLockOut(db: Database, entry: AuditFact): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = `lock-out ${entry.staff_user ?? ""} ${entry.network_address}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    if (!(await isRecorded(tx, entry))) await tx.insert(auditEntries).values(entry);
  });
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
