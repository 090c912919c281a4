import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { ledgerSeals } from "../../db/schema/ledgerSeals.ts";
import {
  agentKept,
  belongs,
  carriedOut,
  courseTerms,
  isSealed,
  listed,
  numbered,
  person,
  playersKept,
  rateKept,
  recomputed,
  sealed,
  termsTaken,
  withTerms,
} from "../../testing/booksRules.ts";
import { differencesIn } from "../../testing/checkedBooks.ts";
import { openSealedBooks, triggersOff } from "../../testing/sealedBooks.ts";
import { askIn, booksExtent } from "./checkBooks.ts";
import { sealLedger } from "./sealLedger.ts";

const { connection, rulesBroken, close } = await openSealedBooks();
afterAll(close);

const ofFirst = sql`where id = (select min(id) from tee_times)`;

describe("the check of the books", () => {
  it("finds nothing in books as the server writes them", async () => {
    expect(await differencesIn(connection.db)).toEqual([]);
    const numbers = await connection.db
      .select({ number: ledgerSeals.number })
      .from(ledgerSeals)
      .orderBy(ledgerSeals.number);
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it.each<[string, SQL, readonly string[]]>([
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
    [
      "a certificate's sale with an item about something else",
      sql`with made as (insert into transaction_records (total, staff_user) values (900, 'a@b.test') returning id),
        raised as (update gift_certificates set sold_for_cents = coalesce(sold_for_cents, 0) + 1000
          where id = (select min(id) from gift_certificates) returning id)
        insert into transaction_items (transaction_record_id, gift_certificate_id, golf_discount_id, total)
        select made.id, raised.id, null, 1000 from made, raised
        union all select made.id, null, (select min(id) from discounts), -100 from made`,
      [belongs],
    ],
    [
      "an issue that passes for a correction",
      sql`update gift_certificate_movements set kind = 'corrected' where kind = 'issued'
        and id <= (select max(last_movement) from ledger_seals)`,
      [person, sealed],
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
    ["a missing seal", sql`delete from ledger_seals where number = 1`, [numbered, sealed]],
    ["a changed seal", sql`update ledger_seals set hash = repeat('0', 64) where number = 1`, [sealed]],
    ["a ledger that is not sealed", sql`delete from ledger_seals`, [isSealed]],
  ])("finds %s", async (_, corruption, rules) => {
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

  it("DECISION-45 finds a consent by the person who asked", async () => {
    const anyPerson = sql`alter table consents drop constraint consents_two_people`;
    const ownConsent = sql`update consents set decided_by = staff_user where state = 'consented'`;
    expect(await rulesBroken(triggersOff, anyPerson, ownConsent)).toEqual(new Set([carriedOut]));
  });

  it("takes a seal from before terms were sealed for what it is, and terms of that time that the rate's change took", async () => {
    const differences = connection.db.transaction(async (tx) => {
      await tx.execute(triggersOff);
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
