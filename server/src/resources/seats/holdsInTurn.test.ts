import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions, slotHoldForms, slotHolds, staffUsers } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { knownSlots, slotPlace } from "../../testing/knownSlots.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let ann: Record<string, string>;
let bob: Record<string, string>;
let slots: Awaited<ReturnType<typeof knownSlots>>;
beforeAll(async () => {
  server = await testApp();
  slots = await knownSlots(server.db);
  [ann, bob] = [await server.as("admin"), await server.as("agent")];
});
afterAll(() => server.close());

let slot = 0;
beforeEach(async () => {
  await slots.clear();
  slot = await slots.see();
});

const url = "/api/fore_up_availability/seats";
const place = { course_id: 24, play_date: slotPlace.available_date, play_time: slotPlace.available_time };
const hold = (headers: Record<string, string>, form: string) =>
  server.inject({ method: "PUT", url: `${url}/hold`, headers, payload: { id: slot, players: 4, form } });
const holds = () => server.db.select().from(slotHolds);

/** In the embedded database all others wait for a transaction, before they know which place they are about. */
const hasOthers = (process.env["TEST_DATABASE_URL"] ?? "") !== "";

describe("ANSWER-36 a hold that waits for its place", () => {
  it("is not renewed beside a sale of its seats in its last seconds", async () => {
    expect((await hold(ann, "one")).statusCode).toBe(200);
    const soon = sql`clock_timestamp() + interval '5 seconds'`;
    await server.db.update(slotHoldForms).set({ held_until: soon }).where(eq(slotHoldForms.form, "one"));
    const { renewed } = await server.db.transaction(async (tx) => {
      await findSeats(tx, place, { lock: true });
      const renewed = hold(ann, "one");
      await lockAwaited(tx);
      // It ends meanwhile, and another agent has the seats.
      await tx.update(slotHoldForms).set({ held_until: sql`clock_timestamp()` });
      const [other] = await tx
        .select()
        .from(staffUsers)
        .where(eq(staffUsers.email, bob["uid"] ?? ""));
      await tx.insert(slotHolds).values({
        fore_up_availability_id: slot,
        staff_user_id: other?.id ?? 0,
        players: 4,
        held_until: sql`clock_timestamp() + interval '3 minutes'`,
      });
      return { renewed };
    });
    expect((await renewed).statusCode).toBe(422);
    const running = (await holds()).filter(({ held_until }) => held_until.getTime() > Date.now());
    expect(running.map(({ players }) => players)).toEqual([4]);
  });

  it.runIf(hasOthers)("ends with the release that comes after it", async () => {
    const { held, released } = await server.db.transaction(async (tx) => {
      await findSeats(tx, place, { lock: true });
      const held = hold(ann, "one");
      await lockAwaited(tx);
      const released = server.inject({ method: "DELETE", url: `${url}/hold/${slot}?form=one`, headers: ann });
      await lockAwaited(tx, 2);
      return { held, released };
    });
    expect([(await held).statusCode, (await released).statusCode]).toEqual([200, 200]);
    expect(await holds()).toEqual([]);
  });

  it("needs a session when it is stored", async () => {
    const own = await server.as("admin");
    const { held } = await server.db.transaction(async (tx) => {
      await findSeats(tx, place, { lock: true });
      const held = hold(own, "one");
      await lockAwaited(tx);
      await tx.delete(sessions).where(eq(sessions.client, own["client"] ?? ""));
      return { held };
    });
    expect((await held).statusCode).toBe(401);
    expect(await holds()).toEqual([]);
  });
});
