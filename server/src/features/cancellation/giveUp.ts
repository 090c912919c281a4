import { and, eq } from "drizzle-orm";
import { cancelations } from "../../db/schema/cancelations.ts";
import { retried } from "../retried.ts";
import type { Cancelation, CancelServices, Declined } from "./cancelation.ts";
import { recordRefusal } from "./recordRefusal.ts";
import { words } from "./words.ts";

/**
 * Gives a refused cancelation up, unless somebody else took it further meanwhile; its key and its place are free again. The
 * history keeps the refusal: whoever asked may have been told that it goes on by itself, and left.
 */
export async function giveUp({ db, log }: CancelServices, given: Cancelation, refusal: Declined): Promise<Declined> {
  const { id, state } = given;
  const isGivenUp = await retried(() =>
    db.transaction(async (tx) => {
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
    }),
  );
  if (!isGivenUp) return { kind: "declined", message: words.underWay };
  log.error({ cancelation: id, tee_time: given.tee_time_id, refusal: refusal.backend_message }, "cancelation given up");
  return refusal;
}
