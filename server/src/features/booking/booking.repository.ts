import type { CreditCard } from "@teedesk/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues } from "../../db/schema/availabilityQueues.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { lostLeads } from "../../db/schema/lostLeads.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import type { CardCipher } from "../../platform/cardCipher.ts";
import { cardReference, readCard } from "../../platform/cardKey.ts";
import type { Refusal } from "../../pricing/refusals.ts";
import { findSavedCard } from "../../resources/savedCards/savedCards.ts";
import { type SlotPlace, type StoredSeats, seatsColumn } from "../../teeTime/slotSeats.ts";
import type { BookingOrder } from "./bookingOrder.ts";

/**
 * The card kept for the order's queue entry: it may be charged without its security code, which is never stored. An order
 * that names the card by its reference gets the number of it, with the expiry that was sent; null for a reference to no card.
 */
export async function withSavedCard(
  { db, cards }: { db: Database; cards: CardCipher },
  order: BookingOrder,
): Promise<{ readonly order: BookingOrder; readonly saved_card: CreditCard | null } | null> {
  const { reference, ...card } = order.credit_card;
  const queue_id = order.tee_time.availability_queue_id;
  const isAsked = queue_id !== null && card.number !== "";
  const saved = isAsked ? await findSavedCard(db, queue_id) : null;
  const number = saved === null ? null : readCard(cards, saved);
  const saved_card = saved === null || number === null ? null : { ...card, number, cvv: "" };
  if (reference === undefined) return { order, saved_card };
  if (saved === null || saved_card === null || cardReference(cards, saved) !== reference) return null;
  return { order: { ...order, credit_card: { ...card, number: saved_card.number } }, saved_card };
}

/**
 * A course that staff may book, with the bookings and holds at the booking's time, in one statement; null when there is none, or when it
 * is inactive. With `lock` no other booking takes seats there until the transaction ends.
 */
export async function findCourseWithSeats(
  db: Database,
  place: SlotPlace,
  mode: { lock: boolean },
): Promise<{ readonly course: typeof golfCourses.$inferSelect; readonly seats: StoredSeats } | null> {
  const [row] = await db
    .select({ course: golfCourses, seats: seatsColumn(place, mode) })
    .from(golfCourses)
    .where(and(eq(golfCourses.id, place.course_id), eq(golfCourses.inactive, false)));
  return row ?? null;
}

const queuePath = "tee_time.availability_queue_id";

/** Why a place in the queue cannot be served: it was removed, or a booking that is not canceled already serves it. */
export async function queueEntryIssues(
  db: Database,
  availability_queue_id: number | null,
  { lock }: { lock: boolean },
): Promise<readonly Refusal[]> {
  if (availability_queue_id === null) return [];
  const query = db
    .select({ id: availabilityQueues.id })
    .from(availabilityQueues)
    .where(and(eq(availabilityQueues.id, availability_queue_id), isNull(availabilityQueues.removed_at)));
  const entries = await (lock ? query.for("update") : query);
  if (entries.length === 0) return [{ path: queuePath, code: "queue_entry_unknown" }];
  const booked = await db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(and(eq(teeTimes.availability_queue_id, availability_queue_id), isNull(teeTimes.canceled_at)))
    .limit(1);
  return booked.length === 0 ? [] : [{ path: queuePath, code: "queue_entry_booked" }];
}

/**
 * The lead that a booking is made for, and the customer who waits: those of its place in the queue, else of the lead it names. A
 * lead that was deleted does not prevent a booking.
 */
export async function findClaim(
  db: Database,
  { availability_queue_id, lost_lead_id }: Pick<BookingOrder["tee_time"], "availability_queue_id" | "lost_lead_id">,
): Promise<{ readonly lost_lead_id: number | null; readonly customer_id: number | null }> {
  const [place] =
    availability_queue_id === null
      ? []
      : await db
          .select({ lost_lead_id: availabilityQueues.lost_lead_id, customer_id: availabilityQueues.customer_id })
          .from(availabilityQueues)
          .where(eq(availabilityQueues.id, availability_queue_id));
  const wanted = place?.lost_lead_id ?? lost_lead_id;
  const [lead] =
    wanted === undefined
      ? []
      : await db
          .select({ id: lostLeads.id, customer_id: lostLeads.customer_id })
          .from(lostLeads)
          .where(eq(lostLeads.id, wanted))
          .for("key share");
  return { lost_lead_id: lead?.id ?? null, customer_id: place?.customer_id ?? lead?.customer_id ?? null };
}
