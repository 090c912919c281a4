import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues } from "../../db/schema/availabilityQueues.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import type { Refusal } from "./refusals.ts";

const path = "tee_time.availability_queue_id";

/** Why a place in the queue cannot be served: it is gone, or a booking that stands serves it already. */
export async function queueEntryIssues(
  db: Database,
  availability_queue_id: number | null,
  { lock }: { lock: boolean },
): Promise<readonly Refusal[]> {
  if (availability_queue_id === null) return [];
  const query = db
    .select({ id: availabilityQueues.id })
    .from(availabilityQueues)
    .where(and(eq(availabilityQueues.id, availability_queue_id), isNull(availabilityQueues.removed_at)));
  const entries = await (lock ? query.for("update") : query);
  if (entries.length === 0) return [{ path, code: "queue_entry_unknown" }];
  const booked = await db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(and(eq(teeTimes.availability_queue_id, availability_queue_id), isNull(teeTimes.canceled_at)))
    .limit(1);
  return booked.length === 0 ? [] : [{ path, code: "queue_entry_booked" }];
}
