import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../db/schema/index.ts";
import { slotPlace } from "../testing/knownSlots.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { hasSizeFor, sizesLeft, slotFacts } from "./slotFacts.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const booking = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  confirmation: fc.constantFrom("INTERNAL", "TT1"),
  /** Milliseconds after the observation. */
  seated: fc.integer({ min: -1, max: 1 }),
  is_canceled: fc.boolean(),
});
const slot = fc.record({
  spots: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  bookings: fc.array(booking, { maxLength: 3 }),
});

it("ANSWER-36 the condition in SQL finds the sizes that are left by the rule, in thousands of cases", async () => {
  const { db } = server;
  const cases = fc.sample(slot, 3000).map((one, place) => ({ ...one, place }));
  const { golf_course_id, available_date: first } = slotPlace;
  const day = sql`${first}::date + place / 600`;
  const seen = sql`timestamptz '2020-01-01T10:00:00Z'`;
  const time = sql`to_char(time '06:00' + make_interval(mins => place % 600), 'HH24:MI')`;
  await db.execute(sql`insert into ${foreUpAvailabilities} (golf_course_id, available_date, available_time, spots, scraped_at)
    select ${golf_course_id}, ${day}, ${time}, spots, ${seen}
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as cases (place int, spots int[])`);
  const bookings = cases.flatMap(({ bookings, place }) => bookings.map((one) => ({ ...one, place })));
  await db.execute(sql`insert into ${teeTimes} (golf_course_id, play_date, play_time, players, confirmation, canceled_at, seated_at, agent,
      customer_id, charge_cents, rental_clubs_cents, service_fee_cents, discount_amount_cents, gift_certificate_amount_cents, cost_cents)
    select ${golf_course_id}, ${day}, ${time}, players, confirmation, case when is_canceled then now() end,
      ${seen} + make_interval(secs => seated / 1000.0), 'Ann',
      (select min(id) from customers), 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb)
      as bookings (place int, players int, confirmation text, seated int, is_canceled boolean)`);

  const groups = [1, 2, 3, 4, 5, 6];
  const found = await db
    .select({ facts: slotFacts, fits: sql<boolean[]>`array[${sql.join(groups.map(hasSizeFor), sql`, `)}]` })
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.golf_course_id, golf_course_id));
  expect(found).toHaveLength(cases.length);
  const wrong = found.filter(
    ({ facts, fits }) => groups.filter((_, index) => fits[index]).join() !== sizesLeft(facts).join(),
  );
  expect(wrong).toEqual([]);
});
