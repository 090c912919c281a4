import { type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openGuardedBooks, type RefusedAttempt } from "../testing/guardedBooks.ts";

const { attempt, early, otherRate, close } = await openGuardedBooks();
afterAll(close);

const refused = "42501";
const broken = "23000";

const firstTeeTime = sql`(select min(id) from tee_times)`;
/** The tee time that no card paid. */
const uncharged = sql`(select max(id) from tee_times)`;

const otherCourse = sql`(select max(id) from golf_courses)`;
const course = sql`(select min(id) from golf_courses where id <> ${otherCourse})`;

/** Takes the terms of its present rate for a tee time, as a server does at a change of course. */
const taken = (id: SQL, terms = sql`current_terms(golf_rate_id, id)`) =>
  sql`insert into sale_terms (tee_time_id, taken_for, rule_set, terms) select id, 'course change', '2026', ${terms} from tee_times where id = ${id}`;

const movedTo = (course: SQL, golf_rate_id: SQL, columns = sql`notes = notes`) =>
  sql`update tee_times set golf_course_id = ${course}, golf_rate_id = ${golf_rate_id}, ${columns} where id = ${uncharged}`;

const toNoRate = movedTo(otherCourse, sql`null`, sql`cost_cents = 0, commission_cents = 0`);
const noRate = sql`'{"rate": null, "rental_clubs": []}'::jsonb`;
/** The rate of the tee time's sale. */
const soldRate = sql`(select (terms #>> '{rate,id}')::integer from sale_terms where tee_time_id = ${uncharged} order by id limit 1)`;

const discounted = sql`(select max(id) from tee_times where golf_discount_id is not null)`;

/** Sells a tee time a month later at a price without a rate, refunded and owed as `cents` say. */
const soldAnew = (cents: { readonly refunded: number; readonly cost: number }) =>
  sql`with made as (insert into tee_times (agent, golf_course_id, customer_id, play_date, play_time, players, charge_cents, rental_clubs_cents,
      service_fee_cents, discount_amount_cents, gift_certificate_amount_cents, cost_cents, commission_cents, refunded_cents)
      select agent, golf_course_id, customer_id, play_date + 30, play_time, players, 0, 0, 0, 0, 0, ${cents.cost}::integer, 0, ${cents.refunded}::integer
      from tee_times where id = ${uncharged} returning id)
    insert into sale_terms (tee_time_id, taken_for, rule_set, terms) select id, 'sale', '2026', ${noRate} from made`;

/** Sells a tee time a month later for nothing, of which a code takes off a dollar, entered as an item or not. */
const soldForLess = ({ isEntered }: { readonly isEntered: boolean }) =>
  sql`with entered as (insert into transaction_records (total) values (${isEntered ? -100 : 0}) returning id),
    off as (insert into transaction_items (transaction_record_id, golf_discount_id, total) select id, 1, -100 from entered where ${isEntered}),
    made as (insert into tee_times (agent, golf_course_id, customer_id, play_date, play_time, players, charge_cents, rental_clubs_cents,
      service_fee_cents, golf_discount_id, discount_amount_cents, gift_certificate_amount_cents, cost_cents, commission_cents, transaction_record_id)
      select agent, golf_course_id, customer_id, play_date + 30, play_time, players, 0, 0, 0, 1, 100, 0, 0, 0, entered.id
      from tee_times, entered where tee_times.id = ${uncharged} returning id)
  insert into sale_terms (tee_time_id, taken_for, rule_set, terms) select id, 'sale', '2026', ${noRate} from made`;

/** The same with a dollar that a certificate pays, and that is not entered. */
const soldForPart = sql`with entered as (insert into transaction_records (total) values (0) returning id),
    made as (insert into tee_times (agent, golf_course_id, customer_id, play_date, play_time, players, charge_cents, rental_clubs_cents,
      service_fee_cents, discount_amount_cents, gift_certificate_id, gift_certificate_amount_cents, cost_cents, commission_cents, transaction_record_id)
      select agent, golf_course_id, customer_id, play_date + 30, play_time, players, 0, 0, 0, 0, 1, 100, 0, 0, entered.id
      from tee_times, entered where tee_times.id = ${uncharged} returning id)
  insert into sale_terms (tee_time_id, taken_for, rule_set, terms) select id, 'sale', '2026', ${noRate} from made`;

/** Checks at this point what is checked at the commit, and goes on. */
const checked = [sql`set constraints all immediate`, sql`set constraints all deferred`];

/** Gives the tee time from before the ledger a record over nothing. */
const recorded = (columns = sql`notes = notes`) =>
  sql`with made as (insert into transaction_records (total) values (0) returning id)
    update tee_times set transaction_record_id = made.id, ${columns} from made where tee_times.id = ${early}`;

