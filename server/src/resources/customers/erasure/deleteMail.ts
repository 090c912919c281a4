import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { mailOutbox } from "../../../db/schema/index.ts";
import type { Known } from "./eraseFromRecords.ts";
import { isAmong } from "./findRecords.ts";
import { heldAt, type Person, type Role } from "./roles.ts";

/** Deletes mail to a person and about them, also what was sent to the course: it names them. */
export async function deleteMail(tx: Database, person: Person, { roles, records }: Known): Promise<void> {
  const { entity, record_id, recipient, sent_at, created_at } = mailOutbox;
  const about = (role: Role, ids: readonly number[]) =>
    and(eq(entity, role.entity), isAmong(record_id, ids), heldAt(role, record_id, created_at));
  const isTo = person.email === "" ? sql`false` : sql`lower(${recipient}) = lower(${person.email})`;
  // Others may share their address: what still waits for it, and is about no record of theirs, has to leave first.
  const hasLeft = isNotNull(sent_at);

  const theirs: readonly (SQL | undefined)[] = [
    and(eq(entity, "customer"), eq(record_id, person.id)),
    about(roles.player, records.teeTimes),
    about(roles.purchaser, records.certificates),
    and(about(roles.recipient, records.certificates), or(hasLeft, isTo)),
    and(isTo, hasLeft),
  ];
  for (const which of theirs) await tx.delete(mailOutbox).where(which);
}
