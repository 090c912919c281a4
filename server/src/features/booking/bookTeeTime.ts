import type { Cents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Database } from "../../db/database.ts";
import {
  type AuthorisedPayment,
  authoriseCard,
  capturePayment,
  type Payments,
  voidPayment,
} from "../../payments/authoriseCard.ts";
import { holdIntent, ownIntent } from "../../payments/intents.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { answerKey, claimKey, holdKey, releaseKey } from "../../platform/idempotency/claims.ts";
import { fingerprint } from "../../platform/idempotency/fingerprint.ts";
import { retried } from "../../platform/retried.ts";
import { type Refused, refused } from "../../pricing/refusals.ts";
import { recordBooked } from "../../resources/calls/recordBooked.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { encodeTeeTime, historyOf } from "../../teeTime/encodeTeeTime.ts";
import { endHold } from "../../teeTime/slotSeats.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import { withSavedCard } from "./booking.repository.ts";
import type { BookingOrder } from "./bookingOrder.ts";
import { type PricedBooking, type Pricing, priceBooking } from "./priceBooking.ts";
import { storeBooking } from "./storeBooking.ts";

export type BookingServices = Pick<Services, "config" | "db" | "clock" | "cards" | "log" | "ports" | "jobs">;

export type BookingRequest = {
  readonly staff: StaffMember;
  readonly order: BookingOrder;
  readonly idempotency_key: string | null;
};

/** The outcome of an order. */
export type BookingResult =
  | { readonly kind: "booked"; readonly tee_time: components["schemas"]["TeeTime"]; readonly isReplay?: true }
  | Refused
  /** Another request works on the same Idempotency-Key. */
  | { readonly kind: "in_flight" }
  /** The Idempotency-Key was sent before with another body. */
  | { readonly kind: "reused" }
  /** The gateway is unavailable; nothing is charged and nothing booked. */
  | { readonly kind: "unavailable" };

/**
 * Books a tee time: all of it or nothing, once per Idempotency-Key (ANSWER-08, ANSWER-09, ANSWER-17).
 *
 * The card is authorised before the one transaction that books, and captured once the booking can no longer be undone
 * (DECISION-54). Whatever stops in between leaves either no booking and an authorisation that is voided, or a booking and a capture
 * still to do: recoverPayments.ts.
 */
export async function bookTeeTime(services: BookingServices, request: BookingRequest): Promise<BookingResult> {
  if (request.idempotency_key === null) return bookOnce(services, request, null);
  const { config, db, cards, log } = services;
  const claim = await claimKey(db, {
    operation: "bookTeeTime",
    staff_user_id: request.staff.id,
    key: request.idempotency_key,
    // Nor lead, customer and doubts: a server of the previous version does not know them, and must recognise the order as the same one.
    fingerprint: fingerprint(request.order, { mac: cards.mac, omit: ["cvv", "lost_lead_id", "customer_id", "doubts"] }),
    leaseSeconds: config.bookingLeaseSeconds,
  });
  if (claim.kind === "replay") return { kind: "booked", tee_time: claim.answer, isReplay: true };
  if (claim.kind !== "claimed") return claim;
  return unlessBooked(bookOnce(services, request, claim.claim_id), () =>
    // Frees the key for the corrected form. A failure costs the user a wait until the lease ends and must not hide the
    // booking's outcome.
    releaseKey(db, claim.claim_id).catch((err: unknown) => log.error({ err }, "idempotency key not released")),
  );
}

/** Undoes a preparation when its booking was refused or failed. */
async function unlessBooked(booking: Promise<BookingResult>, undo: () => Promise<void>): Promise<BookingResult> {
  const answer = await booking.catch(async (error: unknown) => {
    await undo();
    throw error;
  });
  if (answer.kind !== "booked") await undo();
  return answer;
}

