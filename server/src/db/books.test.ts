import { type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openGuardedBooks, type RefusedAttempt } from "../testing/guardedBooks.ts";

const { attempt, early, close } = await openGuardedBooks();
afterAll(close);

const refused = "42501";
const broken = "23000";
const released = (is_released: boolean) =>
  sql`update cancelations set is_released = ${is_released} where state = 'agreed' and tee_time_id = ${firstTeeTime}`;

/** The record of the sale that stands. */
const sale = sql`(select transaction_record_id from tee_times where id = (select min(id) from tee_times))`;
const firstTeeTime = sql`(select min(id) from tee_times)`;

/** A cancelation that its course or the gateway is asked about. */
const underWay = (state: "asking" | "agreed") =>
  sql`insert into cancelations (id, state, tee_time_id, cancel, force, refund_amount, reason, lease_until)
    values (gen_random_uuid(), ${state}, ${firstTeeTime}, true, false, 0, 'Rain', now())`;
const taken = (from: "asking" | "agreed", to: string) =>
  sql`update cancelations set state = ${to} where state = ${from} and tee_time_id = ${firstTeeTime}`;
/** The tee time that no card paid. */
const uncharged = sql`(select max(id) from tee_times)`;

/** The record of a certificate's sale, of an import; and one that a person corrected. */
const certificateSale = sql`(select max(id) from transaction_records where payment_id = 'pay_gift')`;
const correctedSale = sql`(select max(id) from transaction_records where staff_user = 'a@b.test')`;

/** Takes a certificate's items from it and adds them to another certificate. */
const shifted = (record: SQL) => sql`insert into transaction_items (transaction_record_id, gift_certificate_id, total)
  select ${record}, 1, -1000 union all select ${record}, 2, 1000`;

