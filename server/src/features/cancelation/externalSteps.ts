import { isPaidElsewhere, redact, zeroCents } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { refundPayment } from "../../payments/refunds.ts";
import { findSettler } from "../../payments/settledBy.ts";
import type { Unavailable } from "../../ports/paymentGateway.ts";
import type { Cancelation } from "../../teeTime/cancelationUnderWay.ts";
import { type CancelServices, type Declined, messages, type Pending } from "./cancelation.ts";

/** The cancelation goes on; `is_released` says whether the course's system released the tee time. */
export type Agreed = { readonly kind: "agreed"; readonly is_released: boolean };

/** The gateway's confirmation; null when there was nothing to refund. */
export type Refunded = { readonly kind: "refunded"; readonly refund_id: string | null };

/** Nothing was refunded; `isSettled` where the card was never charged and its payment was settled (DECISION-74). */
export type NotRefunded = Declined & { readonly isSettled?: true };

/** Asks the course's system to release the tee time, unless it was asked before or the course has none. */
export async function askCourse(
  { db, log, ports }: CancelServices,
  cancelation: Cancelation,
): Promise<Agreed | Declined | Pending> {
  const { id, tee_time_id, state, force, refund_amount, payment_id, is_released } = cancelation;
  if (state !== "asking") return { kind: "agreed", is_released };
  const answer = await ports.courseSystem.release(await reservationOf(db, tee_time_id));
  if (answer.kind === "released") return { kind: "agreed", is_released: true };
  const err = answer.kind === "unavailable" ? answer.error : undefined;
  log.warn({ cancelation: id, answer: answer.kind, forced: force, err }, "course did not release the tee time");
  if (force) return { kind: "agreed", is_released: false };
  if (answer.kind === "unavailable")
    return {
      kind: "pending",
      message: messages.courseSilent(isPaidElsewhere(payment_id) ? zeroCents : refund_amount),
      ...vendorMessage(answer),
    };
  return { kind: "declined", message: messages.courseRefused, backend_message: redact(answer.reason) };
}

async function reservationOf(db: Database, tee_time_id: number) {
  const { golf_course_id, confirmation } = teeTimes;
  const [reservation] = await db
    .select({ golf_course_id, confirmation })
    .from(teeTimes)
    .where(eq(teeTimes.id, tee_time_id));
  if (reservation === undefined) throw new Error(`Tee time ${tee_time_id} is gone.`);
  return reservation;
}

/** Asks the gateway for the refund, under the cancelation's id, unless there is none or the gateway confirmed it before. */
export async function askGateway(
  { db, log, ports }: CancelServices,
  cancelation: Cancelation,
): Promise<Refunded | NotRefunded | Pending> {
  const { id, tee_time_id, payment_id, refund_amount, cancel, refund_id } = cancelation;
  if (payment_id === null || refund_id !== null) return { kind: "refunded", refund_id };
  const request = { reference: id, payment_id, amount: refund_amount };
  const answer = await refundPayment({ db, gateway: ports.gateway }, request);
  if (answer.kind === "refunded") return answer;
  if (answer.kind === "settled")
    return { kind: "declined", isSettled: true, message: messages.settled(await findSettler(db, tee_time_id)) };
  const err = answer.kind === "unavailable" ? answer.error : undefined;
  log.error({ cancelation: id, answer: answer.kind, err }, "payment not refunded");
  if (answer.kind === "unavailable")
    return { kind: "pending", message: messages.gatewaySilent(refund_amount, cancel), ...vendorMessage(answer) };
  return { kind: "declined", message: messages.gatewayRefused, backend_message: redact(answer.reason) };
}

/** The text of an unresponsive system for staff: its own words, never an error of ours, which may carry SQL and its values. */
const vendorMessage = ({ reason }: Unavailable): { readonly backend_message?: string } =>
  reason === undefined ? {} : { backend_message: redact(reason) };