async function bookOnce(
  services: BookingServices,
  { staff, order: sent }: BookingRequest,
  claim_id: string | null,
): Promise<BookingResult> {
  const { config, db, clock, log, ports, jobs } = services;
  const payments: Payments = { db, gateway: ports.gateway, log, leaseSeconds: config.bookingLeaseSeconds };
  const found = await withSavedCard(services, sent);
  if (found === null) return refused("credit_card.number", "saved_card_gone");
  const { order, saved_card } = found;
  const pricing = { today: clock.today(), clock, staff_user_id: staff.id, saved_card };
  const priced = await priceBooking(db, order, { ...pricing, lock: false });
  if (priced.kind === "refused") return priced;
  const payment = await pay(payments, priced.booking);
  if (payment !== null && payment.kind !== "authorised") return payment;
  const offer = { pricing, total: priced.booking.total, payment, claim_id };
  const booking = retried(() => db.transaction((tx) => commit(tx, services, { staff, order }, offer)));
  const answer = await unlessBooked(booking, async () => {
    // The commit may have succeeded despite the failure: only an authorisation that no booking owns is voided.
    if (payment !== null) await voidPayment(payments, payment.intent_id);
  });
  if (answer.kind !== "booked") return answer;
  if (payment !== null && config.undoSeconds === 0) await capturePayment(payments, payment.intent_id);
  jobs.wake("mail");
  return answer;
}

/** Authorises the total. Null when there is nothing to charge, or no card to charge it to. */
async function pay(
  payments: Payments,
  { order, total }: PricedBooking,
): Promise<AuthorisedPayment | BookingResult | null> {
  if (total === 0 || order.credit_card.number === "") return null;
  const answer = await authoriseCard(payments, order.credit_card, total);
  return answer.kind === "declined" ? refused("credit_card.number", answer.reason) : answer;
}

type Offer = {
  readonly pricing: Omit<Pricing, "lock">;
  /** The authorised amount, in cents. */
  readonly total: Cents;
  readonly payment: AuthorisedPayment | null;
  readonly claim_id: string | null;
};

/** Receipts wait this long, in seconds, so that those of a booking that is undone are never sent. */
const receiptDelay = 30;

/**
 * The one transaction. It first locks everything that may refuse the booking (the slot, rules and price, the claim on the key, the
 * payment intent), and on a refusal returns before it has written anything.
 */
async function commit(
  tx: Database,
  services: Pick<Services, "clock" | "config">,
  { order, staff }: Pick<BookingRequest, "order" | "staff">,
  { pricing, total, payment, claim_id }: Offer,
): Promise<BookingResult> {
  const priced = await priceBooking(tx, order, { ...pricing, lock: true });
  if (priced.kind === "refused") return priced;
  if (priced.booking.total !== total) return refused("booking.total", "total_changed");
  if (claim_id !== null && !(await holdKey(tx, claim_id))) return { kind: "in_flight" };
  if (payment !== null && !(await holdIntent(tx, payment.intent_id))) return { kind: "unavailable" };

  const stored = await storeBooking(tx, priced.booking, { staff, payment_id: payment?.payment_id ?? null });
  await endHold(tx, priced.booking.seats, staff.id);
  await recordBooked(tx, stored.teeTime, { staff, today: pricing.today });
  const tee_time = encodeTeeTime(stored);
  await recordHistory(tx, {
    entity: "tee_time",
    id: tee_time.id,
    staff,
    action: "created",
    before: null,
    after: historyOf(tee_time),
  });
  const { undoSeconds } = services.config;
  const delaySeconds = Math.min(receiptDelay, undoSeconds);
  await queueTeeTimeMail(tx, "receipt", stored, services, { isRequested: false, delaySeconds });
  if (payment !== null) {
    await ownIntent(tx, payment.intent_id, { payment_id: payment.payment_id, tee_time_id: tee_time.id, undoSeconds });
  }
  if (claim_id !== null) await answerKey(tx, claim_id, tee_time);
  return { kind: "booked", tee_time };
}
