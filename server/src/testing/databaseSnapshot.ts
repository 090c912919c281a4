import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import * as schema from "../db/schema/index.ts";

/** Everything a booking and its cancelation may leave behind, for whole-value comparisons. */
export async function databaseSnapshot(db: Database) {
  return {
    teeTimes: await db.select().from(schema.teeTimes),
    records: await db.select().from(schema.transactionRecords),
    items: await db.select().from(schema.transactionItems),
    clubs: await db.select().from(schema.teeTimeRentalClubs),
    mails: await db.select().from(schema.mailOutbox),
    intents: await db.select().from(schema.paymentIntents),
    payments: await db.select().from(schema.gatewayPayments),
    cancelations: await db.select().from(schema.cancelations),
    refunds: await db.select().from(schema.gatewayRefunds),
    /** What was done to the tee times after their booking. */
    history: await db
      .select()
      .from(schema.historyEntries)
      .where(and(eq(schema.historyEntries.entity, "tee_time"), ne(schema.historyEntries.action, "created")))
      .orderBy(schema.historyEntries.id),
    keys: await db.select().from(schema.idempotencyKeys),
  };
}

/** Forgets all bookings; courses, rates, codes and certificates stay. */
export async function forgetBookings(db: Database): Promise<void> {
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
}
