import type { components } from "@teedesk/openapi";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { auditEntries, staffUsers } from "../../db/schema/index.ts";

type AuditEntry = components["schemas"]["AuditEntry"];

export type AuditFact = Omit<AuditEntry, "id" | "created_at">;

/** Adds an entry. Lock-outs are recorded once a minute for a person and a network address: they are met by the thousand. */
export async function recordAudit(db: Database, fact: AuditFact): Promise<void> {
  if (fact.event === "lock_out" && (await isRecorded(db, fact))) return;
  const staff_user_id = fact.staff_user_id ?? idByEmail(fact.staff_user);
  await db.insert(auditEntries).values({ ...fact, detail: printable(fact.detail), staff_user_id });
}

/** What was sent may hold anything, and the database takes no NUL. */
const printable = (text: string | null) => text?.replaceAll(/\p{Cc}/gu, "\uFFFD") ?? null;

/** Who is meant by an e-mail address that was typed, if anybody. */
const idByEmail = (email: string | null) =>
  email === null
    ? null
    : sql`(select ${staffUsers.id} from ${staffUsers} where ${lower(staffUsers.email)} = ${email.toLowerCase()})`;

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
