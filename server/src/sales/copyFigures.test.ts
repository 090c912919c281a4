import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { createCancelFixture } from "../testing/cancelFixture.ts";
import { triggersOff } from "../testing/sealedBooks.ts";
import { differences, figuresOf } from "./copyFigures.ts";

const world = await createCancelFixture();
const { db } = world.connection;
afterAll(() => world.connection.close());
await world.addCertificate("GIFT", 3000);
await world.booked({ gift_cert_serial: "GIFT" });

it.each([
  ["transaction_cents", sql`update transaction_records set total = total + 1`],
  ["transaction_item_cents", sql`update transaction_items set total = total + 1 where id = 1`],
  ["certificate_cents", sql`update gift_certificates set raw_balance = raw_balance + 1`],
  ["payment_cents", sql`update payment_intents set amount = amount + 1`],
])("two copies of the books that differ in %s alone differ in that figure alone", async (name, change) => {
  const found = db.transaction(async (tx) => {
    await tx.execute(triggersOff);
    const figures = () =>
      figuresOf(async (text) => ({
        rows: await tx.select({ figure: sql<string>`figure` }).from(sql`(${sql.raw(text)}) as asked`),
      }));
    const before = await figures();
    await tx.execute(change);
    return Promise.reject(differences(before, await figures()));
  });
  await expect(found).rejects.toEqual([expect.stringMatching(`^${name}: `)]);
});
