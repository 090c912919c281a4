import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { cents } from "../testing/bookingFixture.ts";
import { openGuardedBooks } from "../testing/guardedBooks.ts";
import { cancelations } from "./schema/index.ts";

const { world, role, otherRate, close } = await openGuardedBooks();
afterAll(close);

const refused = "42501";
const broken = "23000";
const unfit = "23514";

/** The record of the sale that stands. */
const sale = sql`(select transaction_record_id from tee_times where id = (select min(id) from tee_times))`;
const firstTeeTime = sql`(select min(id) from tee_times)`;
/** The tee time that no card paid. */
const uncharged = sql`(select max(id) from tee_times)`;

const otherCourse = sql`(select max(id) from golf_courses)`;

/** The record of a certificate's sale, of an import; and one that a person corrected. */
const certificateSale = sql`(select max(id) from transaction_records where payment_id = 'pay_gift')`;
const correctedSale = sql`(select max(id) from transaction_records where staff_user = 'a@b.test')`;

/** Takes a certificate's items from it and adds them to another certificate. */
const shifted = (record: SQL) => sql`insert into transaction_items (transaction_record_id, gift_certificate_id, total)
  select ${record}, 1, -1000 union all select ${record}, 2, 1000`;

/** Takes the terms of its present rate for a tee time, as a server does at a change of course. */
const taken = (id: SQL, terms = sql`current_terms(golf_rate_id, id)`) =>
  sql`insert into sale_terms (tee_time_id, taken_for, rule_set, terms) select id, 'course change', '2026', ${terms} from tee_times where id = ${id}`;

const course = sql`(select min(id) from golf_courses where id <> ${otherCourse})`;

const movedTo = (course: SQL, golf_rate_id: SQL, columns = sql`notes = notes`) =>
  sql`update tee_times set golf_course_id = ${course}, golf_rate_id = ${golf_rate_id}, ${columns} where id = ${uncharged}`;

const toNoRate = movedTo(otherCourse, sql`null`, sql`cost_cents = 0, commission_cents = 0`);
const noRate = sql`'{"rate": null, "rental_clubs": []}'::jsonb`;
/** The rate of the tee time's sale. */
const soldRate = sql`(select (terms #>> '{rate,id}')::integer from sale_terms where tee_time_id = ${uncharged} order by id limit 1)`;

const discounted = sql`(select id from tee_times where golf_discount_id is not null)`;

/** Decides on a request for consent (openGuardedBooks). */
const decided = (id: number, columns: SQL) => sql`update consents set ${columns} where id = ${id}`;
const consented = sql`state = 'consented', decided_by = 'admin@teedesk.test', decided_at = now()`;

/** Carries out the first request otherwise than it was asked, and consents to it. */
const carriedOutOver = (
  amount: number,
  { cancel = false, force = false } = {},
) => sql`with agreed as (update consents set ${consented} where id = 1 returning *)
  insert into cancelations (id, state, tee_time_id, cancel, force, refund_amount, payment_id, reason, lease_until)
    select cancelation_id, 'agreed', tee_time_id, ${cancel}::boolean, ${force}::boolean, ${amount}::integer, 'pay_1', 'Rain', now() from agreed`;

