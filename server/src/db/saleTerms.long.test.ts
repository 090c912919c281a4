import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saleTermsOf } from "../pricing/saleTerms.ts";
import { findTeeTime } from "../teeTime/findTeeTime.ts";
import { migrationsUntil } from "../testing/migrationsUntil.ts";
import { openPglite } from "./pglite.ts";
import { golfRates, rentalClubs, saleTerms } from "./schema/index.ts";

const { client, db, migrate: migrateOn, close } = await openPglite({});
afterAll(close);

/** The rate's columns and values, by its id from 1 on. */
const rates: readonly Readonly<Record<string, unknown>>[] = [
  { raw_rate: 8000, wholesale_rate_cents: 6000, service_fee_percent: 9.8, commission_hundredths: 250 },
  { raw_rate: 7999, service_fee_cents: 350, commission_hundredths: 1250, is_commission_dollars: false },
  { raw_rate: 1, type: "ApiGolfRate", internal_memo: 'Twilight "late"', cancel_hours: 48 },
  { raw_rate: 9000, max_refund_cents: 0, non_refundable_cents: 500, wholesale_rate_cents: 0 },
];

/** As a server of the version before stores it. */
const sell = (id: number, golf_rate_id: number | null, quantity = 0) =>
  client.transaction(async (tx) => {
    await tx.query(
      `insert into tee_times (id, agent, golf_course_id, customer_id, play_date, play_time, players, golf_rate_id, charge_cents,
         rental_clubs_cents, service_fee_cents, discount_amount_cents, gift_certificate_amount_cents, cost_cents)
       overriding system value values ($1, 'Alex', 1, 1, '2026-11-28', '10:30', 2, $2, 0, 0, 0, 0, 0, 0)`,
      [id, golf_rate_id],
    );
    if (quantity === 0) return;
    await tx.query(
      "insert into tee_time_rental_clubs (tee_time_id, rental_club_id, quantity, raw_charge) values ($1, 1, $2, 5500)",
      [id, quantity],
    );
  });

beforeAll(async () => {
  await migrationsUntil("0032_who_and_what_was_standard", (migrationsFolder) =>
    migrate(drizzle(client), { migrationsFolder }),
  );
  await client.exec(`
    insert into golf_courses (id, course_name) overriding system value values (1, 'Torrey');
    insert into customers (id, first_name, last_name, email) overriding system value values (1, 'Pat', 'Lee', 'pat@example.test');
    insert into rental_clubs (id, golf_course_id, cost_cents, raw_rate, raw_charge, brand, handed, sex)
      overriding system value values (1, 1, 3000, 4500, 5500, 'Callaway', 1, 0)`);
  for (const [place, columns] of rates.entries()) {
    const names = Object.keys(columns);
    await client.query(
      `insert into golf_rates (id, golf_course_id, ${names.join()})
       overriding system value values ($1, 1, ${names.map((_, at) => `$${at + 2}`).join()})`,
      [place + 1, ...Object.values(columns)],
    );
    await sell(place + 1, place + 1, place);
  }
  await sell(5, null);
  await migrateOn();
});

const termsOf = async (id: number, quantity: number) => {
  const [rate] = await db.select().from(golfRates).where(eq(golfRates.id, id));
  const clubs = await db.select().from(rentalClubs);
  return saleTermsOf({
    rate: rate ?? null,
    clubs: quantity === 0 ? [] : clubs.map((club) => ({ club, quantity })),
  });
};

it.each([1, 2, 3, 4, 5])("tee time %i of before the migration has the terms of that day, and says so", async (id) => {
  const { sold } = await findTeeTime(db, id);
  expect(sold).toEqual({
    taken_for: "migration",
    taken_at: expect.any(Date),
    rule_set: null,
    terms: await termsOf(id, id === 5 ? 0 : id - 1),
  });
});

it("what a server of the version before sells has the terms of its rate", async () => {
  await sell(6, 2, 3);
  const { sold } = await findTeeTime(db, 6);
  expect(sold).toMatchObject({ taken_for: "sale", rule_set: null, terms: await termsOf(2, 3) });
});

it("what it moves to another rate takes that rate's terms, and another of its saves takes none", async () => {
  await sell(7, 1);
  await client.query("update tee_times set golf_rate_id = 4, notes = 'moved' where id = 7");
  await client.query("update tee_times set golf_rate_id = 4, notes = 'called' where id = 7");
  await client.query("update tee_times set golf_rate_id = null where id = 7");
  const rows = await db.select().from(saleTerms).where(eq(saleTerms.tee_time_id, 7)).orderBy(saleTerms.id);
  expect(rows.map(({ taken_for, terms }) => ({ taken_for, terms }))).toEqual([
    { taken_for: "sale", terms: await termsOf(1, 0) },
    { taken_for: "course change", terms: await termsOf(4, 0) },
    { taken_for: "course change", terms: { rate: null, rental_clubs: [] } },
  ]);
});
