import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { teeTimes } from "../db/schema/index.ts";

/** Dates a booking to 20 November 2026: no tee time moves to a day before its booking, and a test's own is the day on which it runs. */
export async function bookedEarlier(db: Database, id: number): Promise<void> {
  await db
    .update(teeTimes)
    .set({ created_at: new Date("2026-11-20T18:00:00Z") })
    .where(eq(teeTimes.id, id));
}
