import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import { eq, inArray, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../db/schema/index.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { fitsSlot, sizesLeft, slotFacts } from "./slotFacts.ts";

const given = <Value>(value: Value | undefined): Value => value ?? expect.fail("it is not there");
const play_date = given(["2026-12-05"].find(isLocalDate));
const play_time = given(["09:40"].find(isTimeOfDay));

let server: TestApp;
/** A slot at a course that has none in the demo, and bookings of the demo that are moved there. */
let slot: typeof foreUpAvailabilities.$inferSelect;
let bookings: readonly number[];
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  await db
    .update(teeTimes)
    .set({ play_date: given(["2026-12-31"].find(isLocalDate)) })
    .where(eq(teeTimes.golf_course_id, 24));
  bookings = (await db.select({ id: teeTimes.id }).from(teeTimes).limit(4)).map(({ id }) => id);
  await db
    .update(teeTimes)
    .set({ golf_course_id: 24, play_date, play_time })
    .where(inArray(teeTimes.id, [...bookings]));
  const place = { golf_course_id: 24, available_date: play_date, available_time: play_time };
  const [added] = await db
    .insert(foreUpAvailabilities)
    .values({ ...place, spots: [1], scraped_at: sql`now() - interval '1 hour'` })
    .returning();
  slot = given(added);
});
afterAll(() => server.close());

const booking = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  confirmation: fc.constantFrom("INTERNAL", "TT1"),
  /** Milliseconds after the observation. */
  seated: fc.integer({ min: -1, max: 1 }),
  is_canceled: fc.boolean(),
});

it("ANSWER-36 the condition in SQL lets in the groups that fit by the rule", async () => {
  const spots = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 });
  const standing = fc.array(booking, { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(spots, standing, async (sizes, rows) => {
      await server.db.update(foreUpAvailabilities).set({ spots: sizes }).where(eq(foreUpAvailabilities.id, slot.id));
      for (const [index, { players, confirmation, seated, is_canceled }] of rows.entries()) {
        const own = eq(teeTimes.id, given(bookings[index]));
        const canceled_at = is_canceled ? new Date() : null;
        await server.db.update(teeTimes).set({ players, confirmation, canceled_at }).where(own);
        // On its own, since a trigger notes it with the others.
        await server.db
          .update(teeTimes)
          .set({ seated_at: new Date(slot.known_until.getTime() + seated) })
          .where(own);
      }
      const groups = [1, 2, 3, 4, 5, 6];
      const [found] = await server.db
        .select({ facts: slotFacts, fits: sql<boolean[]>`array[${sql.join(groups.map(fitsSlot), sql`, `)}]` })
        .from(foreUpAvailabilities)
        .where(eq(foreUpAvailabilities.id, slot.id));
      const { facts, fits } = given(found);
      expect(groups.filter((_, index) => fits[index])).toEqual(sizesLeft(facts));
    }),
    { numRuns: 60 },
  );
});
