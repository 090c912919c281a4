import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, stamps } from "./columns.ts";
import { giftCertificates } from "./giftCertificates.ts";
import { staffUsers } from "./staffUsers.ts";
import { teeTimes } from "./teeTimes.ts";

/**
 * waiting -> consented: carried out in the transaction of the consent.
 * waiting -> declined: by another person. waiting -> outdated: the facts had changed when an admin consented.
 * waiting -> replaced: the same person asked for something else.
 * A request that waits beyond `expires_at` has expired.
 */
export const consentStates = ["waiting", "consented", "declined", "outdated", "replaced"] as const;

/** A requested cancelation or refund, and the facts it was asked upon. Amounts are cents. */
export type AskedCancelation = {
  readonly cancel: boolean;
  readonly force_cancel: boolean;
  /** Null without a refund. */
  readonly refund_amount: number | null;
  readonly standard_refund: number | null;
  /** The rest of the payment. */
  readonly transaction_total: number;
  /** The version of the tee time. */
  readonly version: number;
};

/** A requested correction of a certificate, and its amounts at that time, in cents. The value is null without a sale. */
export type AskedCorrection = {
  readonly balance_before: number;
  readonly balance: number;
  readonly value_before: number | null;
  readonly value: number | null;
};

/** A request for what its person may not do alone (DECISION-45). */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    state: text({ enum: consentStates }).notNull().default("waiting"),
    tee_time_id: integer().references(() => teeTimes.id, { onDelete: "cascade" }),
    gift_certificate_id: integer().references(() => giftCertificates.id, { onDelete: "cascade" }),
    cancelation: jsonb().$type<AskedCancelation>(),
    correction: jsonb().$type<AskedCorrection>(),
    /** The id of the cancelation that a consent leads to, so that there is one at most. */
    cancelation_id: uuid().notNull().defaultRandom(),
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    staff_user: text().notNull(),
    reason: text().notNull(),
    expires_at: instant().notNull().default(sql`now() + interval '3 days'`),
    decided_by: text(),
    /** The moment of its transaction, which is also that of the entries a consent led to. */
    decided_at: instant(),
    ...stamps,
  },
  (table) => {
    const isWaiting = sql`${table.state} = 'waiting'`;
    return [
      index("consents_created_at").on(table.created_at, table.id),
      // One person asks for one thing at a time.
      uniqueIndex("consents_tee_time").on(table.tee_time_id, table.staff_user_id).where(isWaiting),
      uniqueIndex("consents_gift_certificate").on(table.gift_certificate_id, table.staff_user_id).where(isWaiting),
      uniqueIndex("consents_cancelation").on(table.cancelation_id),
      check(
        "consents_subject",
        sql`(${table.tee_time_id} is not null and ${table.cancelation} is not null and ${table.gift_certificate_id} is null)
          or (${table.gift_certificate_id} is not null and ${table.correction} is not null and ${table.tee_time_id} is null)`,
      ),
      check(
        "consents_two_people",
        sql`${table.state} <> 'consented' or (${table.decided_by} is not null and ${table.decided_at} is not null and ${table.decided_by} <> ${table.staff_user})`,
      ),
    ];
  },
);
