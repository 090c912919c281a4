import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { cancelations } from "../db/schema/cancelations.ts";

/** A cancelation, a refund, or both, of one tee time. */
export type Cancelation = typeof cancelations.$inferSelect;

export const isUnderWay = inArray(cancelations.state, ["asking", "agreed"]);

/** The cancelation or refund of a tee time that is not settled yet: there is one at most. `lock` lets it take no step meanwhile. */
export async function findCancelationUnderWay(
  db: Database,
  tee_time_id: number,
  { lock = false } = {},
): Promise<Cancelation | undefined> {
  const query = db
    .select()
    .from(cancelations)
    .where(and(eq(cancelations.tee_time_id, tee_time_id), isUnderWay));
  const [underWay] = await (lock ? query.for("no key update") : query);
  return underWay;
}

export const underWayMessage = "This tee time is being canceled or refunded. Wait a moment and try again.";
