import { centsFrom } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Handlers, Query } from "../../contract/contract.ts";
import { consents } from "../../db/schema/consents.ts";
import { notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { type Conditions, contains, pageOf, whereAll } from "../../records/listing.ts";
import { consentToCorrection } from "../../resources/giftCertificates/consentToCorrection.ts";
import type { Services } from "../../services.ts";
import {
  askedBy,
  type Consent,
  consentMessages,
  decideConsent,
  lockConsent,
  stateNow,
} from "../../session/consents.ts";
import type { SignedInStaff } from "../../session/sessions.repository.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { checkRefundedAmount } from "../../session/stepUp.ts";
import { outcomeOf } from "./cancelation.handlers.ts";
import { refundedBefore } from "./cancelation.repository.ts";
import { messages } from "./cancelation.ts";
import { cancelTeeTime } from "./cancelTeeTime.ts";

type Decision = components["schemas"]["ConsentDecision"];
type ConsentHandlers = Pick<Handlers, "listConsents" | "countConsents" | "consentToRequest" | "declineRequest">;

const filters: Conditions<NonNullable<Query<"listConsents">["filters"]>> = {
  state: (state) => sql`${stateNow} = ${state}`,
  staff_user: (text) => contains(consents.staff_user, text),
};

/** The requests that a person may see: an agent's are their own. */
const shownTo = (staff: StaffMember): SQL | undefined => (staff.level === "admin" ? undefined : askedBy(staff));

function shown(request: Omit<Consent, "state"> & { readonly state: Consent["state"] | "expired" }) {
  const { id, state, staff_user, reason, tee_time_id, gift_certificate_id, correction, decided_by } = request;
  const { version: _, ...cancelation } = request.cancelation ?? { version: 0 };
  return {
    id,
    state,
    staff_user,
    reason,
    tee_time_id,
    gift_certificate_id,
    correction,
    decided_by,
    cancelation: "cancel" in cancelation ? cancelation : null,
    created_at: request.created_at.toISOString(),
    expires_at: request.expires_at.toISOString(),
    decided_at: request.decided_at?.toISOString() ?? null,
  };
}

/** Requests for a second person, and the decisions on them (DECISION-45). */
export function consentHandlers(services: Services): ConsentHandlers {
  const { db } = services;

  async function consentToCancelation(request: Consent, by: SignedInStaff): Promise<Decision> {
    const { id, cancelation, cancelation_id, tee_time_id, staff_user_id, staff_user, reason } = request;
    if (cancelation === null || tee_time_id === null) throw new Error(`Request ${id} is not of a tee time.`);
    if (staff_user_id === null) return { valid: false, message: messages.askerGone };
    const { cancel, force_cancel: force, refund_amount } = cancelation;
    if (refund_amount !== null) {
      checkRefundedAmount(services.config, refund_amount + (await refundedBefore(db, tee_time_id, null)), by);
    }
    const refund = refund_amount === null ? null : Result.getOrThrow(centsFrom(refund_amount));
    const answer = await cancelTeeTime(services, {
      staff: { id: staff_user_id, email: staff_user, level: "other" },
      order: { tee_time_id, cancel, force, refund, reason },
      idempotency_key: null,
      consent: { id, cancelation_id, by },
    });
    if (answer.kind === "declined") return { valid: false, message: messages.declined(answer) };
    if (answer.kind === "asked") throw new Error(`The consent to request ${id} asked for consent.`);
    const { valid, message } = outcomeOf(answer);
    return { valid, message };
  }

  return {
    async listConsents({ query, staff }) {
      const { limit, offset } = pageOf(query);
      const rows = await db
        .select({ ...getTableColumns(consents), state: stateNow })
        .from(consents)
        .where(and(shownTo(staff), whereAll(query.filters, filters)))
        .orderBy(desc(consents.created_at), desc(consents.id))
        .limit(limit)
        .offset(offset);
      return rows.map(shown);
    },

    countConsents: ({ query, staff }) => db.$count(consents, and(shownTo(staff), whereAll(query.filters, filters))),

    async consentToRequest({ path, staff }) {
      const [request] = await db.select().from(consents).where(eq(consents.id, path.id));
      if (request === undefined) throw notFound();
      return request.cancelation === null
        ? consentToCorrection(services, request, staff)
        : consentToCancelation(request, staff);
    },

    declineRequest: ({ path, staff }) =>
      retried(() =>
        db.transaction(async (tx): Promise<Decision> => {
          const request = await lockConsent(tx, path.id, staff);
          if (request.state !== "waiting") return { valid: false, message: consentMessages.notWaiting[request.state] };
          await decideConsent(tx, request, "declined", staff);
          return { valid: true, message: consentMessages.declined };
        }),
      ),
  };
}
