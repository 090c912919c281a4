import { centsFrom } from "@teedesk/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { closureRunRows, closureRuns } from "../../db/schema/index.ts";
import { notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { SignedInStaff } from "../../session/sessions.repository.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { checkRefundedAmount } from "../../session/stepUp.ts";
import { findRowFacts, type RowFacts } from "./rowFacts.ts";

/**
 * Tries the failed bookings of a closure again with the facts of now, each under another key unless its cancelation goes on under the last
 * one. What other staff have canceled, refunded or moved out of the hours is done. Throws 404, and 403 where what goes back takes the
 * password again.
 */
export function retryClosure(
  { db, config }: Pick<Services, "db" | "config">,
  { id, staff }: { readonly id: number; readonly staff: StaffMember & Pick<SignedInStaff, "isConfirmed"> },
): Promise<void> {
  const store = async (tx: Database) => {
    const [run] = await tx.select().from(closureRuns).where(eq(closureRuns.id, id)).for("update");
    if (run === undefined) throw notFound("There is no such closure.");
    const isFailed = and(eq(closureRunRows.closure_run_id, id), eq(closureRunRows.state, "failed"));
    const acts = (await findRowFacts(tx, isFailed)).map((facts) => ({ id: facts.row.id, set: nextAct(facts) }));
    const refunded = acts.reduce((total, { set }) => total + ("refund_amount" in set ? set.refund_amount : 0), 0);
    checkRefundedAmount(config, refunded, staff);
    for (const { id: row, set } of acts) await tx.update(closureRunRows).set(set).where(eq(closureRunRows.id, row));
    if (acts.some(({ set }) => set.state === "waiting"))
      await tx.update(closureRuns).set({ state: "running" }).where(eq(closureRuns.id, id));
    await tx
      .update(closureRuns)
      .set({ staff_user_id: staff.id, staff_user: staff.email })
      .where(and(eq(closureRuns.id, id), isNull(closureRuns.staff_user_id)));
  };
  return retried(() => db.transaction(store));
}

const done = (note: string) => ({ state: "done" as const, note });

function nextAct({ row, lock_version, canceled_at, is_inside, rest, certificate, own, is_refund_settled }: RowFacts) {
  const again = { state: "waiting" as const, note: "", attempts: 0, lease_until: sql`now()` };
  // Released by the course without its refund: that alone is left.
  const isUnrefunded = own?.state === "done" && own.refund_amount > 0 && own.refund_id === null;
  if (own !== null && !isUnrefunded) return again;
  if (is_refund_settled) return done("Its refund was marked as settled.");
  const isStanding = canceled_at === null;
  if (isStanding && !is_inside) return done("It is no longer inside these hours.");
  if (!isStanding && !isUnrefunded && row.cancels) return done("Other staff canceled it; see its page for the refund.");
  if (!isStanding && rest === 0) return done("Other staff refunded it.");
  const planned = (amount: number) => Result.getOrThrow(centsFrom(row.act === "cancel" ? amount : 0));
  const amounts = { refund_amount: planned(rest), certificate_amount: planned(certificate) };
  return { ...again, key: sql`gen_random_uuid()`, cancels: isStanding, lock_version, ...amounts };
}
