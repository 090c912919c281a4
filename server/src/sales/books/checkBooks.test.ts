import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../../db/connection.ts";
import { consents } from "../../db/schema/consents.ts";
import { ledgerSeals } from "../../db/schema/ledgerSeals.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { cancelTeeTime } from "../../features/cancelation/cancelTeeTime.ts";
import { undoBooking } from "../../features/cancelation/undoBooking.ts";
import { updateTeeTime } from "../../features/teeTimes/updateTeeTime.ts";
import { consentToCorrection } from "../../resources/giftCertificates/consentToCorrection.ts";
import { correctSale } from "../../resources/giftCertificates/correctSale.ts";
import { askConsent } from "../../session/consents.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { addCertificate, importCertificate } from "../../testing/certificates.ts";
import { differencesIn, sealAll } from "../../testing/checkedBooks.ts";
import type { BooksDifference } from "./booksDifference.ts";
import { askIn, booksExtent } from "./checkBooks.ts";
import { sealLedger } from "./sealLedger.ts";

/** The rules, by their names. */
const sumOfItems = "the total of a record is the sum of its items";
const belongs = "a record is of a tee time, of a gift certificate or of a refund";
const ofSale = "a refund is of a sale, and takes from it";
const notNegative = "the sale of a tee time has no negative total";
const partsPaid = "the parts of a tee time add up to its payment";
const itemsOfTeeTime = "charge, clubs and fee are the items about the tee time";
const discountItems = "the discount is the items about it";
const certificateItems = "the certificate's part is the items about it";
const named = "a discount and a certificate are named where they took an amount";
const clubs = "the rented clubs are those that were charged";
const withinPayment = "refunds are at most the payment";
const returned = "a certificate gets back at most what it paid";
const refunded = "what was refunded is the ledger's refunds";
const listed = "the list of tee times shows what is stored";
const balance = "a certificate's balance is the sum of its movements";
const soldFor = "a certificate was sold for the items of its sale";
const movements = "a tee time's movements of certificates are its items about them";
const movementKind = "a movement is issued or corrected by hand, or used or returned by a tee time";
const person = "a correction has a person";
const salePerson = "a correction of a certificate's sale has a person";
const cardOfTeeTime = "a card's payment is of a tee time, or an import's";
const issuedOnce = "a certificate is issued once";
const imported = "a certificate that an import issued has it in the history";
const agentKept = "a tee time keeps the agent who sold it";
const playersKept = "the players sold are those before the first change";
const courseTerms = "a tee time changes its course with terms of the other one";
const termsTaken = "a tee time takes other terms with a change of course";
const rateKept = "a tee time keeps its rate at its course";
const carriedOut = "a consent led to what was asked";
const intent = "a payment intent that a tee time owns is the card's payment in its record";
const paidByIntent = "a tee time's card payment has its payment intent";
const paidOnce = "a payment has one record";
const voided = "the payment of an undone booking is voided, and no other";
const reversed = "the sale of an undone booking is reversed whole";
const refundEntered = "a refund that a cancelation made is in the ledger";
const refundAsked = "a card's refund was asked for by a cancelation";
const canceledOnce = "a canceled tee time has the moment and the status";
const staysCanceled = "a tee time that a cancelation canceled stays canceled";
const recomputed = "a stored sale is computed again from its terms";
const withTerms = "a tee time has the terms of its sale";
const numbered = "the seals are numbered without gaps";
const sealed = "a seal fits the rows that it covers";
const isSealed = "the ledger of the day before is sealed";

const staff = { id: 1, email: "agent@teedesk.test" };

/** A refund and a correction of balance and value that another person consented to. */
async function consentTo(
  { connection: { db }, booked, services }: CancelFixture,
  person: Pick<StaffMember, "id" | "email" | "level">,
): Promise<void> {
  const by: StaffMember = { ...person, name: "Admin", desk: "product", session_id: 1 };
  const [asker = staff] = await db.select({ id: staffUsers.id, email: staffUsers.email }).from(staffUsers);
  const limited = { ...services, config: { ...services.config, agentForcesCancelations: false } };
  const order = { tee_time_id: await booked(), cancel: false, force: true, refund: cents(9000), reason: "Rain" };
  const request = { staff: { ...asker, level: "other" }, order, idempotency_key: null } as const;
  expect((await cancelTeeTime(limited, request)).kind).toBe("asked");
  const [refund] = await db.select().from(consents);
  if (refund === undefined) throw new Error("Nothing was asked.");
  const consent = { id: refund.id, cancelation_id: refund.cancelation_id, by };
  expect((await cancelTeeTime(limited, { ...request, consent })).kind).toBe("done");

  const gift_certificate_id = await addCertificate(db, { serial: "ASKED", raw_balance: cents(1000) });
  const correction = { balance_before: 1000, balance: 5000, value_before: null, value: 7000 };
  await db.transaction((tx) => askConsent(tx, asker, { gift_certificate_id, correction, reason: "Goodwill" }));
  const [corrected] = await db.select().from(consents).where(eq(consents.gift_certificate_id, gift_certificate_id));
  expect(await consentToCorrection(services, { id: corrected?.id ?? 0 }, by)).toMatchObject({ valid: true });
}

