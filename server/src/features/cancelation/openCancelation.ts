import { randomUUID } from "node:crypto";
import { type Cents, checkRefund, type IssueCode, isStandardRefund, zeroCents } from "@teedesk/domain";
import { and, eq, ne, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { secondsFromNow } from "../../platform/leases.ts";
import { askConsent, consentMessages, decideConsent, lockConsent } from "../../session/consents.ts";
import { limitOf } from "../../session/limitOf.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { type Cancelation, findCancelationUnderWay } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime, type StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { dropCancelation, findByKey } from "./cancelation.repository.ts";
import { type CancelOrder, type Declined, isForceable, messages } from "./cancelation.ts";
import { findRefundTotals, type RefundContext } from "./cancelOptions.ts";

export type Request = {
  readonly staff: Pick<StaffMember, "id" | "email" | "level">;
  readonly order: CancelOrder;
  readonly idempotency_key: string | null;
  /** The version upon which the order was decided, where another one is to be refused. */
  readonly lock_version?: number;
  /** No person waits for the answer, so that a refusal is to be done by staff as one of recovery is (DECISION-55). */
  readonly isUnattended?: true;
  /** The request that another person consents to: the order is that of its asker, `staff` (DECISION-45). */
  readonly consent?: {
    readonly id: number;
    readonly cancelation_id: string;
    readonly by: Pick<StaffMember, "id" | "email">;
  };
};

type Invalid =
  | Declined
  /** The refund is not above $0, or above what is left (ANSWER-11). */
  | { readonly kind: "invalid"; readonly code: IssueCode }
  /** Another cancelation of the tee time is under way. */
  | { readonly kind: "busy"; readonly message: string };

/** The reasons for which a cancelation does not begin. */
export type NotOpened =
  | Invalid
  /** The Idempotency-Key was used before with another body. */
  | { readonly kind: "reused" }
  /** More than this person may do alone was sent to another one (DECISION-45). */
  | { readonly kind: "asked"; readonly message: string };

export type Opened = { readonly kind: "opened"; readonly cancelation: Cancelation };

/**
 * Stores a cancelation, in a transaction of its own that locks the tee time, before any external system is asked
 * (DECISION-12). The same person's same key opens the same cancelation again, finished or not. A forced one replaces
 * one that waits for the course's system.
 */
export async function openCancelation(
  tx: Database,
  { staff, order, idempotency_key, lock_version, isUnattended, consent }: Request,
  context: RefundContext,
): Promise<Opened | NotOpened> {
  const stored = await findTeeTime(tx, order.tee_time_id, { lock: true });
  const known = await findByKey(tx, staff.id, idempotency_key);
  if (known !== undefined) return isSame(known, order) ? { kind: "opened", cancelation: known } : { kind: "reused" };
  const checked = await validateCancelOrder(tx, { staff, order }, stored, context);
  if (checked.kind === "valid" && lock_version !== undefined && lock_version !== stored.teeTime.lock_version)
    return { kind: "declined", message: messages.changed };
  const refused = consent && (await judgeConsent(tx, consent, checked, stored));
  if (refused) return refused;
  if (checked.kind !== "valid") return checked;
  if (consent === undefined && checked.limited !== null) {
    await askConsent(tx, staff, {
      tee_time_id: order.tee_time_id,
      reason: order.reason,
      cancelation: {
        cancel: order.cancel,
        force_cancel: order.force,
        refund_amount: order.refund,
        ...factsOf(checked, stored),
      },
    });
    return { kind: "asked", message: checked.limited };
  }
  const waiting = await findCancelationUnderWay(tx, order.tee_time_id);
  // The order is valid, so the one under way waits for its course and this order forces.
  if (waiting !== undefined && !(await dropCancelation(tx, waiting, replaced))) {
    return { kind: "busy", message: messages.underWay };
  }
  const { teeTime, record } = stored;
  const { tee_time_id, cancel, force, refund, reason } = order;
  const [cancelation] = await tx
    .insert(cancelations)
    .values({
      id: consent?.cancelation_id ?? randomUUID(),
      // A course without a system is phoned.
      state: cancel && !teeTime.internal ? "asking" : "agreed",
      tee_time_id,
      staff_user_id: staff.id,
      idempotency_key,
      cancel,
      force,
      reason,
      refund_amount: refund ?? zeroCents,
      standard_refund: checked.standard_refund,
      payment_id: refund === null ? null : (record?.payment_id ?? null),
      attempts: isUnattended ? 1 : 0,
      lease_until: secondsFromNow(context.config.bookingLeaseSeconds),
    })
    .returning();
  if (cancelation === undefined) throw new Error("The cancelation was not stored.");
  return { kind: "opened", cancelation };
}

const replaced: Declined = { kind: "declined", message: messages.replaced };

/** An order that may go on, with the refund by the terms if it refunds. */
type Valid = {
  readonly kind: "valid";
  readonly standard_refund: Cents | null;
  readonly transaction_total: Cents;
  /** The reason for which this person may not do it alone; null when they may. */
  readonly limited: string | null;
};

/** Whether an order for a locked tee time may go on. */
async function validateCancelOrder(
  tx: Database,
  { staff, order }: Pick<Request, "staff" | "order">,
  stored: StoredTeeTime,
  context: RefundContext,
): Promise<Invalid | Valid> {
  const { cancel, force, refund, tee_time_id } = order;
  if (!cancel && refund === null) return { kind: "declined", message: messages.nothingChosen };
  if (cancel && stored.teeTime.canceled_at !== null) return { kind: "declined", message: messages.alreadyCanceled };
  // Locked, so that what another person consents to here begins in the same transaction.
  const underWay = await findCancelationUnderWay(tx, tee_time_id, { lock: true });
  if (underWay !== undefined && !isForceable(underWay)) return { kind: "busy", message: messages.underWay };
  if (underWay !== undefined && !force) return { kind: "busy", message: messages.courseAwaited };
  const { agentForcesCancelations, agentRefundLimit } = context.config;
  const isForced = force && staff.level !== "admin" && !agentForcesCancelations;
  const forced = isForced ? messages.forceAsked : null;
  if (refund === null) return { kind: "valid", standard_refund: null, transaction_total: zeroCents, limited: forced };
  const totals = await findRefundTotals(tx, stored, context);
  const checked = checkRefund(refund, totals.transaction_total);
  if (Result.isFailure(checked)) return { kind: "invalid", code: checked.failure };
  const standard_refund = isStandardRefund(refund, totals) ? refund : totals.refund_total;
  const limit = limitOf(staff, agentRefundLimit);
  const isLimited =
    limit !== null &&
    refund > standard_refund &&
    refund - standard_refund + (await excessOf(tx, tee_time_id, underWay?.id)) > limit;
  const limited = isLimited ? messages.refundAsked(limit) : forced;
  return { kind: "valid", standard_refund, transaction_total: totals.transaction_total, limited };
}

/** The facts upon which a person asks for consent. */
const factsOf = ({ standard_refund, transaction_total }: Valid, { teeTime }: StoredTeeTime) => ({
  standard_refund,
  transaction_total,
  version: teeTime.lock_version,
});

/**
 * Consents to a request while its tee time is locked; returns the reason if it is not carried out. Facts that have changed since it was
 * asked end it, as another person's consent was to the former ones.
 */
async function judgeConsent(
  tx: Database,
  { id, by }: NonNullable<Request["consent"]>,
  checked: Invalid | Valid,
  stored: StoredTeeTime,
): Promise<Invalid | null> {
  const request = await lockConsent(tx, id, by);
  if (request.state !== "waiting") return { kind: "declined", message: consentMessages.notWaiting[request.state] };
  if (checked.kind === "busy") return checked;
  const facts = checked.kind === "valid" ? Object.entries(factsOf(checked, stored)) : [];
  const asked = new Map<string, unknown>(Object.entries(request.cancelation ?? {}));
  const isSame = facts.length > 0 && facts.every(([name, value]) => asked.get(name) === value);
  await decideConsent(tx, request, isSame ? "consented" : "outdated", by);
  return isSame ? null : { kind: "declined", message: messages.outdated };
}

/** Cents by which earlier refunds of a tee time were above the standard one, but for a replaced one: small steps count together. */
async function excessOf(tx: Database, tee_time_id: number, replaced_id: string | undefined): Promise<number> {
  const { refund_amount, standard_refund } = cancelations;
  const excess = sql`coalesce(sum(greatest(${refund_amount} - ${standard_refund}, 0)), 0)`.mapWith(Number);
  const [found] = await tx
    .select({ excess })
    .from(cancelations)
    .where(
      and(
        eq(cancelations.tee_time_id, tee_time_id),
        ne(cancelations.state, "dropped"),
        replaced_id === undefined ? undefined : ne(cancelations.id, replaced_id),
      ),
    );
  return found?.excess ?? 0;
}

/** Another body under the same key is another intent (ANSWER-17). */
const isSame = (known: Cancelation, order: CancelOrder): boolean =>
  known.tee_time_id === order.tee_time_id &&
  known.cancel === order.cancel &&
  known.force === order.force &&
  known.refund_amount === (order.refund ?? zeroCents) &&
  known.reason === order.reason;
