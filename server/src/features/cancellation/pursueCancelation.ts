import { redact } from "@teedesk/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { refundPayment } from "../payments/refundPayment.ts";
import { retried } from "../retried.ts";
import type { Cancelation, CancelOutcome, CancelServices, Declined, Pending } from "./cancelation.ts";
import { finishCancelation } from "./finishCancelation.ts";
import { outcomeOf } from "./outcomeOf.ts";
import { words } from "./words.ts";

export type Pursued = { readonly kind: "done"; readonly outcome: CancelOutcome } | Declined | Pending;

/**
 * Takes a cancelation as far as it goes: the course's system, then the gateway, then the one transaction that writes it all.
 * Every step may be repeated, by a second request or by recovery; what was done once is not done again.
 */
export async function pursueCancelation(services: CancelServices, opened: Cancelation): Promise<Pursued> {
  const { db } = services;
  if (opened.state === "done") return { kind: "done", outcome: await outcomeOf(db, opened) };
  const refusal = opened.state === "asking" ? await askCourse(services, opened) : null;
  if (refusal !== null) return drop(db, opened, refusal);
  const agreed = await agree(db, opened.id);
  if (agreed.state === "dropped") return { kind: "declined", message: words.courseRefused };
  const refund = await askGateway(services, agreed);
  if (refund.kind === "pending") return refund;
  if (refund.kind === "declined") return drop(db, agreed, refund);
  const done = await retried(() => db.transaction((tx) => finishCancelation(tx, agreed, refund.refund_id)));
  return { kind: "done", outcome: await outcomeOf(db, done) };
}

/** Null when the course lets go, or when it does not matter. */
async function askCourse({ db, log, ports }: CancelServices, cancelation: Cancelation): Promise<Declined | null> {
  const [reservation] = await db
    .select({ golf_course_id: teeTimes.golf_course_id, confirmation: teeTimes.confirmation })
    .from(teeTimes)
    .where(eq(teeTimes.id, cancelation.tee_time_id));
  if (reservation === undefined) throw new Error(`Tee time ${cancelation.tee_time_id} is gone.`);
  const answer = await ports.courseSystem.release(reservation);
  if (answer.kind === "released") return null;
  log.warn({ cancelation: cancelation.id, answer: answer.kind, forced: cancelation.force }, "course did not let go");
  if (cancelation.force) return null;
  if (answer.kind === "unavailable") return { kind: "declined", message: words.courseSilent, ...saidBy(answer.error) };
  return { kind: "declined", message: words.courseRefused, backend_message: redact(answer.reason) };
}

/** From here on the cancelation is only given up when the gateway refuses it. */
async function agree(db: Database, id: string): Promise<Cancelation> {
  const [agreed] = await db
    .update(cancelations)
    .set({ state: sql`case ${cancelations.state} when 'asking' then 'agreed' else ${cancelations.state} end` })
    .where(eq(cancelations.id, id))
    .returning();
  if (agreed === undefined) throw new Error(`Cancelation ${id} is gone.`);
  return agreed;
}

type Refunded = { readonly kind: "refunded"; readonly refund_id: string | null };

async function askGateway(
  { db, log, ports }: CancelServices,
  cancelation: Cancelation,
): Promise<Refunded | Declined | Pending> {
  const { id, payment_id, refund_amount, cancel, refund_id } = cancelation;
  if (payment_id === null || refund_id !== null) return { kind: "refunded", refund_id };
  const request = { reference: id, payment_id, amount: refund_amount };
  const answer = await refundPayment({ db, gateway: ports.gateway }, request);
  if (answer.kind === "refunded") return answer;
  const err = answer.kind === "unavailable" ? answer.error : undefined;
  log.error({ cancelation: id, answer: answer.kind, err }, "payment not refunded");
  if (answer.kind === "refused")
    return { kind: "declined", message: words.gatewayRefused, backend_message: redact(answer.reason) };
  const { backend_message = "" } = saidBy(answer.error);
  return { kind: "pending", message: words.gatewaySilent(refund_amount, cancel), backend_message };
}

/** Gives a cancelation up, unless it went on meanwhile; its key and its place are free again. */
async function drop(db: Database, { id, state }: Cancelation, refusal: Declined): Promise<Declined> {
  await db
    .update(cancelations)
    .set({ state: "dropped" })
    .where(and(eq(cancelations.id, id), eq(cancelations.state, state)));
  return refusal;
}

const saidBy = (error: unknown): { backend_message?: string } =>
  error instanceof Error ? { backend_message: redact(error.message) } : {};
