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
  if (refund.kind === "declined" && !(await hasCourseLetGo(db, agreed))) return drop(db, agreed, refund);
  const refund_id = refund.kind === "refunded" ? refund.refund_id : null;
  const done = await retried(() => db.transaction((tx) => finishCancelation(tx, agreed, refund_id)));
  return { kind: "done", outcome: await outcomeOf(db, done) };
}

/** Null when the course lets go, or when it does not matter. */
async function askCourse({ db, log, ports }: CancelServices, cancelation: Cancelation): Promise<Declined | null> {
  const { golf_course_id, confirmation } = await reservationOf(db, cancelation);
  const answer = await ports.courseSystem.release({ golf_course_id, confirmation });
  if (answer.kind === "released") return null;
  log.warn({ cancelation: cancelation.id, answer: answer.kind, forced: cancelation.force }, "course did not let go");
  if (cancelation.force) return null;
  if (answer.kind === "unavailable") return { kind: "declined", message: words.courseSilent, ...saidBy(answer.error) };
  return { kind: "declined", message: words.courseRefused, backend_message: redact(answer.reason) };
}

async function reservationOf(db: Database, { tee_time_id }: Cancelation) {
  const { golf_course_id, confirmation, internal } = teeTimes;
  const [reservation] = await db
    .select({ golf_course_id, confirmation, internal })
    .from(teeTimes)
    .where(eq(teeTimes.id, tee_time_id));
  if (reservation === undefined) throw new Error(`Tee time ${tee_time_id} is gone.`);
  return reservation;
}

/** Then there is no tee time any more, and it is canceled even when the gateway refuses the refund. */
const hasCourseLetGo = async (db: Database, cancelation: Cancelation): Promise<boolean> =>
  cancelation.cancel && !(await reservationOf(db, cancelation)).internal;

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

/** Gives a cancelation up, unless somebody else took it further meanwhile; its key and its place are free again. */
async function drop(db: Database, { id, state }: Cancelation, refusal: Declined): Promise<Declined> {
  const dropped = await db
    .update(cancelations)
    .set({ state: "dropped" })
    .where(and(eq(cancelations.id, id), eq(cancelations.state, state)))
    .returning({ id: cancelations.id });
  return dropped.length === 1 ? refusal : { kind: "declined", message: words.underWay };
}

const saidBy = (error: unknown): { backend_message?: string } =>
  error instanceof Error ? { backend_message: redact(error.message) } : {};
