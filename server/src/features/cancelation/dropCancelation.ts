import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import type { Cancelation, Declined } from "./cancelation.ts";
import { recordRefusal } from "./recordRefusal.ts";

/**
 * Drops a cancelation that is under way; its key and its place are free again, and the history keeps why: whoever asked may
 * have been told that it goes on by itself, and left. False when somebody else took it further meanwhile.
 */
export async function dropCancelation(tx: Database, { id, state }: Cancelation, refusal: Declined): Promise<boolean> {
  const [dropped] = await tx
    .update(cancelations)
    .set({ state: "dropped" })
    .where(and(eq(cancelations.id, id), eq(cancelations.state, state)))
    .returning();
  if (dropped === undefined) return false;
  await recordRefusal(tx, dropped, {
    action: state === "asking" ? "cancelation refused" : "refund refused",
    refusal,
  });
  return true;
}
