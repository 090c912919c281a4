import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { type Cancelation, isUnderWay } from "./cancelation.ts";

/** The cancelation or refund of a tee time that is not settled yet: there is one at most. */
export async function findUnderWay(db: Database, tee_time_id: number): Promise<Cancelation | undefined> {
  const [underWay] = await db
    .select()
    .from(cancelations)
    .where(and(eq(cancelations.tee_time_id, tee_time_id), isUnderWay));
  return underWay;
}
