import { bigint, index, pgSchema, text, timestamp } from "drizzle-orm/pg-core";

/** The sandbox gateway's own ledger. Nothing of ours refers to it, and none of our transactions touches it. */
export const sandboxGateway = pgSchema("sandbox_gateway");

export const gatewayStates = ["authorised", "declined", "captured", "voided"] as const;

/** One payment as the gateway sees it, known by the caller's reference. Of the card only the last four digits stay. */
export const gatewayPayments = sandboxGateway.table(
  "payments",
  {
    reference: text().primaryKey(),
    payment_id: text(),
    state: text({ enum: gatewayStates }).notNull(),
    /** Integer cents; null when voided before any authorisation arrived. */
    amount: bigint({ mode: "number" }),
    last4: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("payments_payment").on(table.payment_id)],
);

/** A requested refund, known by the caller's reference, refused or not. */
export const gatewayRefunds = sandboxGateway.table(
  "refunds",
  {
    reference: text().primaryKey(),
    payment_id: text().notNull(),
    /** Null when the refund was refused. */
    refund_id: text(),
    /** Integer cents. */
    amount: bigint({ mode: "number" }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("refunds_payment").on(table.payment_id)],
);