describe("the check of the books", () => {
  let world: CancelFixture;
  let connection: Connection;
  beforeAll(async () => {
    world = await createCancelFixture((services) => ({
      ...services,
      config: { ...services.config, undoSeconds: 300 },
    }));
    connection = world.connection;
    await world.addCertificate("GIFT", 70_000);
    const codes = { discount_code: "FAIRWAY15", gift_cert_serial: "GIFT" };
    await world.booked();
    const canceled = await world.booked({ discount_code: "FAIRWAY15" });
    await world.cancel(canceled, { refund: 1000 });
    // A canceled booking keeps its cost and commission, whatever its players.
    await connection.db.update(teeTimes).set({ players: 1 }).where(eq(teeTimes.id, canceled));
    await world.booked(codes);
    const saved = await world.booked({ rental_clubs: [] });
    const saves: readonly object[] = [{ players: 1 }, { players: 3 }, { course: { id: world.ids.otherCourse } }];
    for (const tee_time of saves) await updateTeeTime(world.services, { staff, request: { id: saved, tee_time } });
    await connection.db.transaction((tx) => correctSale(tx, 1, { total: cents(1500), reason: "Typing error", staff }));
    await sealAll(connection.db);
    await world.cancel(await world.booked(codes));
    const admin = { id: 0, email: "admin@teedesk.test", level: "admin" } as const;
    await undoBooking(world.services, { id: await world.booked(), staff: admin });
    await consentTo(world, admin);
    await sealAll(connection.db);
    await importCertificate(connection.db, { serial: "PAID", raw_balance: cents(5000), payment_id: "pay_import" });
    await importCertificate(connection.db, { serial: "CASH", raw_balance: cents(5000) });
  });
  afterAll(() => connection.close());

  /** The rules that the books break after the owner's `statements`, which are rolled back. */
  async function rulesBroken(...statements: readonly SQL[]): Promise<ReadonlySet<string>> {
    let broken: readonly BooksDifference[] = [];
    await connection.db
      .transaction(async (tx) => {
        for (const statement of statements) await tx.execute(statement);
        broken = await differencesIn(tx);
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (broken.length === 0) throw error;
      });
    return new Set(broken.map(({ rule }) => rule));
  }

  it("finds nothing in books as the server writes them", async () => {
    expect(await differencesIn(connection.db)).toEqual([]);
    const numbers = await connection.db
      .select({ number: ledgerSeals.number })
      .from(ledgerSeals)
      .orderBy(ledgerSeals.number);
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
  });

  const firstSale = sql`(select min(transaction_record_id) from tee_times)`;
  const refund = sql`(select min(id) from transaction_records where refunded_record_id is not null and total < 0)`;
  const ofFirst = sql`where id = (select min(id) from tee_times)`;
  const ofGift = sql`where id = (select min(id) from gift_certificates)`;

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
      "another commission",
      sql`update tee_times set commission_cents = commission_cents + 100 ${ofFirst}`,
      [recomputed],
    ],
    [
      "another fee with its stored quote's line",
      sql`update sale_terms set quote = jsonb_set(quote, '{lines,0,amount}', '1') where quote is not null`,
      [recomputed, sealed],
    ],
    [
      "other terms of a sale",
      sql`update sale_terms set terms = jsonb_set(terms, '{rate,raw_rate}', '100')`,
      [recomputed, sealed],
    ],
    [
      "other refund terms of a sale",
      sql`update sale_terms set terms = jsonb_set(terms, '{rate,max_refund}', '999900') where id = 1`,
      [sealed],
    ],
    [
      "terms that were taken at another moment",
      sql`update sale_terms set taken_at = taken_at - interval '1 day' where id = 1`,
      [sealed],
    ],
    ["unreadable terms", sql`update sale_terms set terms = '{}'`, [withTerms, sealed]],
    ["missing terms", sql`delete from sale_terms`, [withTerms, courseTerms, sealed]],
    [
      "other terms of a sale by newer ones",
      sql`with again as (insert into sale_terms (tee_time_id, taken_for, terms)
          select tee_time_id, 'course change', jsonb_set(terms, '{rate,max_refund}', 'null') from sale_terms order by id limit 1 returning tee_time_id)
        update tee_times set commission_cents = 99999, cost_cents = 0 from again where id = tee_time_id`,
      [termsTaken, listed],
    ],
    [
      "a consent without its act",
      sql`insert into consents (state, decided_by, decided_at, tee_time_id, cancelation, staff_user, reason)
        select state, decided_by, decided_at, tee_time_id, cancelation, staff_user, reason from consents where cancelation is not null`,
      [carriedOut],
    ],
    [
      "a consent to another amount",
      sql`update consents set cancelation = jsonb_set(cancelation, '{refund_amount}', '9001') where cancelation is not null`,
      [carriedOut],
    ],
    ...["cancel", "force_cancel"].map((member): [string, SQL, readonly string[]] => [
      `a consent to another ${member}`,
      sql`update consents set cancelation = jsonb_set(cancelation, ${`{${member}}`}::text[],
        to_jsonb(not (cancelation ->> ${member}::text)::boolean)) where cancelation is not null`,
      [carriedOut],
    ]),
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
      "a consent to another balance",
      sql`update consents set correction = jsonb_set(correction, '{balance}', '5001') where correction is not null`,
      [carriedOut],
    ],
    [
      "a consent to another value",
      sql`update consents set correction = jsonb_set(correction, '{value}', '7001') where correction is not null`,
      [carriedOut],
    ],
    [
      "terms that no seal covers",
      sql`insert into sale_terms (tee_time_id, taken_for, taken_at, terms)
        select tee_time_id, 'course change', now() - interval '2 days', terms from sale_terms where taken_for = 'course change' limit 1`,
      [isSealed, termsTaken],
    ],
    ["another total in the list", sql`update tee_time_rows set total = total + 100 ${ofFirst}`, [listed]],
    ["a missing seal", sql`delete from ledger_seals where number = 1`, [numbered, sealed]],
    ["a changed seal", sql`update ledger_seals set hash = repeat('0', 64) where number = 1`, [sealed]],
    ["a ledger that is not sealed", sql`delete from ledger_seals`, [isSealed]],
  ])("finds %s", async (_, corruption, rules) => {
    const triggersOff = sql`set local session_replication_role = replica`;
    expect(await rulesBroken(triggersOff, corruption)).toEqual(new Set(rules));
  });

  it.each<[string, SQL, readonly string[]]>([
    ["another agent", sql`update tee_times set agent = 'Other' ${ofFirst}`, [agentKept]],
    ["other players sold", sql`update tee_times set players_sold = players + 1 ${ofFirst}`, [playersKept]],
    [
      "another course at the terms of the former",
      sql`update tee_times set golf_course_id = (select min(id) from golf_courses where id <> golf_course_id) ${ofFirst}`,
      [courseTerms],
    ],
    ["another rate at its course", sql`update tee_times set golf_rate_id = null ${ofFirst}`, [rateKept]],
  ])("finds %s by the past that is kept of each tee time", async (_, corruption, rules) => {
    expect(await rulesBroken(corruption)).toEqual(new Set(rules));
  });

  it("takes a seal from before terms were sealed for what it is, and terms of that time that the rate's change took", async () => {
    const differences = connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from ledger_seals where number = 1`);
      await tx.execute(sql`update ledger_seals set number = 1, last_terms = null,
        hash = ledger_hash('', 0, last_record, 0, last_item, 0, last_movement)`);
      // The later sale has stored its terms before those of a change that began earlier.
      await tx.execute(sql`update sale_terms set taken_at = now() where id = (select max(id) from sale_terms)`);
      await tx.execute(sql`insert into sale_terms (tee_time_id, taken_for, terms, taken_at)
        select tee_time_id, 'course change', terms, now() - interval '2 days' from sale_terms order by id limit 1`);
      const unsealed = await differencesIn(tx);
      while (await sealLedger(tx));
      const known = await differencesIn(tx);
      const seals = await tx.select().from(ledgerSeals).orderBy(ledgerSeals.number);
      await tx.execute(sql`update sale_terms set terms = '{}' where id = 1`);
      const changed = await differencesIn(tx);
      return Promise.reject({ unsealed, known, seals, changed });
    });
    await expect(differences).rejects.toMatchObject({
      unsealed: [{ rule: isSealed }],
      known: [],
      seals: [
        { number: 1, last_terms: null },
        { number: 2, last_terms: expect.any(Number) },
      ],
      changed: [{ rule: sealed, subject: "seal 2" }, { rule: withTerms }],
    });
  });

  it("prints the newest seal", async () => {
    const [, newest] = await connection.db.select().from(ledgerSeals).orderBy(ledgerSeals.number);
    const extent = await connection.db.transaction((tx) => booksExtent(askIn(tx)));
    expect(extent).toMatch(new RegExp(`^\\d+ records, \\d+ movements, newest seal 2:${newest?.hash}$`));
  });

  it("finds that a seal printed earlier is gone or another", async () => {
    const [first] = await connection.db.select().from(ledgerSeals).where(eq(ledgerSeals.number, 1));
    const hash = first?.hash ?? "";
    expect(await differencesIn(connection.db, { number: 1, hash })).toEqual([]);
    for (const number of [2, 3])
      expect(await differencesIn(connection.db, { number, hash })).toMatchObject([
        { subject: `seal ${number}`, computed: hash },
      ]);
  });
});
