import type { components } from "@teedesk/openapi";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { callClaims, staffUsers } from "../../db/schema/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { secondsFromNow } from "../../platform/leases.ts";
import { failure } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { callStates, claimSeconds, isClaimOver } from "./callStates.ts";
import { findSubject } from "./callSubject.ts";

type Wire = components["schemas"];

const { subject: claimed, staff_user_id, claimed_until } = callClaims;

/**
 * Claims a subject for an agent, or renews their claim, in one statement: of two agents at the same time one wins, and the other gets 409
 * with the winner's name.
 */
async function claimSubject(tx: Database, clock: Clock, subject: string, staff: StaffMember): Promise<void> {
  const claim = { staff_user_id: staff.id, session_id: staff.session_id, claimed_until: secondsFromNow(claimSeconds) };
  const won = await tx
    .insert(callClaims)
    .values({ subject, ...claim })
    .onConflictDoUpdate({
      target: claimed,
      set: claim,
      setWhere: sql`${eq(staff_user_id, staff.id)} or ${isClaimOver}`,
    })
    .returning({ claimed });
  if (won.length > 0) return;
  const [winner] = await tx
    .select({ name: staffUsers.name, claimed_until })
    .from(callClaims)
    .innerJoin(staffUsers, eq(staffUsers.id, staff_user_id))
    .where(eq(claimed, subject));
  const until_text = winner === undefined ? "" : ` until ${clock.localMoment(winner.claimed_until).time}`;
  throw failure(409, `Being called by ${winner?.name ?? "another agent"}${until_text}.`);
}

/** Claims a customer who waits for the agent who calls them. */
export async function claimCall(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, request }: { readonly staff: StaffMember; readonly request: Wire["CallClaimRequest"] },
): Promise<Wire["CallState"]> {
  const claim = async (tx: Database) => {
    const { subject } = await findSubject(tx, request);
    await claimSubject(tx, clock, subject, staff);
    return stateOf(tx, subject, staff);
  };
  return retried(() => db.transaction(claim));
}

export async function stateOf(tx: Database, subject: string, staff: StaffMember): Promise<Wire["CallState"]> {
  const state = (await callStates(tx, [subject], staff.id)).get(subject);
  if (state === undefined) throw new Error(`${subject} has no state.`);
  return state;
}

/** Takes the claim of a subject for the outcome of the call, and ends it. Returns whether it was the agent's before. */
export async function endClaim(tx: Database, clock: Clock, subject: string, staff: StaffMember): Promise<boolean> {
  const own = and(eq(claimed, subject), eq(staff_user_id, staff.id));
  const ended = await tx.delete(callClaims).where(own).returning({ claimed });
  if (ended.length > 0) return true;
  await claimSubject(tx, clock, subject, staff);
  await tx.delete(callClaims).where(own);
  return false;
}

/** Deletes claims that ended by time. */
export async function forgetEndedClaims(db: Database): Promise<void> {
  await db.delete(callClaims).where(isClaimOver);
}
