import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, instant } from "./columns.ts";
import { giftCertificates } from "./giftCertificates.ts";
import { teeTimes } from "./teeTimes.ts";

/**
 * The ledger of the gift certificates: every change of a balance, in the order in which they were made. No entry is ever
 * overwritten; staff's corrections are entries too.
 */
export const giftCertificateMovements = pgTable(
  "gift_certificate_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    gift_certificate_id: integer()
      .notNull()
      .references(() => giftCertificates.id, { onDelete: "cascade" }),
    kind: text({ enum: ["issued", "used", "returned", "corrected"] }).notNull(),
    /** Cents added to the balance; negative when taken from it. */
    amount: cents().notNull(),
    /** The tee time that used the amount or returned it. */
    tee_time_id: integer().references(() => teeTimes.id, { onDelete: "set null" }),
    /** The staff member, in the history's form; null is the system. */
    staff_user: text(),
    /** The reason that staff gave for a correction. */
    reason: text().notNull().default(""),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("gift_certificate_movements_certificate").on(table.gift_certificate_id, table.id),
    index("gift_certificate_movements_tee_time").on(table.tee_time_id),
    index("gift_certificate_movements_corrected").on(table.created_at).where(sql`${table.kind} = 'corrected'`),
    check(
      "gift_certificate_movements_sign",
      sql`case ${table.kind} when 'issued' then ${table.amount} > 0 when 'used' then ${table.amount} < 0 when 'returned' then ${table.amount} > 0 else ${table.amount} <> 0 end`,
    ),
  ],
);
