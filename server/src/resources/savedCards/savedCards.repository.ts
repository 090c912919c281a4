import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, savedCards } from "../../db/schema/index.ts";

/** The card of a customer who is still waiting. */
export async function findSavedCard(db: Database, availability_queue_id: number) {
  const [found] = await db
    .select({
      id: savedCards.id,
      availability_queue_id: savedCards.availability_queue_id,
      encrypted_number: savedCards.encrypted_number,
      expmo: savedCards.expmo,
      expyr: savedCards.expyr,
    })
    .from(savedCards)
    .innerJoin(availabilityQueues, eq(availabilityQueues.id, savedCards.availability_queue_id))
    .where(and(eq(availabilityQueues.id, availability_queue_id), isNull(availabilityQueues.removed_at)));
  return found ?? null;
}
