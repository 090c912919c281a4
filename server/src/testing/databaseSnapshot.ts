import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import * as schema from "../db/schema/index.ts";
import { unguarded } from "./unguarded.ts";

/** Everything a booking and its cancelation may leave behind, in the order it was written, for whole-value comparisons. */
export async function databaseSnapshot(db: Database) {
  return {
    teeTimes: await db.select().from(schema.teeTimes).orderBy(schema.teeTimes.id),
    records: await db.select().from(schema.transactionRecords).orderBy(schema.transactionRecords.id),
    items: await db.select().from(schema.transactionItems).orderBy(schema.transactionItems.id),
    clubs: await db.select().from(schema.teeTimeRentalClubs),
    mails: await db.select().from(schema.mailOutbox).orderBy(schema.mailOutbox.id),
    intents: await db.select().from(schema.paymentIntents).orderBy(schema.paymentIntents.created_at),
    payments: await db.select().from(schema.gatewayPayments).orderBy(schema.gatewayPayments.created_at),
    cancelations: await db.select().from(schema.cancelations),
    refunds: await db.select().from(schema.gatewayRefunds).orderBy(schema.gatewayRefunds.created_at),
    /** Changes of the tee times after their booking. */
    history: await db
      .select()
      .from(schema.historyEntries)
      .where(and(eq(schema.historyEntries.entity, "tee_time"), ne(schema.historyEntries.action, "created")))
      .orderBy(schema.historyEntries.id),
    keys: await db.select().from(schema.idempotencyKeys).orderBy(schema.idempotencyKeys.id),
  };
}

/** Forgets all bookings; courses, rates, codes and certificates stay. */
export const forgetBookings = (database: Database): Promise<void> =>
  unguarded(database, async (db) => {
    await db.delete(schema.historyEntries);
    await db.delete(schema.cancelations);
    await db.delete(schema.gatewayRefunds);
    await db.delete(schema.transactionItems);
    await db.delete(schema.teeTimes);
    await db.delete(schema.transactionRecords);
    await db.delete(schema.mailOutbox);
    await db.delete(schema.paymentIntents);
    await db.delete(schema.gatewayPayments);
    await db.delete(schema.idempotencyKeys);
  });
