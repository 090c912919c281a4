import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import * as tables from "../db/schema/index.ts";
import { createCardCipher } from "../platform/cardCipher.ts";
import { createClock } from "../platform/clock.ts";
import { countSoldTwice } from "../resources/seats/soldTwice.ts";
import { sizesLeft, slotFacts } from "../teeTime/slotFacts.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { loadDemoData } from "./loadDemoData.ts";

let connection: Connection;
const clock = createClock("America/Los_Angeles", () => new Date("2026-11-21T18:30:00Z"));

beforeAll(async () => {
  connection = await testDatabase();
  await loadDemoData(connection.db, { clock, cards: createCardCipher(Buffer.alloc(32)), teeTimes: 5200 });
});

afterAll(() => connection.close());

/** Ids of rows that break a rule, which a demo must not have. */
async function offenders(query: ReturnType<typeof sql>): Promise<unknown> {
  return connection.db.select({ count: sql<number>`count(*)::int` }).from(sql`(${query}) as offenders`);
}

it("has enough of everything to fill the screens", async () => {
  const { db } = connection;
  const count = async (table: Parameters<typeof db.$count>[0]) => db.$count(table);
  expect(await count(tables.teeTimes)).toBe(5200);
  expect(await count(tables.golfCourses)).toBeGreaterThanOrEqual(20);
  expect(await count(tables.foreUpAvailabilities)).toBeGreaterThan(300);
  expect(await count(tables.availabilityQueues)).toBeGreaterThan(30);
  expect(await count(tables.savedCards)).toBeGreaterThan(10);
  expect(await count(tables.lostLeads)).toBeGreaterThan(60);
});

it.each([
  [
    "a transaction is not the sum of its items",
    sql`select r.id from transaction_records r left join transaction_items i on i.transaction_record_id = r.id
        group by r.id having r.total <> coalesce(sum(i.total), 0)`,
  ],
  [
    "a tee time's parts are not what was charged",
    sql`select t.id from tee_times t join transaction_records r on r.id = t.transaction_record_id
        where r.total <> t.charge_cents + t.rental_clubs_cents + t.service_fee_cents
          - t.discount_amount_cents - t.gift_certificate_amount_cents`,
  ],
  [
    "a tee time's cost is not the wholesale rate of its players and the cost of its clubs",
    sql`select t.id from tee_times t join golf_rates r on r.id = t.golf_rate_id
        where t.cost_cents <> coalesce(r.wholesale_rate_cents, 0) * t.players + coalesce((select sum(c.cost_cents * k.quantity)
          from tee_time_rental_clubs k join rental_clubs c on c.id = k.rental_club_id where k.tee_time_id = t.id), 0)`,
  ],
  [
    "an API rate has a wholesale price, which its record has no member for",
    sql`select id from golf_rates where type = 'ApiGolfRate' and wholesale_rate_cents is not null`,
  ],
  [
    "a tee time has a status that no act gives it",
    sql`select id from tee_times where status not in ('Booked', 'Canceled')`,
  ],
  [
    "a certificate's ledger does not add up to its balance",
    sql`select g.id from gift_certificates g left join gift_certificate_movements m on m.gift_certificate_id = g.id
        group by g.id having g.raw_balance <> coalesce(sum(m.amount), 0)`,
  ],
  [
    "a certificate was below nothing",
    sql`select gift_certificate_id from (select gift_certificate_id, sum(amount) over
        (partition by gift_certificate_id order by id) as balance from gift_certificate_movements) m where balance < 0`,
  ],
  [
    "a certificate's ledger, but for what staff corrected, is not that of its transactions",
    sql`select g.id from gift_certificates g where (select coalesce(sum(amount), 0) from gift_certificate_movements
          where gift_certificate_id = g.id and kind <> 'corrected')
        <> (select coalesce(sum(total), 0) from transaction_items where gift_certificate_id = g.id)`,
  ],
  [
    "a canceled tee time was not refunded in full",
    sql`select t.id from tee_times t join transaction_records r on r.id = t.transaction_record_id
        left join transaction_records b on b.refunded_record_id = r.id
        where t.canceled_at is not null group by t.id, r.total having r.total + coalesce(sum(b.total), 0) <> 0`,
  ],
  [
    "the gateway's ledger differs from a payment or refund",
    sql`select r.id from transaction_records r
        left join sandbox_gateway.payments p on p.payment_id = r.payment_id
        left join sandbox_gateway.refunds b on b.refund_id = r.payment_id
        where r.payment_id is not null and r.total is distinct from coalesce(p.amount, -b.amount)`,
  ],
  [
    "a tee time has another course's rate",
    sql`select t.id from tee_times t join golf_rates g on g.id = t.golf_rate_id where g.golf_course_id <> t.golf_course_id`,
  ],
  ["something happens after now", sql`select id from tee_times where created_at > '2026-11-21T18:30:00Z'`],
])("never: %s", async (_, query) => {
  expect(await offenders(query)).toEqual([{ count: 0 }]);
});

it("has the records that the README and the checks name", async () => {
  const { db } = connection;
  const one = async (query: ReturnType<typeof sql>) =>
    (await db.select({ found: sql`(${query})` }).from(sql`(values (1)) as one`))[0];
  expect(await one(sql`select raw_balance::int from gift_certificates where serial = 'GIFT-100'`)).toEqual({
    found: 10_000,
  });
  const full = sql`select count(*)::int from gift_certificates where serial <> 'GIFT-100' and raw_balance > 0`;
  expect(await one(full)).toEqual({ found: 39 });
  expect(await one(sql`select course_name from golf_courses where id = 17`)).toEqual({ found: "Sandpiper Cove" });
  expect(await one(sql`select raw_amount::int from discounts where code = 'FAIRWAY15' and not is_dollars`)).toEqual({
    found: 15,
  });
  expect(await one(sql`select raw_amount::int from discounts where code = 'TENOFF' and is_dollars`)).toEqual({
    found: 1000,
  });
});

it("ANSWER-36 has free tee times that are sold in part, and at least one that was sold twice", async () => {
  const { db } = connection;
  const free = await db
    .select({ facts: slotFacts, spots: tables.foreUpAvailabilities.spots })
    .from(tables.foreUpAvailabilities);
  const inPart = free.filter(
    ({ facts, spots }) => sizesLeft(facts).length > 0 && sizesLeft(facts).length < spots.length,
  );
  expect(inPart.length).toBeGreaterThan(0);
  expect(await countSoldTwice(db, clock.localNow())).toBeGreaterThan(0);
});

it("gives the next record the id after the last", async () => {
  const [made] = await connection.db.insert(tables.golfCourses).values({ course_name: "New" }).returning();
  expect(made?.id).toBe(await connection.db.$count(tables.golfCourses));
});
