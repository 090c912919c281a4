import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { cents, instant, stamps } from "./columns.ts";
import { staffUsers } from "./staffUsers.ts";
import { teeTimes } from "./teeTimes.ts";

/**
 * asking -> agreed -> done: the course's system releases it, the gateway refunds the money, then all is written in one transaction.
 * asking -> dropped: the course's system refused, or did not respond until staff forced another cancelation.
 * agreed -> dropped: the gateway refused, and the course still has the tee time.
 * A dropped cancelation changed nothing of ours but the tee time's history, which has the reason.
 */
export const cancelationStates = ["asking", "agreed", "done", "dropped"] as const;

/**
 * A cancelation, a refund or both, stored before any system outside is called, so that a crash leaves a trace. While
 * under way (asking, agreed) it belongs to the process working on it until `lease_until`; then recovery takes over.
 */
export const cancelations = pgTable(
  "cancelations",
  {
    /** Also the gateway's reference of the refund. */
    id: uuid().primaryKey(),
    state: text({ enum: cancelationStates }).notNull(),
    tee_time_id: integer()
      .notNull()
      .references(() => teeTimes.id),
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    /** The same request again, from the same person, is this one. */
    idempotency_key: text(),
    cancel: boolean().notNull(),
    force: boolean().notNull(),
    /** Whether the course's system released it; a forced cancelation is agreed without. */
    is_released: boolean().notNull().default(false),
    /** 0 when nothing is refunded. */
    refund_amount: cents().notNull(),
    /**
     * The refund by the rate's terms when it was asked for, of the players who left where that was asked for; another amount is an
     * exception (DECISION-45). Null of a cancelation from before, and without a refund.
     */
    standard_refund: cents(),
    /** The payment that is refunded. */
    payment_id: text(),
    /** The gateway's confirmation, once the money is refunded. */
    refund_id: text(),
    reason: text().notNull(),
    /** Those of which no person saw the answer: recovery's, and the first of a closure. */
    attempts: integer().notNull().default(0),
    lease_until: instant().notNull(),
    ...stamps,
  },
  (table) => {
    const isUnderWay = sql`${table.state} in ('asking', 'agreed')`;
    return [
      // Two refunds of one tee time never run at the same time, so together they cannot exceed the payment.
      uniqueIndex("cancelations_under_way").on(table.tee_time_id).where(isUnderWay),
      uniqueIndex("cancelations_key")
        .on(table.staff_user_id, table.idempotency_key)
        .where(sql`${table.state} <> 'dropped'`),
      index("cancelations_unfinished").on(table.lease_until).where(isUnderWay),
      index("cancelations_tee_time").on(table.tee_time_id),
      index("cancelations_failed")
        .on(table.updated_at)
        .where(
          sql`(${table.state} = 'done' and ${table.refund_amount} > 0 and (${table.refund_id} is null or ${table.refund_id} like 'elsewhere-%')) or (${table.state} = 'dropped' and ${table.attempts} > 0)`,
        ),
      // The exceptions by time, each kind along an index of its own.
      index("cancelations_forced").on(table.created_at).where(sql`${table.state} = 'done' and ${table.force}`),
      index("cancelations_custom")
        .on(table.created_at)
        .where(
          sql`${table.state} = 'done' and ${table.refund_id} is not null and ${table.refund_amount} <> ${table.standard_refund}`,
        ),
      check(
        "cancelations_refund",
        sql`${table.refund_amount} = 0 or (${table.refund_amount} > 0 and ${table.payment_id} is not null)`,
      ),
    ];
  },
);

/** Failed refunds that a person saw to, such as by a check, and those made where they were paid. Apart from the cancelation, which is of the books. */
export const settledRefunds = pgTable("settled_refunds", {
  cancelation_id: uuid()
    .primaryKey()
    .references(() => cancelations.id, { onDelete: "cascade" }),
  staff_user: text().notNull(),
  created_at: instant().notNull().defaultNow(),
});
