import { type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import {
  balance,
  belongs,
  canceledOnce,
  cardOfTeeTime,
  carriedOut,
  certificateItems,
  clubs,
  discountItems,
  earlyParts,
  imported,
  intent,
  isSealed,
  issuedOnce,
  itemsOfTeeTime,
  listed,
  movementKind,
  movements,
  named,
  notNegative,
  ofSale,
  paidByIntent,
  paidOnce,
  partsPaid,
  person,
  recomputed,
  refundAsked,
  refundEntered,
  refunded,
  returned,
  returnedEarly,
  reversed,
  salePerson,
  sealed,
  soldFor,
  staysCanceled,
  sumOfItems,
  voided,
  withinPayment,
} from "../../testing/booksRules.ts";
import { openSealedBooks, triggersOff } from "../../testing/sealedBooks.ts";

const { rulesBroken, close } = await openSealedBooks();
afterAll(close);

const firstSale = sql`(select min(transaction_record_id) from tee_times)`;
const refund = sql`(select min(id) from transaction_records where refunded_record_id is not null and total < 0)`;
const ofFirst = sql`where id = (select min(id) from tee_times)`;
/** The tee time from before the ledger that nothing changed since. */
const early = sql`(select min(id) from tee_times where transaction_record_id is null)`;
const ofGift = sql`where id = (select min(id) from gift_certificates)`;

describe("the check of the books", () => {
  it.each<[string, SQL, readonly string[]]>([
    [
      "a changed total",
      sql`update transaction_records set total = total + 100 where id = ${firstSale}`,
      [sumOfItems, partsPaid, listed, intent, sealed],
    ],
    [
      "another person of a sale",
      sql`update transaction_records set staff_user = 'other@teedesk.test' where id = ${firstSale}`,
      [sealed],
    ],
    [
      "another moment of an item",
      sql`update transaction_items set created_at = created_at - interval '1 day' where id = (select min(id) from transaction_items)`,
      [sealed],
    ],
    [
      "another moment of a movement",
      sql`update gift_certificate_movements set created_at = created_at - interval '1 day' where kind = 'returned'`,
      [sealed],
    ],
    [
      "another discount of an item",
      sql`update transaction_items set golf_discount_id = (select max(id) from discounts)
        where id = (select min(id) from transaction_items where golf_discount_id is not null)`,
      [discountItems, sealed],
    ],
    [
      "another code in the place of the one that took an amount off",
      sql`update tee_times set golf_discount_id = (select max(id) from discounts)
        where id = (select min(id) from tee_times where discount_amount_cents > 0)`,
      [discountItems],
    ],
    [
      "another certificate in the place of the one that paid",
      sql`update tee_times set gift_certificate_id = (select max(id) from gift_certificates)
        where id = (select min(id) from tee_times where gift_certificate_amount_cents > 0)`,
      [certificateItems],
    ],
    [
      "a certificate's part returned to another one",
      sql`update transaction_items set gift_certificate_id = (select max(id) from gift_certificates)
        where gift_certificate_id is not null and total > 0
          and transaction_record_id in (select id from transaction_records where refunded_record_id is not null)`,
      [returned, movements, sealed],
    ],
    [
      "a negative total",
      sql`update transaction_records set total = -total where id = ${firstSale}`,
      [sumOfItems, partsPaid, listed, intent, sealed, notNegative],
    ],
    [
      "a changed item",
      sql`update transaction_items set total = total + 100 where id = (select min(id) from transaction_items)`,
      [sumOfItems, itemsOfTeeTime, sealed],
    ],
    [
      "a deleted item",
      sql`delete from transaction_items where id = (select min(id) from transaction_items)`,
      [sumOfItems, itemsOfTeeTime, sealed],
    ],
    [
      "a re-dated record",
      sql`update transaction_records set created_at = created_at - interval '1 month' where id = ${firstSale}`,
      [sealed],
    ],
    [
      "another payment",
      sql`update transaction_records set payment_id = 'pay_other' where id = ${firstSale}`,
      [listed, intent, paidByIntent, sealed],
    ],
    [
      "a payment entered twice",
      sql`update transaction_records set payment_id = (select payment_id from transaction_records where id = ${firstSale})
      where id = (select transaction_record_id from tee_times where canceled_at is not null order by id limit 1)`,
      [listed, intent, paidByIntent, paidOnce, sealed],
    ],
    ["a record out of nothing", sql`insert into transaction_records (total) values (99999)`, [sumOfItems, belongs]],
    [
      "a second record of a tee time",
      sql`with made as (insert into transaction_records (total) values (99999) returning id)
      insert into transaction_items (transaction_record_id, tee_time_id, total) select made.id, min(tee_times.id), 99999 from made, tee_times group by made.id`,
      [belongs],
    ],
    [
      "a tee time without its record",
      sql`update tee_times set transaction_record_id = null ${ofFirst}`,
      [belongs, listed, intent],
    ],
    [
      "a changed charge",
      sql`update tee_times set charge_cents = charge_cents + 100 ${ofFirst}`,
      [partsPaid, itemsOfTeeTime],
    ],
    [
      "an item about another tee time in a sale",
      sql`update transaction_items set tee_time_id = (select max(id) from tee_times)
        where transaction_record_id = ${firstSale} and tee_time_id is not null`,
      [itemsOfTeeTime, sealed],
    ],
    [
      "a discount that the charge makes up for",
      sql`update tee_times set charge_cents = charge_cents + 100, discount_amount_cents = discount_amount_cents + 100
      where id = (select min(id) from tee_times where discount_amount_cents > 0)`,
      [itemsOfTeeTime, discountItems],
    ],
    [
      "a certificate's part that the fee makes up for",
      sql`update tee_times set service_fee_cents = service_fee_cents + 100, gift_certificate_amount_cents = gift_certificate_amount_cents + 100
      where id = (select min(id) from tee_times where gift_certificate_amount_cents > 0)`,
      [itemsOfTeeTime, certificateItems],
    ],
    [
      "a discount without its code",
      sql`update tee_times set golf_discount_id = null where discount_amount_cents > 0`,
      [named, discountItems],
    ],
    [
      "a certificate's part without a certificate",
      sql`update tee_times set gift_certificate_id = null where gift_certificate_amount_cents > 0`,
      [named, certificateItems],
    ],
    [
      "more rented clubs than were charged",
      sql`update tee_time_rental_clubs set quantity = quantity + 1 where id = (select min(id) from tee_time_rental_clubs)`,
      [clubs],
    ],
    [
      "a refund above the payment",
      sql`update transaction_records set total = -9999999 where id = ${refund}`,
      [sumOfItems, withinPayment, refundEntered, refundAsked, sealed],
    ],
    [
      "a refund of a refund",
      sql`update transaction_records set refunded_record_id = id where id = ${refund}`,
      [ofSale, withinPayment, refunded, sealed],
    ],
    [
      "another refunded amount",
      sql`update tee_times set refunded_cents = refunded_cents + 100 where refunded_cents > 0 and not is_undone`,
      [refunded],
    ],
    [
      "a certificate that gets back too much",
      sql`insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
      select r.id, t.id, null::int, -100 from transaction_records r join tee_times t on t.transaction_record_id = r.refunded_record_id where r.total = 0
      union all select r.id, null, t.gift_certificate_id, 100 from transaction_records r join tee_times t on t.transaction_record_id = r.refunded_record_id where r.total = 0`,
      [returned, refunded, movements],
    ],
    [
      "a booking marked as undone that was charged",
      sql`update tee_times set is_undone = true where canceled_at is not null and gift_certificate_amount_cents = 0 and not is_undone`,
      [voided, reversed],
    ],
    [
      "an undone booking marked as canceled",
      sql`update tee_times set is_undone = false where is_undone`,
      [voided, refundAsked],
    ],
    [
      "a refused payment that is given back with no refund",
      sql`update payment_intents set state = 'voided', refused_at = now() where id = (select id from payment_intents p
        where tee_time_id is not null and state <> 'voided' and not exists (select from cancelations c where c.payment_id = p.payment_id) limit 1)`,
      [voided],
    ],
    [
      "the captured payment of an undone booking",
      sql`update payment_intents set state = 'captured' where tee_time_id = (select id from tee_times where is_undone)`,
      [voided],
    ],
    [
      "another refund of a cancelation",
      sql`update cancelations set refund_amount = 1 where refund_amount > 0`,
      [refundEntered, refundAsked, carriedOut],
    ],
    [
      "a refund of a cancelation that the ledger does not have",
      sql`update cancelations set refund_id = 'refund_none' where refund_amount > 0 and state = 'done'`,
      [refundEntered, refundAsked],
    ],
    [
      "a refund that no cancelation made",
      sql`update cancelations set state = 'dropped' where refund_amount > 0`,
      [refundAsked],
    ],
    [
      "a cancelation taken back",
      sql`update tee_times set canceled_at = null where canceled_at is not null and not is_undone`,
      [canceledOnce, staysCanceled, recomputed],
    ],
    [
      "a cancelation taken back with its status",
      sql`update tee_times set canceled_at = null, status = 'Booked' where canceled_at is not null and not is_undone`,
      [staysCanceled, recomputed],
    ],
    [
      "a refund of a sale without a card",
      sql`update transaction_records set payment_id = null where id = (select refunded_record_id from transaction_records where id = ${refund})`,
      [listed, intent, withinPayment, sealed],
    ],
    [
      "another intended amount",
      sql`update payment_intents set amount = amount + 100 where payment_id = (select payment_id from transaction_records where id = ${firstSale})`,
      [intent],
    ],
    [
      "an intent that is gone",
      sql`delete from payment_intents where payment_id = (select payment_id from transaction_records where id = ${firstSale})`,
      [paidByIntent],
    ],
    ["another balance", sql`update gift_certificates set raw_balance = raw_balance + 100 ${ofGift}`, [balance]],
    ["another value", sql`update gift_certificates set sold_for_cents = 100 ${ofGift}`, [soldFor]],
    ["a sale without its value", sql`update gift_certificates set sold_for_cents = null ${ofGift}`, [soldFor]],
    [
      "a value without a sale",
      sql`update gift_certificates set sold_for_cents = 100 where sold_for_cents is null`,
      [soldFor],
    ],
    [
      "another movement",
      sql`update gift_certificate_movements set amount = amount - 100 where id = (select min(id) from gift_certificate_movements where kind = 'used')`,
      [balance, movements, sealed],
    ],
    [
      "a deleted movement",
      sql`delete from gift_certificate_movements where id = (select min(id) from gift_certificate_movements where kind = 'used')`,
      [balance, movements, sealed],
    ],
    [
      "a movement by another person",
      sql`update gift_certificate_movements set staff_user = 'other@example.test' where kind = 'returned'`,
      [sealed],
    ],
    [
      "a movement without its tee time",
      sql`update gift_certificate_movements set tee_time_id = null where kind = 'returned'`,
      [movementKind, movements, sealed],
    ],
    [
      "a use that passes for a correction",
      sql`update gift_certificate_movements set kind = 'corrected', staff_user = 'a' where kind = 'used'`,
      [movementKind, sealed],
    ],
    [
      "a correction without a person",
      sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 ${ofGift} returning id)
      insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'corrected', 100 from raised`,
      [person],
    ],
    [
      "rented clubs that are gone",
      sql`delete from tee_time_rental_clubs where tee_time_id = (select min(tee_time_id) from tee_time_rental_clubs)`,
      [clubs],
    ],
    [
      "rented clubs of a tee time that was sold without any",
      sql`insert into tee_time_rental_clubs (tee_time_id, rental_club_id, quantity, raw_charge)
        select t.id, c.id, 1, 100 from tee_times t cross join (select min(id) as id from rental_clubs) as c
        where t.rental_clubs_cents = 0 and t.transaction_record_id is not null`,
      [clubs],
    ],
    [
      "a movement that no seal covers",
      sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 ${ofGift} returning id)
      insert into gift_certificate_movements (gift_certificate_id, kind, amount, staff_user, created_at)
      select id, 'corrected', 100, 'a@b.test', now() - interval '2 days' from raised`,
      [isSealed],
    ],
    [
      "a correction of a sale without a person",
      sql`with made as (insert into transaction_records (total) values (100) returning id),
        raised as (update gift_certificates set sold_for_cents = coalesce(sold_for_cents, 0) + 100 ${ofGift} returning id)
      insert into transaction_items (transaction_record_id, gift_certificate_id, total) select made.id, raised.id, 100 from made, raised`,
      [salePerson],
    ],
    [
      "a certificate sold to a card out of nothing",
      sql`with made as (insert into transaction_records (total, payment_id) values (100, 'pay_none') returning id),
        raised as (update gift_certificates set sold_for_cents = coalesce(sold_for_cents, 0) + 100 ${ofGift} returning id)
      insert into transaction_items (transaction_record_id, gift_certificate_id, total) select made.id, raised.id, 100 from made, raised`,
      [cardOfTeeTime],
    ],
    [
      "a certificate issued once more",
      sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 ${ofGift} returning id)
      insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', 100 from raised`,
      [issuedOnce],
    ],
    [
      "a certificate that was issued without its import",
      sql`insert into history_entries (entity, record_id, action, staff_user, changes, created_at)
        values ('gift_certificate', 0, 'imported', '', '[]', '2026-01-01')`,
      [imported],
    ],
    [
      "a card's payment that no import entered",
      sql`update transaction_records set payment_id = 'elsewhere-1-2' where id = ${firstSale}`,
      [intent, paidByIntent, listed, sealed],
    ],
    [
      "a certificate that gets back too much for a tee time from before the ledger",
      sql`with made as (insert into transaction_records (total) values (0) returning id)
      insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
      select made.id, t.id, null::int, -t.gift_certificate_amount_cents - 1 from made cross join tee_times t where t.id = ${early}
      union all select made.id, null, t.gift_certificate_id, t.gift_certificate_amount_cents + 1 from made cross join tee_times t where t.id = ${early}`,
      [returnedEarly, movements],
    ],
    ["another total in the list", sql`update tee_time_rows set total = total + 100 ${ofFirst}`, [listed]],
    [
      "a sale over nothing that passes for a refund",
      sql`with free as (insert into transaction_records (total, refunded_record_id) values (0, ${firstSale}) returning id)
        update tee_times set transaction_record_id = free.id from free where tee_times.id = ${early}`,
      [notNegative],
    ],
    [
      "another amount of an undone booking's payment",
      sql`update payment_intents set amount = amount + 100 where state in ('voiding', 'voided') and tee_time_id is not null`,
      [intent],
    ],
    [
      "an item that no seal covers",
      sql`insert into transaction_items (transaction_record_id, tee_time_id, total, created_at)
        select transaction_record_id, id, 0, now() - interval '2 days' from tee_times ${ofFirst}`,
      [isSealed],
    ],
    [
      "a record that no seal covers",
      sql`insert into transaction_records (total, created_at) values (0, now() - interval '2 days')`,
      [isSealed],
    ],
    [
      "a certificate's part of an undone booking that was not returned",
      sql`update tee_times set charge_cents = charge_cents + 100, gift_certificate_amount_cents = 100,
        gift_certificate_id = (select min(id) from gift_certificates) where is_undone`,
      [itemsOfTeeTime, certificateItems, reversed],
    ],
  ])("finds %s", async (_, corruption, rules) => {
    expect(await rulesBroken(triggersOff, corruption)).toEqual(new Set(rules));
  });

  it.each<[string, SQL, SQL]>([
    ["charge without a record", sql`charge_cents = charge_cents + 100`, sql`transaction_record_id is null`],
    [
      "discount without a record",
      sql`discount_amount_cents = 100, golf_discount_id = 1`,
      sql`transaction_record_id is null`,
    ],
    [
      "certificate's part with a record of later changes",
      sql`gift_certificate_amount_cents = gift_certificate_amount_cents + 100`,
      sql`id = 1 + ${early}`,
    ],
  ])("finds another %s of a tee time from before the ledger", async (_, columns, where) => {
    expect(await rulesBroken(sql`update tee_times set ${columns} where ${where}`)).toEqual(new Set([earlyParts]));
  });
});