/** Moves cents between a certificate and each of some tee times, as what these paid with it or gave back. */
const moved = (cents: SQL | number, tee_times: readonly (SQL | number)[], certificate = 1) => [
  sql`update gift_certificates set raw_balance = raw_balance + ${cents} * ${tee_times.length}::integer where id = ${certificate}`,
  ...tee_times.map(
    (tee_time) => sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount, tee_time_id)
      values (${certificate}, case when ${cents} < 0 then 'used' else 'returned' end, ${cents}, ${tee_time})`,
  ),
];

/** Enters what a tee time gives back to the certificate, in a record that is of no sale. */
const returnedOf = (cents: SQL | number, ...tee_times: readonly (SQL | number)[]) =>
  sql`with made as (insert into transaction_records (total, staff_user) values (0, 'a@b.test') returning id)
    insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
    select id, null, 1, ${cents} from made
    union all select made.id, about, null, -${cents}::integer / ${tee_times.length}::integer
      from made cross join unnest(array[${sql.join([...tee_times], sql`, `)}]::integer[]) as about`;

/** The certificate's part of the tee time from before the ledger. */
const part = sql`(select gift_certificate_amount_cents::integer from tee_times where id = ${early})`;

describe("the server's role cannot", () => {
  it.each<RefusedAttempt>([
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
      "shift a payment from its tee time to a later one",
      broken,
      sql`insert into transaction_items (transaction_record_id, tee_time_id, total)
        values (${sale}, ${firstTeeTime}, -1), (${sale}, ${uncharged}, 1)`,
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
      "make a refund of a refund",
      broken,
      [
        sql`insert into transaction_records (total, refunded_record_id) values (0, ${sale})`,
        sql`insert into transaction_records (total, refunded_record_id)
          select 0, max(id) from transaction_records where refunded_record_id = ${sale}`,
      ],
    ],
    [
      "return more to a certificate than it paid",
      broken,
      [
        sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
          insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
          select id, ${firstTeeTime}, null, -99999 from made union all select id, null, 1, 99999 from made`,
        ...moved(99_999, [firstTeeTime]),
      ],
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
    [
      "return a certificate's part to another one",
      broken,
      [
        sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
          insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
          select id, ${firstTeeTime}, null, -100 from made union all select id, null, 2, 100 from made`,
        ...moved(100, [firstTeeTime], 2),
      ],
    ],
    [
      "take a refund from another certificate",
      broken,
      [
        sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
          insert into transaction_items (transaction_record_id, gift_certificate_id, total)
          select id, 1, 100 from made union all select id, 2, -100 from made`,
        ...moved(100, [firstTeeTime]),
        ...moved(-100, [firstTeeTime], 2),
      ],
    ],
    ["delete a certificate with its ledger", refused, sql`delete from gift_certificates`],
    ...["null", "''"].map(
      (person): RefusedAttempt => [
        `correct a certificate by the person ${person}`,
        broken,
        sql`with raised as (update gift_certificates set raw_balance = raw_balance + 100 where id = 1 returning id)
          insert into gift_certificate_movements (gift_certificate_id, kind, amount, staff_user)
          select id, 'corrected', 100, ${sql.raw(person)} from raised`,
      ],
    ),
    [
      "raise a certificate's balance without an entry",
      broken,
      sql`update gift_certificates set raw_balance = raw_balance + 100`,
    ],
    [
      "add a certificate with a balance that nothing issued",
      broken,
      sql`insert into gift_certificates (serial, raw_balance) values ('NONE', 100)`,
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
    [
      "take a balance out of a certificate's history",
      refused,
      sql`update history_entries set changes = '[]' where entity = 'gift_certificate'`,
    ],
    ["delete history", refused, sql`delete from history_entries`],
    ["change a cancelation's refund", refused, sql`update cancelations set refund_amount = 1`],
    ["change who canceled", refused, sql`update cancelations set staff_user_id = null`],
    ["reopen a cancelation", refused, sql`update cancelations set state = 'agreed'`],
    ["name another refund", refused, sql`update cancelations set refund_id = 're_other'`],
    ["finish a cancelation that its course did not agree to", refused, [underWay("asking"), taken("asking", "done")]],
    ["ask a course again that has agreed", refused, [underWay("agreed"), taken("agreed", "asking")]],
    ["take back that a course released a tee time", refused, [underWay("agreed"), released(true), released(false)]],
    ["delete a cancelation", refused, sql`delete from cancelations`],
    ["delete a card's payment", refused, sql`delete from payment_intents where state <> 'authorising'`],
    ["change the amount of a card's payment", refused, sql`update payment_intents set amount = amount + 1`],
    [
      "authorise a card's payment over another amount",
      refused,
      sql`update payment_intents set amount = amount + 1, state = 'owned' where state = 'authorising'`,
    ],
    [
      "give a card's payment another reference",
      refused,
      sql`update payment_intents set payment_id = 'pay_other' where state <> 'authorising'`,
    ],
    ["give a card's payment to another tee time", refused, sql`update payment_intents set tee_time_id = ${uncharged}`],
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
    ["raise a certificate's balance as what a tee time gave back", broken, moved(100, [firstTeeTime])],
    [
      "put another certificate in the place of one that gets nothing back",
      broken,
      [
        sql`insert into transaction_items (transaction_record_id, gift_certificate_id, total)
          select transaction_record_id, gift_certificate_id, gift_certificate_amount_cents from tee_times where id = ${firstTeeTime}
          union all select transaction_record_id, 2, -gift_certificate_amount_cents from tee_times where id = ${firstTeeTime}`,
        sql`update tee_times set gift_certificate_id = 2 where id = ${firstTeeTime}`,
      ],
    ],
    [
      "return a certificate's part that does not reach it",
      broken,
      sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
        insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
        select id, ${firstTeeTime}, null, -100 from made union all select id, null, 1, 100 from made`,
    ],
    [
      "return to a certificate as a person what a tee time has in the ledger",
      broken,
      [returnedOf(100, firstTeeTime), ...moved(100, [firstTeeTime])],
    ],
    [
      "return more to a certificate than it paid before the ledger",
      broken,
      [returnedOf(sql`${part} + 1`, early), ...moved(sql`${part} + 1`, [early])],
    ],
    [
      "return a certificate's part from before the ledger twice",
      broken,
      [returnedOf(part, early), ...moved(part, [early]), returnedOf(part, early), ...moved(part, [early])],
    ],
    [
      "return a certificate's part from before the ledger, and again in a record",
      broken,
      [
        returnedOf(part, early),
        ...moved(part, [early]),
        sql`set constraints all immediate`,
        sql`set constraints all deferred`,
        sql`with made as (insert into transaction_records (total) values (0) returning id)
          update tee_times set transaction_record_id = made.id from made where tee_times.id = ${early}`,
      ],
    ],
    [
      "return a certificate's part as that of two tee times",
      broken,
      [returnedOf(100, early, uncharged), ...moved(100, [early, uncharged])],
    ],
    [
      "return a certificate's part twice, once as that of another tee time",
      broken,
      [
        sql`with made as (insert into transaction_records (total, refunded_record_id) values (0, ${sale}) returning id)
          insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
          select id, ${early}::integer, null, -100 from made union all select id, null, 1, 100 from made`,
        ...moved(100, [firstTeeTime, early]),
      ],
    ],
    [
      "return a certificate's part from before the ledger to another one",
      broken,
      [
        sql`with made as (insert into transaction_records (total) values (0) returning id)
          insert into transaction_items (transaction_record_id, tee_time_id, gift_certificate_id, total)
          select id, ${early}::integer, null, -100 from made union all select id, null, 2, 100 from made`,
        ...moved(100, [early], 2),
      ],
    ],
    [
      "use a certificate for a tee time from before the ledger",
      broken,
      [returnedOf(-100, early), ...moved(-100, [early])],
    ],
    ["add a seal", refused, sql`insert into ledger_seals values (2, 1, 1, 1, 'x')`],
    ["change a seal", refused, sql`update ledger_seals set hash = 'x'`],
    ["remove a seal", refused, sql`delete from ledger_seals`],
    [
      "have a check read a table of its own",
      broken,
      [
        sql`create temporary table transaction_items on commit drop as select id as transaction_record_id, 99999 as total,
          1 as tee_time_id, null::int as golf_discount_id, null::int as gift_certificate_id from generate_series(1, 1000) id`,
        sql`with made as (insert into transaction_records (total) values (99999) returning id) select * from made`,
      ],
    ],
  ])("%s", async (_, code, statements) => {
    await expect(attempt(statements)).rejects.toMatchObject({ cause: { code } });
  });
});
