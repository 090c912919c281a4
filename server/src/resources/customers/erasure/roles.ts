import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type customers, giftCertificates, historyEntries, teeTimes } from "../../../db/schema/index.ts";
import { personText } from "../../giftCertificates/certificateInHistory.ts";

export type Person = typeof customers.$inferSelect;

/** A part that a person has in a record, and how the record's history names who has it. */
export type Role = {
  readonly entity: "tee_time" | "gift_certificate";
  readonly field: string;
  readonly name: string;
  /** Whether the person has it now, in the record with this id. */
  readonly now: (record: PgColumn) => SQL;
};
export type Roles = { readonly player: Role; readonly purchaser: Role; readonly recipient: Role };

export function rolesOf(person: Person): Roles {
  const now = (table: typeof teeTimes | typeof giftCertificates, by: PgColumn) => (record: PgColumn) =>
    sql`exists (select from ${table} as one where one.id = ${record} and one.${sql.identifier(by.name)} = ${person.id})`;
  const certificate = { entity: "gift_certificate", name: personText(person) } as const;
  return {
    player: {
      entity: "tee_time",
      field: "customer.id",
      name: String(person.id),
      now: now(teeTimes, teeTimes.customer_id),
    },
    purchaser: { ...certificate, field: "customer", now: now(giftCertificates, giftCertificates.customer_id) },
    recipient: { ...certificate, field: "recipient", now: now(giftCertificates, giftCertificates.recipient_id) },
  };
}

/** Whether the person had a role until the first `later` entry that gave it to another; where there is none they have it now. */
export const heldUntil = ({ entity, field, name, now }: Role, record: PgColumn, isLater: SQL): SQL => sql`coalesce((
  select change->>'before' is not distinct from ${name}
  from ${historyEntries} as later, jsonb_array_elements(later.changes) as change
  where later.entity = ${entity} and later.record_id = ${record} and change->>'field' = ${field} and ${isLater}
  order by later.id limit 1), ${now(record)})`;

export const heldAt = (role: Role, record: PgColumn, moment: PgColumn): SQL =>
  heldUntil(role, record, sql`later.created_at > ${moment}`);
