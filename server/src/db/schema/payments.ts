import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * authorising -> owned -> capturing -> captured: the booking committed, it can no longer be undone, and the money is taken.
 * authorising -> owned -> voiding -> voided: the booking was undone, the authorisation is given back (DECISION-54).
 * authorising -> voiding -> voided: no booking owns it, the authorisation is given back.
 * One whose capture the gateway refuses stays capturing, with refused_at: recovery asks again until a person settles it (DECISION-55).
 * capturing -> voiding -> voided: it was refused, and refunded or settled (DECISION-74): the card is not asked any more; captured where the
 * capture was first.
 * A declined card leaves no row, as nothing was authorised. A trigger refuses every other step: no payment is both captured and voided.
 */
export const paymentIntentStates = ["authorising", "owned", "capturing", "captured", "voiding", "voided"] as const;

/**
 * An intended charge of a card, stored before the gateway is called so that a crash leaves a trace. Every change of
 * state is a conditional update. The unfinished states (authorising, capturing, voiding) belong to the process working on
 * them until `lease_until`; then recovery, on any server, takes over. An owned payment is captured then: until it the booking can be undone.
 */
export const paymentIntents = pgTable(
  "payment_intents",
  {
    id: uuid().primaryKey(),
    state: text({ enum: paymentIntentStates }).notNull().default("authorising"),
    /** Integer cents. */
    amount: bigint({ mode: "number" }).notNull(),
    payment_id: text(),
    /** The card's last four digits, as the customer's statement has them; null of a payment from before they were kept. */
    last4: text(),
    tee_time_id: integer(),
    attempts: integer().notNull().default(0),
    lease_until: timestamp({ withTimezone: true }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The first refused capture; null where there was none. */
    refused_at: timestamp({ withTimezone: true }),
    /** When a person saw to a refused capture: it is not asked for any more. */
    settled_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("payment_intents_unfinished")
      .on(table.lease_until)
      .where(sql`${table.state} in ('authorising', 'owned', 'capturing', 'voiding')`),
    index("payment_intents_refused").on(table.refused_at).where(sql`${table.refused_at} is not null`),
  ],
);
