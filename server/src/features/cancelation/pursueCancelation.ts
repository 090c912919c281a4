import { isPaidElsewhere } from "@teedesk/domain";
import { and, asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { isNeverCharged } from "../../payments/refunds.ts";
import { findSettler, isChargedThoughSettled } from "../../payments/settledBy.ts";
import { isOver, laterEachTime } from "../../platform/leases.ts";
import { retried } from "../../platform/retried.ts";
import { type Cancelation, isUnderWay } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { markAgreed, rejectCancelation } from "./cancelation.repository.ts";
import {
  type CancelOutcome,
  type CancelServices,
  type Declined,
  messages,
  notRefunded,
  type Pending,
} from "./cancelation.ts";
import { askCourse, askGateway } from "./externalSteps.ts";
import { finishCancelation } from "./finishCancelation.ts";

export type Pursued = { readonly kind: "done"; readonly outcome: CancelOutcome } | Declined | Pending;

/**
 * Takes a cancelation as far as possible: the course's system, then the gateway, then the one transaction that writes it all.
 * Every step may be repeated, by a second request or by recovery, and takes effect once.
 */
export async function pursueCancelation(services: CancelServices, opened: Cancelation): Promise<Pursued> {
  const { db } = services;
  if (opened.state === "done") return { kind: "done", outcome: await outcomeOf(db, opened) };
  const course = await askCourse(services, opened);
  if (course.kind === "pending") return course;
  if (course.kind === "declined") return rejectCancelation(services, opened, course);
  const agreed = await markAgreed(db, opened.id, course.is_released);
  if (agreed.state === "dropped") return { kind: "declined", message: messages.underWay };
  const refund = await askGateway(services, agreed);
  if (refund.kind === "pending") return refund;
  // A tee time the course has released no longer exists there: it is canceled even without its refund, as is one of which nothing can go back.
  const isCanceled = agreed.is_released || (agreed.cancel && refund.kind === "declined" && refund.isSettled === true);
  if (refund.kind === "declined" && !isCanceled) return rejectCancelation(services, agreed, refund);
  const done = await retried(() => db.transaction((tx) => finishCancelation(tx, services, agreed, refund)));
  return { kind: "done", outcome: await outcomeOf(db, done) };
}

/** The outcome of a finished cancelation, the same on every repetition. */
async function outcomeOf(db: Database, done: Cancelation): Promise<CancelOutcome> {
  const { teeTime, certificate } = await findTeeTime(db, done.tee_time_id);
  const message = done.refund_amount > 0 ? await refundMessage(db, done) : messages.canceled;
  const amount = teeTime.gift_certificate_amount_cents;
  const isReturned = done.cancel && certificate !== null && amount > 0;
  const returned = isReturned ? messages.returned(amount, certificate.serial) : "";
  // Those of refunds that no gateway made are of no use to staff.
  const isOurs = isNeverCharged(done.refund_id) || isPaidElsewhere(done.refund_id);
  const confirmation = isOurs ? null : done.refund_id;
  return { valid: true, message: `${message}${returned}`, confirmation };
}

async function refundMessage(db: Database, done: Cancelation): Promise<string> {
  const { tee_time_id, cancel, refund_amount, refund_id } = done;
  if (refund_id === null) return notRefunded(db, done);
  if (isNeverCharged(refund_id))
    return `${cancel ? `${messages.canceled} ` : ""}${messages.neverCharged(refund_amount)}`;
  if (isPaidElsewhere(refund_id))
    return `${cancel ? `${messages.canceled} ` : ""}${messages.paidElsewhere(refund_amount)}`;
  const refunded = cancel ? messages.canceledAndRefunded(refund_amount) : messages.refunded(refund_amount);
  if (!(await isChargedThoughSettled(db, tee_time_id))) return refunded;
  return `${refunded} ${messages.chargedToo(await findSettler(db, tee_time_id))}`;
}

const batchSize = 20;

/**
 * Finishes the cancelations that a crashed server left, or that a vendor's system did not respond to. They are claimed by
 * their lease, so every server may run this at any time. Returns true when more may be waiting.
 */
export async function recoverCancelations(services: CancelServices): Promise<boolean> {
  const { db, log } = services;
  const left = db
    .select({ id: cancelations.id })
    .from(cancelations)
    .where(and(isUnderWay, isOver(cancelations.lease_until)))
    .orderBy(asc(cancelations.lease_until))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(cancelations)
    .set({ attempts: sql`${cancelations.attempts} + 1`, lease_until: laterEachTime(cancelations.attempts) })
    .where(inArray(cancelations.id, left))
    .returning();
  for (const cancelation of claimed) {
    try {
      const { kind } = await pursueCancelation(services, cancelation);
      log.info({ cancelation: cancelation.id, outcome: kind }, "cancelation recovered");
    } catch (err) {
      // Retried when its lease ends; the others do not wait for it.
      log.error({ cancelation: cancelation.id, err }, "cancelation not recovered");
    }
  }
  return claimed.length === batchSize;
}
