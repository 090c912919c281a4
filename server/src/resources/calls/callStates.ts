import type { LocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, desc, eq, inArray, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { callClaims, calls, customers, staffUsers } from "../../db/schema/index.ts";
import { isOver } from "../../platform/leases.ts";

type CallState = components["schemas"]["CallState"];

const uncalled: CallState = {
  claimed_by: null,
  claimed_until: null,
  is_own: false,
  outcome: null,
  agent: null,
  called_at: null,
  call_at: null,
};

/** Seconds for which a claim lasts. */
export const claimSeconds = 300;

/** Also of a claim that was made while the database's clock was ahead. */
export const isClaimOver = isOver(callClaims.claimed_until, claimSeconds);

type CallStates = ReadonlyMap<string, CallState>;

/** The member `call` of what a call is about. */
export function callOf(states: CallStates, subject: string): { readonly call?: CallState } {
  const call = states.get(subject);
  return call === undefined ? {} : { call };
}

/** Whether a call ended in a booking that was undone, which is stored in one transaction with it: its lead waits as before (DECISION-58). */
export const isUndone = (
  call: SQLWrapper,
): SQL<boolean> => sql`(${call}.outcome = 'booked' and exists (select from tee_times undone
  where undone.is_undone and undone.created_at = ${call}.created_at
    and (undone.lost_lead_id = ${call}.lost_lead_id or undone.availability_queue_id = ${call}.availability_queue_id)))`;

/** Who is calling about each of these subjects, and the last call of which something is left. */
export async function callStates(
  db: Database,
  subjects: readonly string[],
  staff_user_id: number,
): Promise<CallStates> {
  const wanted = [...new Set(subjects)];
  if (wanted.length === 0) return new Map();
  const claims = await db
    .select({ subject: callClaims.subject, by: staffUsers.id, name: staffUsers.name, until: callClaims.claimed_until })
    .from(callClaims)
    .innerJoin(staffUsers, eq(staffUsers.id, callClaims.staff_user_id))
    .where(and(inArray(callClaims.subject, wanted), not(isClaimOver)));
  const last = await db
    .selectDistinctOn([calls.subject])
    .from(calls)
    .where(and(inArray(calls.subject, wanted), not(isUndone(calls))))
    .orderBy(calls.subject, desc(calls.id));
  const claimOf = new Map(claims.map((claim) => [claim.subject, claim]));
  const callOf = new Map(last.map((call) => [call.subject, call]));
  return new Map(
    wanted.map((subject) => {
      const [claim, call] = [claimOf.get(subject), callOf.get(subject)];
      return [
        subject,
        {
          ...uncalled,
          ...(claim && {
            claimed_by: claim.name,
            claimed_until: claim.until.toISOString(),
            is_own: claim.by === staff_user_id,
          }),
          ...(call && {
            outcome: call.outcome,
            agent: call.agent,
            called_at: call.created_at.toISOString(),
            call_at: call.call_at?.toISOString() ?? null,
          }),
        },
      ];
    }),
  );
}

/**
 * Whether a customer said no on a day: nothing more is offered to them on it. It is taken back by a later outcome of the same call, and by one
 * of another in which they said otherwise; a promise that is marked as done is no call.
 */
export const hasDeclined = (day: SQLWrapper | LocalDate): SQL<boolean> => sql`exists (select from ${calls} said
  where said.customer_id = ${customers.id} and said.called_on = ${day}::date and said.outcome = 'declined' and not exists (select from ${calls} later
    where later.customer_id = said.customer_id and later.id > said.id and later.called_on = said.called_on and later.outcome <> 'done'
      and not ${isUndone(sql`later`)}
      and (later.subject = said.subject or later.outcome in ('call_back', 'booked'))))`;
