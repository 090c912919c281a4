import type { Database } from "../../db/database.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { removeFactor } from "../../session/secondFactor.ts";
import { closeSessions } from "../../session/sessions.repository.ts";

/**
 * Removes the factor of a person who lost it, and ends their sessions: the next sign-in takes the password alone, and enrols again where it
 * has to. `staff` is the admin, null for the operator's command.
 */
export async function resetSecondFactor(
  db: Database,
  id: number,
  staff: { readonly id: number; readonly email: string } | null,
): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      if (!(await removeFactor(tx, id))) throw failure(409, "This person has no second factor.");
      await closeSessions(tx, id, null);
      await recordHistory(tx, {
        entity: "staff_user",
        id,
        staff,
        action: "second factor reset",
        before: null,
        after: null,
      });
    }),
  );
}
