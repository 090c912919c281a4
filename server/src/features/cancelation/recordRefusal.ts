import { formatCents } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { askerOf } from "./askerOf.ts";
import type { Cancelation, Declined } from "./cancelation.ts";

type Refused = { readonly action: "cancelation refused" | "refund refused"; readonly refusal: Declined };

/** Adds to the tee time's history what was asked for in vain, in the name of whoever asked, and who refused it why. */
export async function recordRefusal(tx: Database, asked: Cancelation, { action, refusal }: Refused): Promise<void> {
  const { tee_time_id, refund_amount, reason } = asked;
  const refund = refund_amount === 0 ? null : formatCents(refund_amount);
  const after = { refund, reason, refusal: refusal.backend_message ?? refusal.message };
  await recordHistory(tx, {
    entity: "tee_time",
    id: tee_time_id,
    staff: await askerOf(tx, asked),
    action,
    before: null,
    after,
  });
}