describe("the server's role cannot", () => {
  it.each<[string, string, SQL | readonly SQL[]]>([
    ["change an item", refused, sql`update transaction_items set total = total + 100`],
    ["delete an item", refused, sql`delete from transaction_items where id = (select max(id) from transaction_items)`],
    ["re-date a record", refused, sql`update transaction_records set created_at = created_at - interval '1 month'`],
    ["change a record", refused, sql`update transaction_records set total = total + 100`],
    ["change a payment", refused, sql`update transaction_records set payment_id = 'pay_other'`],
    [
      "reword a record's reason",
      refused,
      sql`update transaction_records set reason = 'Rain and wind' where reason <> ''`,
    ],
    ["delete a record", refused, sql`delete from transaction_records`],
    ["empty the ledger", refused, sql`truncate transaction_records cascade`],
    [
      "make a record out of nothing",
      broken,
      sql`insert into transaction_records (total, payment_id) values (99999, 'pay_none')`,
    ],
    [
      "make a record without items",
      broken,
      sql`insert into transaction_records (total, refunded_record_id) values (-1, ${sale})`,
    ],
    [
      "make a record over another amount than its item",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, total) select id, ${firstTeeTime}, -1 from made`,
    ],
    [
      "make a second payment of a tee time",
      broken,
      sql`with made as (insert into transaction_records (total) values (99999) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, total) select id, ${firstTeeTime}, 99999 from made`,
    ],
    [
      "add an item to a payment",
      broken,
      sql`insert into transaction_items (transaction_record_id, tee_time_id, total) values (${sale}, ${firstTeeTime}, 1)`,
    ],
    [
      "shift a payment from its tee time to a discount",
      broken,
      sql`insert into transaction_items (transaction_record_id, tee_time_id, golf_discount_id, total)
        values (${sale}, ${firstTeeTime}, null, -1), (${sale}, null, 1, 1)`,
    ],
    [
      "refund more than was paid",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id) values (-99999, ${sale}) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, total) select id, ${firstTeeTime}, -99999 from made`,
    ],
    [
      "refund what no card paid",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id)
          select -1, transaction_record_id from tee_times where id = ${uncharged} returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, total) select id, ${uncharged}, -1 from made`,
    ],
    [
      "return more to a certificate than it paid",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
        select id, ${firstTeeTime}, null, -99999 from made union all select id, null, 1, 99999 from made`,
    ],
    ["backdate a record", refused, sql`insert into transaction_records (total, created_at) values (0, '2026-01-01')`],
    [
      "backdate a movement",
      refused,
      sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount, staff_user, created_at)
        values (1, 'corrected', 0, 'a@b.test', '2026-01-01')`,
    ],
    [
      "backdate an item",
      refused,
      sql`insert into transaction_items (transaction_record_id, tee_time_id, total, created_at) values (${sale}, ${firstTeeTime}, 0, '2026-01-01')`,
    ],
    [
      "backdate terms",
      refused,
      sql`insert into sale_terms (tee_time_id, taken_for, terms, taken_at) values (${firstTeeTime}, 'course change', '{}', '2026-01-01')`,
    ],
    [
      "backdate history",
      refused,
      sql`insert into history_entries (entity, record_id, action, staff_user, changes, created_at) values ('tee_time', 1, 'updated', '', '[]', '2026-01-01')`,
    ],
    [
      "backdate a cancelation",
      refused,
      sql`insert into cancelations (id, state, tee_time_id, cancel, force, refund_amount, reason, lease_until, created_at)
        values (gen_random_uuid(), 'agreed', ${firstTeeTime}, true, false, 0, '', now(), '2026-01-01')`,
    ],
    ["backdate a sale", refused, sql`update tee_times set created_at = '2026-01-01'`],
    ["change what was charged", broken, sql`update tee_times set charge_cents = charge_cents + 100`],
    ["take a tee time from its payment", broken, sql`update tee_times set transaction_record_id = null`],
    ["set what was refunded", broken, sql`update tee_times set refunded_cents = refunded_cents + 100`],
    ["set a commission", broken, sql`update tee_times set commission_cents = commission_cents + 100`],
    ["set what a course is owed", broken, sql`update tee_times set cost_cents = cost_cents + 100`],
    [
      "set the terms of a sale by new ones",
      broken,
      [sql`update golf_rates set max_refund_cents = null`, taken(uncharged)],
    ],
    ["take the terms of another rate", broken, sql`update tee_times set golf_rate_id = null where id = ${uncharged}`],
    ["take terms twice at a change of course", broken, [toNoRate, taken(uncharged), taken(uncharged)]],
    [
      "move a tee time at terms that no version of the rules took",
      broken,
      [
        toNoRate,
        sql`insert into sale_terms (tee_time_id, taken_for, terms) values (${uncharged}, 'course change', ${noRate})`,
      ],
    ],
    [
      "move a tee time at other terms than those of its rate",
      broken,
      [
        movedTo(otherCourse, sql`${otherRate}`),
        taken(uncharged, sql`jsonb_set(current_terms(golf_rate_id, id), '{rate,max_refund}', '999900')`),
      ],
    ],
    [
      "move a tee time there and back to a commission and refund terms of its own",
      broken,
      [
        toNoRate,
        sql`insert into sale_terms (tee_time_id, taken_for, terms) values (${uncharged}, 'course change', ${noRate})`,
        movedTo(course, soldRate, sql`cost_cents = 0, commission_cents = 99999`),
        sql`insert into sale_terms (tee_time_id, taken_for, terms)
          select tee_time_id, 'course change', jsonb_set(terms, '{rate,max_refund}', 'null') from sale_terms where tee_time_id = ${uncharged} order by id limit 1`,
      ],
    ],
    [
      "move a tee time there and back at a rate of the other course",
      broken,
      [
        toNoRate,
        taken(uncharged),
        sql`set constraints all immediate`,
        sql`set constraints all deferred`,
        movedTo(course, sql`${otherRate}`, sql`cost_cents = 0, commission_cents = 0`),
        taken(uncharged),
      ],
    ],
    [
      "put another certificate in the place of the one that paid",
      broken,
      sql`update tee_times set gift_certificate_id = 2 where id = ${firstTeeTime}`,
    ],
    [
      "put another certificate in the place of the one that paid before the ledger",
      broken,
      sql`update tee_times set gift_certificate_id = 2 where id = (select min(id) from tee_times where transaction_record_id is null)`,
    ],
    [
      "put another code in the place of the one that took an amount off",
      broken,
      sql`update tee_times set golf_discount_id = (select max(id) from discounts) where id = ${discounted}`,
    ],
    [
      "take a certificate's part from its tee time",
      broken,
      sql`update tee_times set gift_certificate_id = null, gift_certificate_amount_cents = 0 where id = ${firstTeeTime}`,
    ],
    [
      "return a certificate's part to another one",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
        select id, ${firstTeeTime}, null, -100 from made union all select id, null, 2, 100 from made`,
    ],
    [
      "take a refund from another certificate",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
        insert into transaction_items (transaction_record_id, gift_certificate_id, total)
        select id, 1, 100 from made union all select id, 2, -100 from made`,
    ],
    [
      "change the terms of a sale",
      refused,
      sql`update sale_terms set terms = jsonb_set(terms, '{rate,raw_rate}', '1')`,
    ],
    ["delete the terms of a sale", refused, sql`delete from sale_terms`],
    [
      "sell a tee time again at other terms",
      "23505",
      sql`insert into sale_terms (tee_time_id, taken_for, rule_set, terms) select tee_time_id, taken_for, rule_set, terms from sale_terms`,
    ],
    ["delete a tee time", refused, sql`delete from tee_times`],
    ["delete a certificate with its ledger", refused, sql`delete from gift_certificates`],
    [
      "correct a certificate without a person",
      broken,
      sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount) values (1, 'corrected', 100)`,
    ],
    [
      "raise a certificate's balance without an entry",
      broken,
      sql`update gift_certificates set raw_balance = raw_balance + 100`,
    ],
    ["change who moved money", refused, sql`update gift_certificate_movements set staff_user = 'other@example.test'`],
    ["change what was moved", refused, sql`update gift_certificate_movements set amount = amount + 1`],
    ["delete a movement", refused, sql`delete from gift_certificate_movements`],
    ["change who made a change", refused, sql`update history_entries set staff_user = 'other@example.test'`],
    [
      "change what was changed",
      refused,
      sql`update history_entries set changes = '[{"field":"notes","before":null,"after":"x"}]'`,
    ],
    [
      "take an amount out of the history",
      refused,
      sql`update history_entries set changes = '[]' where entity = 'tee_time'`,
    ],
    ["delete history", refused, sql`delete from history_entries`],
    ["change a cancelation's refund", refused, sql`update cancelations set refund_amount = 1`],
    ["change who canceled", refused, sql`update cancelations set staff_user_id = null`],
    ["reopen a cancelation", refused, sql`update cancelations set state = 'agreed'`],
    ["name another refund", refused, sql`update cancelations set refund_id = 're_other'`],
    ["delete a cancelation", refused, sql`delete from cancelations`],
    ["change who sold a tee time", broken, sql`update tee_times set agent = 'Other' where id = ${uncharged}`],
    [
      "change for how many it was sold",
      broken,
      sql`update tee_times set players_sold = players + 1 where id = ${uncharged}`,
    ],
    [
      "change its players without those it was sold for",
      broken,
      sql`update tee_times set players = players + 1 where id = ${uncharged}`,
    ],
    [
      "move a tee time to another course at the terms of its own",
      broken,
      sql`update tee_times set golf_course_id = ${otherCourse} where id = ${uncharged}`,
    ],
    [
      "move a tee time to another course at a rate of its own",
      broken,
      [movedTo(otherCourse, sql`golf_rate_id`), taken(uncharged)],
    ],
    [
      "move a tee time again to a course where it was before",
      broken,
      sql`update tee_times set golf_course_id = ${otherCourse} where id = (select max(tee_time_id) from sale_terms where taken_for = 'course change')`,
    ],
    [
      "move a tee time with its rented clubs to another course",
      broken,
      sql`with moved as (update tee_times set golf_course_id = ${otherCourse} where id = ${firstTeeTime} returning id)
        insert into sale_terms (tee_time_id, taken_for, terms) select id, 'course change', '{"rate":null,"rental_clubs":[]}' from moved`,
    ],
    ["delete a card's payment", refused, sql`delete from payment_intents`],
    ["change the amount of a card's payment", refused, sql`update payment_intents set amount = amount + 1`],
    [
      "authorise a card's payment over another amount",
      refused,
      sql`update payment_intents set amount = amount + 1, state = 'owned' where state = 'authorising'`,
    ],
    ["give a card's payment to another tee time", refused, sql`update payment_intents set tee_time_id = ${uncharged}`],
    ["delete rented clubs", refused, sql`delete from tee_time_rental_clubs`],
    ["change rented clubs", refused, sql`update tee_time_rental_clubs set quantity = quantity + 1`],
    [
      "issue a certificate once more",
      refused,
      sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 where id = 1 returning id)
        insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', 100 from raised`,
    ],
    [
      "correct a certificate's sale without a person",
      broken,
      sql`with made as (insert into transaction_records (total) values (100) returning id)
        insert into transaction_items (transaction_record_id, gift_certificate_id, total) select id, 1, 100 from made`,
    ],
    [
      "sell a certificate to a card out of nothing",
      broken,
      sql`with made as (insert into transaction_records (total, payment_id, staff_user) values (100, 'pay_none', 'a@b.test') returning id)
        insert into transaction_items (transaction_record_id, gift_certificate_id, total) select id, 1, 100 from made`,
    ],
    ["shift a certificate's sale to another one", broken, shifted(certificateSale)],
    ["shift the correction of a certificate's sale to another one", broken, shifted(correctedSale)],
    [
      "return to a certificate without a person what a tee time has in the ledger",
      broken,
      sql`with made as (insert into transaction_records (total) values (0) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
        select id, ${firstTeeTime}, null, -100 from made union all select id, null, 1, 100 from made`,
    ],
    ["consent to what is not carried out", broken, decided(1, consented)],
    ["consent to a correction that is not made", broken, decided(2, consented)],
    ["consent to a correction whose value is not corrected", broken, decided(5, consented)],
    ["consent to another refund than was asked", broken, carriedOutOver(501)],
    ["consent to a refund, and cancel", broken, carriedOutOver(500, { cancel: true })],
    ["consent to a refund, and take it over the rules", broken, carriedOutOver(500, { force: true })],
    ["consent without a person", unfit, decided(1, sql`state = 'consented', decided_at = now()`)],
    [
      "consent as the person who asked",
      unfit,
      decided(1, sql`state = 'consented', decided_by = staff_user, decided_at = now()`),
    ],
    [
      "date a consent",
      refused,
      decided(1, sql`state = 'consented', decided_by = 'admin@teedesk.test', decided_at = now() - interval '1 hour'`),
    ],
    ["consent to what was declined", refused, decided(3, consented)],
    ["consent after three days", refused, decided(4, consented)],
    ["change who decided on a request", refused, decided(3, sql`decided_by = 'other@example.test'`)],
    ["decide on a request that still waits", refused, decided(1, sql`decided_by = 'admin@teedesk.test'`)],
    ["change what was asked", refused, decided(1, sql`cancelation = jsonb_set(cancelation, '{refund_amount}', '900')`)],
    ["change who asked", refused, decided(1, sql`staff_user = 'other@example.test'`)],
    ["reword the reason of a request", refused, decided(1, sql`reason = 'Rain and wind'`)],
    [
      "store a request that was consented to",
      refused,
      sql`insert into consents (state, decided_by, decided_at, tee_time_id, cancelation, staff_user, reason)
        select 'consented', 'admin@teedesk.test', now(), tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    [
      "backdate a request",
      refused,
      sql`insert into consents (created_at, tee_time_id, cancelation, staff_user, reason)
        select now() - interval '1 day', tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    [
      "store a request that waits for longer",
      refused,
      sql`insert into consents (expires_at, tee_time_id, cancelation, staff_user, reason)
        select now() + interval '4 days', tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    ["delete a request", refused, sql`delete from consents`],
    ["add a seal", refused, sql`insert into ledger_seals values (2, 1, 1, 1, 'x')`],
    ["change a seal", refused, sql`update ledger_seals set hash = 'x'`],
    ["remove a seal", refused, sql`delete from ledger_seals`],
    [
      "have a check read a table of its own",
      broken,
      sql`with made as (insert into transaction_records (total) values (99999) returning id) select * from made`,
    ],
  ])("%s", async (what, code, statement) => {
    const attempt = role.serving(async (tx) => {
      if (what.startsWith("have a check")) {
        await tx.execute(sql`create temporary table transaction_items on commit drop as select id as transaction_record_id, 99999 as total,
          1 as tee_time_id, null::int as golf_discount_id, null::int as gift_certificate_id from generate_series(1, 1000) id`);
      }
      for (const one of [statement].flat()) await tx.execute(one);
    });
    await expect(attempt).rejects.toMatchObject({ cause: { code } });
  });
});

it("the owner's own statements are refused too, on the embedded database as well", async () => {
  const { db } = world.connection;
  for (const statement of [
    sql`delete from transaction_items`,
    sql`update transaction_records set total = 0`,
    sql`update gift_certificate_movements set staff_user = ''`,
    sql`delete from history_entries`,
    sql`delete from payment_intents`,
    sql`truncate payment_intents`,
    sql`delete from tee_time_rental_clubs`,
    sql`truncate tee_time_rental_clubs`,
    sql`update cancelations set state = 'asking'`,
    sql`update sale_terms set terms = jsonb_set(terms, '{rate,max_refund}', 'null')`,
    sql`truncate sale_terms`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: refused } });
});

it("a certificate is issued once, whoever asks", async () => {
  const again =
    world.connection.db.execute(sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 where id = 1 returning id)
    insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', 100 from raised`);
  await expect(again).rejects.toMatchObject({ cause: { code: broken } });
});

it.each(["refund_amount", "standard_refund", "payment_id", "force"])(
  "DECISION-46 the %s of an agreed refund stays, even for the owner",
  async (column) => {
    const changed = { refund_amount: sql`1`, standard_refund: sql`1`, payment_id: sql`'pay_other'`, force: sql`true` };
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
