import type { components } from "@teedesk/openapi";
import type { Database } from "../../db/database.ts";
import { calls } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { callMoment } from "./callMoment.ts";
import { findSubject } from "./callSubject.ts";
import { endClaim, stateOf } from "./claimCall.ts";

type Wire = components["schemas"];

/**
 * Records the outcome of a call to a customer who waits, and ends the agent's claim. Throws 409 while another agent is calling, and 422 for
 * a call back without its time, or a time without it.
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
    await endClaim(tx, clock, subject, staff);
    const call = { outcome, call_at, note: note.trim(), called_on: clock.today() };
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
