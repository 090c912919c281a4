import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseCustomer } from "../resources/customers/erasure/eraseCustomer.ts";
import { sealLedger } from "../sales/books/sealLedger.ts";
import { type CancelFixture, createCancelFixture } from "../testing/cancelFixture.ts";
import { createServingRole, type ServingRole } from "../testing/servingRole.ts";
import { cancelations, teeTimes, transactionRecords } from "./schema/index.ts";

let world: CancelFixture;
let role: ServingRole;
beforeAll(async () => {
  world = await createCancelFixture();
  const { db } = world.connection;
  await world.addCertificate("KEPT", 30_000);
  await world.booked({ gift_cert_serial: "KEPT" });
  const canceled = await world.booked({ gift_cert_serial: "KEPT" });
  await world.cancel(canceled, { refund: 1000 });
  await world.booked({ credit_card: { number: "", expmo: "", expyr: "", cvv: "" } });
  await db.execute(
    sql`insert into ledger_seals (number, last_record, last_item, last_movement, hash) values (1, 0, 0, 0, '')`,
  );
  role = await createServingRole(db);
});
afterAll(async () => {
  await role.drop();
  await world.connection.close();
});

const refused = "42501";
const broken = "23000";

/** The record of the sale that stands. */
const sale = sql`(select transaction_record_id from tee_times where id = (select min(id) from tee_times))`;
const firstTeeTime = sql`(select min(id) from tee_times)`;
/** The tee time that no card paid. */
const uncharged = sql`(select max(id) from tee_times)`;

describe("the server's role cannot", () => {
  it.each<[string, string, SQL]>([
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
    ["backdate a sale", refused, sql`update tee_times set created_at = '2026-01-01'`],
    ["change what was charged", broken, sql`update tee_times set charge_cents = charge_cents + 100`],
    ["take a tee time from its payment", broken, sql`update tee_times set transaction_record_id = null`],
    ["set what was refunded", broken, sql`update tee_times set refunded_cents = refunded_cents + 100`],
    ["set a commission", broken, sql`update tee_times set commission_cents = commission_cents + 100`],
    ["set what a course is owed", broken, sql`update tee_times set cost_cents = cost_cents + 100`],
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
      await tx.execute(statement);
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
    sql`update cancelations set state = 'asking'`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: refused } });
});

it("the server's role seals the ledger, and erases a person with the reasons", async () => {
  expect(await role.serving(sealLedger)).toBe(false);
  const { db } = world.connection;
  const [found] = await db.select({ id: teeTimes.customer_id }).from(teeTimes).limit(1);
  await db.execute(sql`update tee_times set play_date = '2026-11-20'`);
  const reasons = await role.serving(async (tx) => {
    await eraseCustomer(tx, { id: found?.id ?? 0, today: "2026-11-21", staff: null });
    return [
      ...(await tx.select({ reason: cancelations.reason }).from(cancelations)),
      ...(await tx.select({ reason: transactionRecords.reason }).from(transactionRecords)),
    ];
  });
  expect(new Set(reasons?.map(({ reason }) => reason))).toEqual(new Set([""]));
});
