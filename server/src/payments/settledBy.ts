import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { historyEntries } from "../db/schema/historyEntries.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { staffUsers } from "../db/schema/staffUsers.ts";
import { isSettled } from "./intents.ts";

/** Whether the card of a settled payment was charged all the same, so that it may have been paid twice (DECISION-74). */
export const isChargedThoughSettled = async (db: Database, tee_time_id: number): Promise<boolean> =>
  (await db.$count(
    paymentIntents,
    and(eq(paymentIntents.tee_time_id, tee_time_id), eq(paymentIntents.state, "captured"), isSettled),
  )) > 0;

/** The name of the person who settled a tee time's refused payment last, or the e-mail of one without an account (DECISION-74). */
export async function findSettler(db: Database, tee_time_id: number): Promise<string> {
  const { entity, record_id, action, staff_user_id, staff_user, id } = historyEntries;
  const [last] = await db
    .select({ name: sql<string>`coalesce(${staffUsers.name}, ${staff_user}, '')` })
    .from(historyEntries)
    .leftJoin(staffUsers, eq(staffUsers.id, staff_user_id))
    .where(and(eq(entity, "tee_time"), eq(record_id, tee_time_id), eq(action, "payment settled")))
    .orderBy(desc(id))
    .limit(1);
  return last?.name || "a colleague";
}
