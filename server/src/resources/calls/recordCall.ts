import type { components } from "@teedesk/openapi";
import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { calls } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { secondsFromNow } from "../../platform/leases.ts";
import { invalid } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { callMoment } from "./callMoment.ts";
import { claimSeconds } from "./callStates.ts";
import { findSubject } from "./callSubject.ts";
import { endClaim, stateOf } from "./claimCall.ts";

type Wire = components["schemas"];

/**
 * Records the outcome of a call to a customer who waits, and ends the agent's claim. Throws 409 while another agent is calling, and 422 for
 * a call back without its time, or a time without it. Sent again because its response was lost, it is recorded once.
 */
export async function recordCall(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, request }: { readonly staff: StaffMember; readonly request: Wire["RecordCallRequest"] },
): Promise<Wire["CallState"]> {
  const { outcome, note = "" } = request;
  if ((outcome === "call_back") !== (request.call_at !== undefined))
    throw invalid({ call_at: ["A call back has a time, and no other outcome has."] });
  const call_at = request.call_at === undefined ? null : callMoment(clock, request.call_at);
  const record = async (tx: Database) => {
    const { subject, ...about } = await findSubject(tx, request);
    const wasClaimed = await endClaim(tx, clock, subject, staff);
    const call = { outcome, call_at, note: note.trim(), called_on: clock.today() };
    if (!wasClaimed && (await isRecorded(tx, subject, { ...call, staff_user_id: staff.id })))
      return stateOf(tx, subject, staff);
    await tx.insert(calls).values({ ...about, ...call, staff_user_id: staff.id, agent: staff.name });
    const after = {
      outcome: outcome.replaceAll("_", " "),
      ...(call_at !== null && { call_at: call_at.toISOString() }),
    };
    const entry = { entity: "customer", id: about.customer_id, staff, action: "called" } as const;
    await recordHistory(tx, { ...entry, before: null, after });
    return stateOf(tx, subject, staff);
  };
  return retried(() => db.transaction(record));
}

type Call = Pick<typeof calls.$inferSelect, "outcome" | "call_at" | "note" | "staff_user_id">;

/** Whether the last call about a subject was this one, by this agent and within the time of a claim. */
async function isRecorded(tx: Database, subject: string, { outcome, call_at, note, staff_user_id }: Call) {
  const [last] = await tx
    .select({
      ...getTableColumns(calls),
      isRecent: sql<boolean>`${calls.created_at} > ${secondsFromNow(-claimSeconds)}`,
    })
    .from(calls)
    .where(eq(calls.subject, subject))
    .orderBy(desc(calls.id))
    .limit(1);
  return (
    last?.isRecent === true &&
    last.staff_user_id === staff_user_id &&
    last.outcome === outcome &&
    last.note === note &&
    last.call_at?.getTime() === call_at?.getTime()
  );
}