/** Enters that its certificate pays 100 cents less, in that record. */
const lowered = [
  sql`insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
    select transaction_record_id, id, null, -100 from tee_times where id = ${early}
    union all select transaction_record_id, null, gift_certificate_id, 100 from tee_times where id = ${early}`,
  sql`update gift_certificates set raw_balance = raw_balance + 100 where id = 1`,
  sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount, tee_time_id) values (1, 'returned', 100, ${early})`,
];

/** The part of its certificate before the last change. */
const partBefore = sql`(select (was ->> 'gift_certificate_amount_cents')::integer from tee_time_past where tee_time_id = ${early} order by id desc limit 1)`;
/** Gives its certificate all back in that record, and lets another one pay $5.00, for which a third is named. */
const paidInAnothersName = [
  sql`insert into gift_certificates (serial, raw_balance) values ('NONE', 0)`,
  recorded(sql`charge_cents = charge_cents + 500 - gift_certificate_amount_cents, gift_certificate_amount_cents = 500,
    gift_certificate_id = (select id from gift_certificates where serial = 'NONE')`),
  sql`insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
    select transaction_record_id, id, null, 500 - ${partBefore} from tee_times where id = ${early}
    union all select transaction_record_id, null, 1, ${partBefore} from tee_times where id = ${early}
    union all select transaction_record_id, null, 2, -500 from tee_times where id = ${early}`,
  sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount, tee_time_id)
    values (1, 'returned', ${partBefore}, ${early}), (2, 'used', -500, ${early})`,
  sql`update gift_certificates set raw_balance = raw_balance + case id when 1 then ${partBefore} else -500 end where id in (1, 2)`,
];
const paidLess = sql`charge_cents = charge_cents - 100, gift_certificate_amount_cents = gift_certificate_amount_cents - 100`;
const changed = (columns: SQL, id: SQL = sql`${early}`) => sql`update tee_times set ${columns} where id = ${id}`;

describe("the server's role cannot", () => {
  it.each<RefusedAttempt>([
    [
      "backdate terms",
      refused,
      sql`insert into sale_terms (tee_time_id, taken_for, terms, taken_at) values (${firstTeeTime}, 'course change', '{}', '2026-01-01')`,
    ],
    ["backdate a sale", refused, sql`update tee_times set created_at = '2026-01-01'`],
    ["change what was charged", broken, sql`update tee_times set charge_cents = charge_cents + 100`],
    ["take a tee time from its payment", broken, sql`update tee_times set transaction_record_id = null`],
    ["set what was refunded", broken, sql`update tee_times set refunded_cents = refunded_cents + 100`],
    ["sell a tee time that is refunded already", broken, soldAnew({ refunded: 100, cost: 0 })],
    ["sell a tee time for less than nothing", broken, soldForLess({ isEntered: true })],
    ["sell a tee time with a discount that is not entered", broken, soldForLess({ isEntered: false })],
    ["sell a tee time with a certificate's part that is not entered", broken, soldForPart],
    ["sell a tee time at another cost than its terms give", broken, soldAnew({ refunded: 0, cost: 100 })],
    [
      "write what a tee time was before",
      refused,
      sql`insert into tee_time_past (tee_time_id, until, was) select id, now(), '{}' from tee_times where id = ${firstTeeTime}`,
    ],
    [
      "move a tee time with rented clubs to another course",
      broken,
      [
        sql`update tee_times set golf_course_id = (select max(id) from golf_courses), golf_rate_id = null, commission_cents = 0,
          cost_cents = (select sum(rented.quantity * clubs.cost_cents) from tee_time_rental_clubs rented
            join rental_clubs clubs on clubs.id = rented.rental_club_id where rented.tee_time_id = tee_times.id) where id = ${firstTeeTime}`,
        sql`insert into sale_terms (tee_time_id, taken_for, rule_set, terms)
          values (${firstTeeTime}, 'course change', '2026', current_terms(null, ${firstTeeTime}))`,
      ],
    ],
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
        ...checked,
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
    ["name a certificate for what another one pays", broken, paidInAnothersName],
    [
      "put another code in the place of the one that took an amount off",
      broken,
      sql`update tee_times set golf_discount_id = (select max(id) from discounts) where id = ${discounted}`,
    ],
    ["set the charge of a tee time without a record", broken, changed(sql`charge_cents = charge_cents + 100`)],
    [
      "set what a certificate paid of a tee time without a record",
      broken,
      changed(sql`gift_certificate_amount_cents = gift_certificate_amount_cents + 100`),
    ],
    [
      "set what a code took off a tee time without a record",
      broken,
      changed(sql`discount_amount_cents = discount_amount_cents + 100`),
    ],
    [
      "put another code in the place of one from before the ledger",
      broken,
      changed(sql`golf_discount_id = (select max(id) from discounts)`),
    ],
    ["set the charge of a tee time with a record that it takes", broken, recorded(paidLess)],
    [
      "set the charge twice for what was entered once",
      broken,
      [recorded(paidLess), ...lowered, ...checked, changed(paidLess)],
    ],
    [
      "take a record of something else for a tee time without one",
      broken,
      changed(sql`transaction_record_id = (select max(id) from transaction_records where staff_user = 'a@b.test')`),
    ],
    [
      "take a tee time from a record over nothing",
      broken,
      [recorded(), ...checked, changed(sql`transaction_record_id = null`)],
    ],
    [
      "shift an amount of a sale from the charge to the fee",
      broken,
      changed(sql`charge_cents = charge_cents - 100, service_fee_cents = service_fee_cents + 100`, firstTeeTime),
    ],
    [
      "shift an amount of a sale from the clubs to the charge",
      broken,
      changed(sql`charge_cents = charge_cents + 100, rental_clubs_cents = rental_clubs_cents - 100`, firstTeeTime),
    ],
    [
      "take a certificate's part from its tee time",
      broken,
      sql`update tee_times set gift_certificate_id = null, gift_certificate_amount_cents = 0 where id = ${firstTeeTime}`,
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
    ["delete rented clubs", refused, sql`delete from tee_time_rental_clubs`],
    ["change rented clubs", refused, sql`update tee_time_rental_clubs set quantity = quantity + 1`],
  ])("%s", async (_, code, statements) => {
    await expect(attempt(statements)).rejects.toMatchObject({ cause: { code } });
  });
});
