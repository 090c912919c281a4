import { cardNeedForm } from "@teedesk/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, savedCards } from "../../db/schema/index.ts";
import { cardReference, readCard } from "../../platform/cardKey.ts";
import { failure, notFound } from "../../platform/refusal.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";

/** The card saved with a queue entry, while the customer waits. */
export async function findSavedCard(db: Database, availability_queue_id: number) {
  const [found] = await db
    .select({
      id: savedCards.id,
      availability_queue_id: savedCards.availability_queue_id,
      encrypted_number: savedCards.encrypted_number,
      expmo: savedCards.expmo,
      expyr: savedCards.expyr,
    })
    .from(savedCards)
    .innerJoin(availabilityQueues, eq(availabilityQueues.id, savedCards.availability_queue_id))
    .where(and(eq(availabilityQueues.id, availability_queue_id), isNull(availabilityQueues.removed_at)));
  return found ?? null;
}

/**
 * API-027: a waiting customer's saved card for the booking form, with the last four digits and a reference in place of the number unless
 * CARD_NUMBERS is `whole`; and the number, to a named need (DECISION-72).
 */
export function savedCardHandlers({
  db,
  cards,
  config,
}: Services): Pick<Handlers, "fetchSavedCard" | "revealSavedCard"> {
  async function readNumber(queue_id: number) {
    const saved = await findSavedCard(db, queue_id);
    if (saved === null) throw notFound("There is no saved card for this queue entry.");
    const number = readCard(cards, saved);
    if (number === null) {
      throw failure(409, "The saved card can no longer be read. Please ask the customer for it.");
    }
    return { saved, number };
  }
  return {
    async fetchSavedCard({ path }) {
      const { saved, number } = await readNumber(path.queueId);
      const { id, expmo, expyr } = saved;
      const shown =
        config.cardNumbers === "whole"
          ? { number }
          : { number: number.slice(-4), reference: cardReference(cards, saved) };
      return { id, ...shown, cvv: "", expmo, expyr };
    },

    async revealSavedCard({ path, body, noteAudit }) {
      const { reason } = accepted(cardNeedForm.accept(null, body));
      noteAudit(`queueId ${path.queueId}: ${reason}`);
      return { number: (await readNumber(path.queueId)).number };
    },
  };
}
