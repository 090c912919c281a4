import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { availabilityQueues } from "./availabilityQueues.ts";
import { id, stamps } from "./columns.ts";

/** The card a waiting customer left. The number is ciphertext (cardCipher.ts); there is no column for a CVV. */
export const savedCards = pgTable("saved_cards", {
  id: id(),
  availability_queue_id: integer()
    .notNull()
    .unique()
    .references(() => availabilityQueues.id, { onDelete: "cascade" }),
  encrypted_number: text().notNull(),
  last4: text().notNull(),
  expmo: text().notNull(),
  expyr: text().notNull(),
  ...stamps,
});
