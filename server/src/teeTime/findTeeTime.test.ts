import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { type BookingFixture, createBookingFixture } from "../testing/bookingFixture.ts";
import { findTeeTime } from "./findTeeTime.ts";

let world: BookingFixture;
beforeAll(async () => {
  world = await createBookingFixture();
});
afterAll(() => world.connection.close());

it("does not read without a lock what is stored after the lock was asked for", async () => {
  await world.book(world.booking({ rental_clubs: [] }));
  const { db } = world.connection;
  const [booked = expect.fail("nothing was booked")] = await db.select().from(teeTimes);
  const next = { ...booked, id: booked.id + 1000, transaction_record_id: null };
  let selects = 0;
  await db.transaction(async (tx) => {
    const look = () => {
      selects += 1;
      // On the transaction's single connection this runs before the second read.
      if (selects === 2) void tx.insert(teeTimes).overridingSystemValue().values(next).execute();
    };
    const racing: Database = new Proxy(tx, {
      get: (target, name) => {
        if (name === "select") look();
        return Reflect.get(target, name);
      },
    });
    await expect(findTeeTime(racing, next.id, { lock: true })).rejects.toThrow("404");
  });
  expect(selects).toBe(1);
});
