import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { cents } from "../testing/bookingFixture.ts";
import { openGuardedBooks } from "../testing/guardedBooks.ts";
import { cancelations } from "./schema/index.ts";

const { world, close } = await openGuardedBooks();
afterAll(close);

const refused = "42501";
const broken = "23000";

it("the owner's own statements are refused too, on the embedded database as well", async () => {
  const { db } = world.connection;
  for (const statement of [
    sql`delete from transaction_items`,
    sql`update transaction_items set total = 0`,
    sql`delete from transaction_records`,
    sql`update transaction_records set total = 0`,
    sql`update transaction_records set staff_user = 'other@example.test'`,
    sql`update gift_certificate_movements set staff_user = ''`,
    sql`update gift_certificate_movements set tee_time_id = null`,
    sql`delete from gift_certificate_movements`,
    sql`delete from history_entries`,
    sql`delete from payment_intents`,
    sql`truncate payment_intents`,
    sql`update tee_time_rental_clubs set quantity = quantity + 1`,
    sql`delete from tee_time_rental_clubs`,
    sql`truncate tee_time_rental_clubs`,
    sql`update cancelations set state = 'asking'`,
    sql`update sale_terms set terms = jsonb_set(terms, '{rate,max_refund}', 'null')`,
    sql`delete from sale_terms`,
    sql`truncate sale_terms`,
    sql`delete from cancelations`,
    sql`update ledger_seals set hash = ''`,
    sql`delete from ledger_seals`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: refused } });
});

it("a certificate is issued once, whoever asks", async () => {
  const again =
    world.connection.db.execute(sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 where id = 1 returning id)
    insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', 100 from raised`);
  await expect(again).rejects.toMatchObject({ cause: { code: broken } });
});

it.each(["refund_amount", "standard_refund", "payment_id", "force", "staff_user_id"])(
  "DECISION-46 the %s of an agreed refund stays, even for the owner",
  async (column) => {
    const changed = {
      refund_amount: sql`1`,
      standard_refund: sql`1`,
      payment_id: sql`'pay_other'`,
      force: sql`true`,
      staff_user_id: sql`2`,
    };
    const attempt = world.connection.db.transaction(async (tx) => {
      const [agreed] = await tx
        .insert(cancelations)
        .values({
          id: randomUUID(),
          state: "agreed",
          tee_time_id: 1,
          cancel: false,
          force: false,
          refund_amount: cents(2000),
          standard_refund: cents(2000),
          payment_id: "pay_agreed",
          reason: "Rain",
          lease_until: sql`now()`,
        })
        .returning();
      await tx
        .update(cancelations)
        .set({ [column]: Reflect.get(changed, column) })
        .where(eq(cancelations.id, agreed?.id ?? ""));
      tx.rollback();
    });
    await expect(attempt).rejects.toMatchObject({ cause: { code: refused } });
  },
);
