import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import { courseNotices, foreUpAvailabilities, teeTimes } from "../db/schema/index.ts";
import { slotPlace } from "../testing/knownSlots.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { hasSizeFor, sizesLeft, slotFacts } from "./slotFacts.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const booking = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  confirmation: fc.constantFrom("INTERNAL", "TT1"),
  /** Milliseconds after the observation. */
  seated: fc.integer({ min: -1, max: 1 }),
  is_canceled: fc.boolean(),
  /** The last notice to the course: its time and players, and who told it, blank of a trigger's; null without one. */
  told: fc.option(
    fc.record({
      after: fc.integer({ min: -1, max: 1 }),
      here: fc.boolean(),
      told: fc.integer({ min: 1, max: 4 }),
      by: fc.constantFrom("Ann", ""),
    }),
  ),
});
const slot = fc.record({
  spots: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  bookings: fc.array(booking, { maxLength: 3 }),
});

it("ANSWER-36 the condition in SQL finds the sizes that are left by the rule, in thousands of cases", async () => {
  const cases = fc.sample(slot, { seed: 1, numRuns: 2000 }).map((one, place) => ({ ...one, place }));
  const bookings = cases
    .flatMap(({ bookings, place }) => bookings.map((one) => ({ ...one, ...one.told, place })))
    .map((one, at) => ({ ...one, id: 1_000_000 + at }));
  const { golf_course_id, available_date: first } = slotPlace;
  const day = sql`${first}::date + place / 600`;
  const time = sql`to_char(time '06:00' + make_interval(mins => place % 600), 'HH24:MI')`;
  const seen = sql`timestamptz '2026-01-01T10:00:00Z'`;
  await connection.db.transaction(async (db) => {
    // No trigger writes the moments, and neither the list nor a customer is needed.
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`insert into ${foreUpAvailabilities} (golf_course_id, available_date, available_time, spots, scraped_at, known_until)
      select ${golf_course_id}, ${day}, ${time}, spots, ${seen}, ${seen}
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as cases (place int, spots int[])`);
    await db.execute(sql`insert into ${teeTimes} (id, golf_course_id, play_date, play_time, players, confirmation, canceled_at, seated_at, agent,
        customer_id, charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents, gift_certificate_amount_cents, cost_cents)
      overriding system value
      select id, ${golf_course_id}, ${day}, ${time}, players, confirmation, case when is_canceled then now() end,
        ${seen} + make_interval(secs => seated / 1000.0), 'Ann', 1, 0, 0, 0, 0, 0, 0
      from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb)
        as bookings (id int, place int, players int, confirmation text, seated int, is_canceled boolean)`);
    await db.execute(sql`insert into ${courseNotices} (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user,
        created_at)
      select id, ${golf_course_id}, ${day}, case when here then ${time} else '05:00' end, told, false, by,
        ${seen} + make_interval(secs => after / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as bookings (id int, place int, here boolean, told int, after int, by text)
      where told is not null`);
  });

  const groups = [1, 2, 3, 4, 5, 6];
  const found = await connection.db
    .select({ facts: slotFacts, fits: sql<boolean[]>`array[${sql.join(groups.map(hasSizeFor), sql`, `)}]` })
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.golf_course_id, golf_course_id));
  expect(found).toHaveLength(cases.length);
  const wrong = found.filter(
    ({ facts, fits }) => groups.filter((_, index) => fits[index]).join() !== sizesLeft(facts).join(),
  );
  expect(wrong).toEqual([]);
});
