import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type customers, giftCertificates, historyEntries, teeTimes } from "../../../db/schema/index.ts";

export type Person = typeof customers.$inferSelect;

/** A person's part in a record, and the form in which the record's history names its holder. */
export type Role = {
  readonly entity: "tee_time" | "gift_certificate";
  /** The field with the person's id, and the field of older entries of certificates, which have a text instead. */
  readonly field: string;
  readonly textField: string | null;
  readonly id: string;
  /** Texts that mean this person alone. */
  readonly names: readonly string[];
  /** Whether the person has the role now, in the record with this id. */
  readonly now: (record: PgColumn) => SQL;
};
export type Roles = { readonly player: Role; readonly purchaser: Role; readonly recipient: Role };

export function rolesOf({ id }: Pick<Person, "id">, names: readonly string[]): Roles {
  const now = (table: typeof teeTimes | typeof giftCertificates, by: PgColumn) => (record: PgColumn) =>
    sql`exists (select from ${table} as one where one.id = ${record} and one.${sql.identifier(by.name)} = ${id})`;
  const { customer_id, recipient_id } = giftCertificates;
  const certificate = { entity: "gift_certificate", id: String(id), names } as const;
  return {
    player: {
      entity: "tee_time",
      field: "customer.id",
      textField: null,
      id: String(id),
      names: [],
      now: now(teeTimes, teeTimes.customer_id),
    },
    purchaser: {
      ...certificate,
      field: "customer.id",
      textField: "customer",
      now: now(giftCertificates, customer_id),
    },
    recipient: {
      ...certificate,
      field: "recipient.id",
      textField: "recipient",
      now: now(giftCertificates, recipient_id),
    },
  };
}

/** Whether a text is one of these; false for null. */
export const isOneOf = (text: SQL, names: readonly string[]): SQL =>
  sql`coalesce(${JSON.stringify(names)}::jsonb ? (${text}), false)`;

/**
 * Whether the person had a role before the first `later` entry that changed its holder; without such an entry, whether they have it now.
 */
export function heldUntil({ entity, field, textField, id, names, now }: Role, record: PgColumn, isLater: SQL): SQL {
  const before = sql`change->>'before'`;
  return sql`coalesce((
  select case when change->>'field' = ${field} then ${isOneOf(before, [id])} else ${isOneOf(before, names)} end
  from ${historyEntries} as later, jsonb_array_elements(later.changes) as change
  where later.entity = ${entity} and later.record_id = ${record} and change->>'field' in (${field}, ${textField}) and ${isLater}
  order by later.id limit 1), ${now(record)})`;
}

export const heldAt = (role: Role, record: PgColumn, moment: PgColumn): SQL =>
  heldUntil(role, record, sql`later.created_at > ${moment}`);
