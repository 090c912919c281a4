import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { mailOutbox } from "../../../db/schema/index.ts";
import { isAmong } from "../../../records/isAmong.ts";
import type { Known } from "./eraseFromRecords.ts";
import { heldAt, isOneOf, type Person, type Role } from "./roles.ts";

/** Deletes mail to a person and about them, including mail to the course, which names them. */
export async function deleteMail(tx: Database, person: Person, { roles, names, records }: Known): Promise<void> {
  const { entity, record_id, recipient, sent_at, failed_at, created_at } = mailOutbox;
  const about = (role: Role, ids: readonly number[]): SQL =>
    sql`(${eq(entity, role.entity)} and ${isAmong(record_id, ids)} and ${heldAt(role, record_id, created_at)})`;
  const isTo = isOneOf(sql`lower(${recipient})`, names.emails);
  // Others may share the address: queued mail to it that is about no record of this person has to be sent first.
  const hasLeft = sql`(${sent_at} is not null or ${failed_at} is not null)`;

  // Typed so that none is undefined: a delete without a condition would empty the outbox.
  const theirs: readonly SQL[] = [
    sql`${eq(entity, "customer")} and ${eq(record_id, person.id)}`,
    about(roles.player, records.teeTimes),
    about(roles.purchaser, records.certificates),
    sql`${about(roles.recipient, records.certificates)} and (${hasLeft} or ${isTo})`,
    sql`${isTo} and ${hasLeft}`,
  ];
  for (const which of theirs) await tx.delete(mailOutbox).where(which);
}
