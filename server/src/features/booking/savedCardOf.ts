import type { CreditCard } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { type CardCipher, cardOwner } from "../../platform/cardCipher.ts";
import { findSavedCard } from "../../resources/savedCards/savedCards.repository.ts";
import type { BookingOrder } from "./bookingOrder.ts";

/** The card kept for the order's queue entry: it may be charged without its code, which nobody keeps. */
export async function savedCardOf(
  { db, cards }: { db: Database; cards: CardCipher },
  { tee_time, credit_card }: BookingOrder,
): Promise<CreditCard | null> {
  const queue_id = tee_time.availability_queue_id;
  if (queue_id === null || credit_card.number === "") return null;
  const saved = await findSavedCard(db, queue_id);
  if (saved === null) return null;
  const { encrypted_number, expmo, expyr } = saved;
  return { number: cards.decrypt(encrypted_number, cardOwner(queue_id)), expmo, expyr, cvv: "" };
}
