import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { cardKeys, savedCards, secondFactors } from "../db/schema/index.ts";
import { type CardCipher, cardOwner, factorOwner } from "./cardCipher.ts";

const anotherKey =
  "CARD_KEY: the cards in this database were saved with another key. Start with that key (CARD_KEY, or card.key in DATA_DIR), or change it with npm run card-key:rotate.";

/** Refuses a key that is not the one the database was used with, and remembers the first. */
export async function checkCardKey(db: Database, cards: CardCipher): Promise<void> {
  const [known] = await db.select({ id: cardKeys.id }).from(cardKeys);
  if (known !== undefined && known.id !== cards.keyId) throw new Error(anotherKey);
  if (known !== undefined) return;
  // A database from before keys were stored: one of its cards shows whether the key is right.
  const [saved] = await db.select().from(savedCards).limit(1);
  if (saved !== undefined && readCard(cards, saved) === null) throw new Error(anotherKey);
  await db.insert(cardKeys).values({ id: cards.keyId }).onConflictDoNothing();
}

type Saved = Pick<typeof savedCards.$inferSelect, "encrypted_number" | "availability_queue_id">;

/** The number of a saved card; null when the key does not open it. */
export function readCard(cards: CardCipher, { encrypted_number, availability_queue_id }: Saved): string | null {
  try {
    return cards.decrypt(encrypted_number, cardOwner(availability_queue_id));
  } catch {
    return null;
  }
}

/** Re-encrypts every saved card and the secret of every second factor, all or none. Returns how many there are. */
export async function rotateCardKey(
  db: Database,
  { from, to }: { from: CardCipher; to: CardCipher },
): Promise<{ readonly cards: number; readonly factors: number }> {
  return db.transaction(async (tx) => {
    await checkCardKey(tx, from);
    const saved = await tx.select().from(savedCards).for("update");
    for (const card of saved) {
      const number = readCard(from, card);
      if (number === null)
        throw new Error(`The card of queue entry ${card.availability_queue_id} cannot be read; nothing was changed.`);
      const encrypted_number = to.encrypt(number, cardOwner(card.availability_queue_id));
      await tx.update(savedCards).set({ encrypted_number }).where(eq(savedCards.id, card.id));
    }
    const factors = await tx.select().from(secondFactors).for("update");
    for (const { staff_user_id, encrypted_secret: sealed } of factors) {
      const owner = factorOwner(staff_user_id);
      const encrypted_secret = to.encrypt(from.decrypt(sealed, owner), owner);
      await tx.update(secondFactors).set({ encrypted_secret }).where(eq(secondFactors.staff_user_id, staff_user_id));
    }
    await tx.delete(cardKeys);
    await tx.insert(cardKeys).values({ id: to.keyId });
    return { cards: saved.length, factors: factors.length };
  });
}

/**
 * The reference to a saved card outside the server. It does not change while the card does not, so that a repeated booking is
 * recognised; no one else can make it, and it is valid for its queue entry alone.
 */
export const cardReference = (cards: CardCipher, { encrypted_number, availability_queue_id }: Saved): string =>
  `card_${cards.mac(`${cardOwner(availability_queue_id)}:${encrypted_number}`).slice(0, 22)}`;
