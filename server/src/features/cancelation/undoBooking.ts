import { paidByCard, statusCanceled, type UndoRefusal, undoneReason, undoRefusal, zeroCents } from "@teedesk/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { paymentIntents } from "../../db/schema/payments.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { disownIntent, voidIntent } from "../../payments/intents.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { dropUnsentMail, hasMail } from "../../platform/outbox/queueMail.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { findTeeTime, type StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import { markCanceled, reverseSale } from "./reverseSale.ts";

type UndoServices = Pick<Services, "clock" | "config" | "db" | "log" | "ports" | "jobs">;

/** Who asks to undo the booking of a tee time. */
type UndoRequest = {
  readonly id: number;
  readonly staff: Pick<StaffMember, "id" | "email" | "level">;
};

/** The effects of undoing a booking, for the words about it. */
export type Undone = {
  readonly kind: "undone";
  readonly stored: StoredTeeTime;
  /** Whether receipts had left, or may have: then a cancelation was mailed after them. */
  readonly wasMailed: boolean;
};

export type UndoResult = Undone | { readonly kind: "refused"; readonly refusal: UndoRefusal };

/**
 * Undoes a booking: the tee time is canceled, the certificate gets its part back, the authorisation is voided and never captured
 * (DECISION-54). Repeating it has no further effect. Throws 404 when there is no such tee time.
 */
export async function undoBooking(services: UndoServices, request: UndoRequest): Promise<UndoResult> {
  const { db, ports, log, jobs } = services;
  const undo = await retried(() => db.transaction((tx) => undoStored(tx, services, request)));
  if (undo.kind === "refused") return undo;
  if (undo.intent_id !== null) {
    const about = { payment_intent: undo.intent_id };
    await voidIntent(db, ports.gateway, undo.intent_id).then(
      ({ kind }) => kind !== "done" && log.error(about, "payment not voided yet"),
      (err: unknown) => log.error({ ...about, err }, "payment not voided yet"),
    );
  }
  if (undo.wasMailed) jobs.wake("mail");
  return undo;
}

/** The seconds for which a booking can still be undone by who asks, and the reason why not. */
export async function undoOptions(
  { db, config }: Pick<Services, "db" | "config">,
  request: UndoRequest,
): Promise<{ readonly seconds_left: number; readonly refusal: UndoRefusal | null }> {
  const { teeTime } = await findTeeTime(db, request.id);
  return decide(db, request, teeTime, config.undoSeconds);
}

type Booked = StoredTeeTime["teeTime"];

/** Whether there is a row of `table` about the tee time. */
const isThere = (table: SQL): SQL<boolean> => sql<boolean>`exists (select from ${table})`;

async function decide(db: Database, { id, staff }: UndoRequest, teeTime: Booked, undoSeconds: number) {
  const ofTeeTime = sql`${cancelations} where ${cancelations.tee_time_id} = ${id} and ${cancelations.state}`;
  const [found] = await db
    .select({
      seconds_left: sql`extract(epoch from ${teeTimes.created_at} - clock_timestamp()) + ${undoSeconds}::int`.mapWith(
        Number,
      ),
      is_under_way: isThere(sql`${ofTeeTime} in ('asking', 'agreed')`),
      is_refunded: isThere(sql`${ofTeeTime} = 'done'`),
      is_captured: isThere(
        sql`${paymentIntents} where ${paymentIntents.tee_time_id} = ${id} and ${paymentIntents.state} <> 'owned'`,
      ),
    })
    .from(teeTimes)
    .where(sql`${teeTimes.id} = ${id}`);
  if (found === undefined) throw new Error(`Tee time ${id} is gone.`);
  const { is_under_way, is_refunded, is_captured } = found;
  const seconds_left = is_captured ? 0 : found.seconds_left;
  const refusal = undoRefusal({
    is_canceled: teeTime.canceled_at !== null,
    is_own: staff.level === "admin" || teeTime.staff_user_id === staff.id,
    is_under_way,
    is_changed: teeTime.lock_version > 0 || is_refunded,
    seconds_left,
  });
  return { seconds_left: refusal === null ? Math.floor(seconds_left) : 0, refusal };
}

type Stored = (Undone & { readonly intent_id: string | null }) | Exclude<UndoResult, Undone>;

/** The one transaction. It locks the tee time first, like every change of one, then the payment. */
async function undoStored(tx: Database, services: UndoServices, request: UndoRequest): Promise<Stored> {
  const { id, staff } = request;
  const stored = await findTeeTime(tx, id, { lock: true });
  const { teeTime, record, certificate } = stored;
  const { refusal } = await decide(tx, request, teeTime, services.config.undoSeconds);
  const about = { entity: "tee_time", id } as const;
  const isRepeated = refusal === "canceled" && teeTime.is_undone;
  if (isRepeated) return { kind: "undone", stored, wasMailed: await hasMail(tx, about), intent_id: null };
  if (refusal !== null) return { kind: "refused", refusal };
  const isCharged = record !== null && record.payment_id !== null;
  const intent_id = isCharged ? await disownIntent(tx, id) : null;
  // The capture began after the facts were read.
  if (isCharged && intent_id === null) return { kind: "refused", refusal: "over" };
  await markCanceled(tx, stored, { cancel_reason: undoneReason, is_undone: true });
  await reverseSale(tx, stored, {
    card: paidByCard(record),
    certificate: certificate === null ? zeroCents : teeTime.gift_certificate_amount_cents,
    payment_id: null,
    reason: undoneReason,
    staff,
  });
  const [before, after] = [{ status: teeTime.status }, { status: statusCanceled }];
  await recordHistory(tx, { ...about, staff, action: "undone", before, after });
  await dropUnsentMail(tx, about);
  const wasMailed = await hasMail(tx, about);
  const undone = { ...stored, teeTime: { ...teeTime, is_undone: true } };
  if (wasMailed) await queueTeeTimeMail(tx, "cancelation", undone, services, { isRequested: false });
  return { kind: "undone", stored, wasMailed, intent_id };
}
