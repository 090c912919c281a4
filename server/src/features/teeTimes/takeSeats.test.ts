import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { foreUpAvailabilities, slotHolds, staffUsers, teeTimes } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { day, openSeatDesk, refusal, type TeeTime, time } from "./testing/openSeatDesk.ts";

const { desk, begin, bookAt, change } = await openSeatDesk();
afterAll(() => desk.close());

/** Of two players, INTERNAL, at a time that no feed has sent. */
let own: TeeTime;
beforeEach(async () => {
  own = await begin();
});

describe("ANSWER-36 a tee time that is moved to a known slot", () => {
  it("takes what is left there, and what it leaves can be sold again", async () => {
    expect(await change({ play_time: time })).toBe(200);
    const other = await bookAt("14:10", 3);
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect((await desk.show(other.id)).play_time).toBe("14:10");
    expect(await change({ play_time: "12:10" })).toBe(200);
    expect(await change({ play_time: time }, other.id)).toBe(200);
  });

  it("may go beyond with the course's own confirmation, also one that comes with the move", async () => {
    await bookAt(time, 4);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ play_time: time, confirmation: "TT7" })).toBe(200);
  });

  it("is moved with another number once another sale there has ended", async () => {
    const { moved } = await desk.db.transaction(async (tx) => {
      await findSeats(tx, { course_id: 1, play_date: day, play_time: time }, { lock: true });
      const moved = change({ play_time: time, confirmation: "TT7" });
      await lockAwaited(tx);
      return { moved };
    });
    expect(await moved).toBe(200);
  });

  it("is moved where its agent holds the seats, which ends the hold, and not where another one does", async () => {
    const [slot] = await desk.db.select().from(foreUpAvailabilities);
    const staff = await desk.db.select().from(staffUsers);
    const holdBy = (email: string) =>
      desk.db.insert(slotHolds).values({
        fore_up_availability_id: slot?.id ?? 0,
        staff_user_id: staff.find((row) => row.email === email)?.id ?? 0,
        players: 4,
        held_until: sql`now() + interval '3 minutes'`,
      });
    await holdBy("admin@teedesk.test");
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await desk.db.delete(slotHolds);
    await holdBy("agent@teedesk.test");
    expect(await change({ play_time: time })).toBe(200);
    expect(await desk.db.$count(slotHolds)).toBe(0);
  });

  it("is judged by what is left there under the number it had, which was for the old time", async () => {
    const confirmed = await bookAt("14:10", 4, "TT9");
    await bookAt(time, 2);
    expect(await change({ play_time: time, confirmation: "TT9" }, confirmed.id)).toEqual(
      refusal("2 of 4 left at 13:30: "),
    );
    expect(await change({ play_time: time, players: 2 }, confirmed.id)).toBe(200);
    expect(await change({ players: 3, confirmation: " TT9 " }, confirmed.id)).toEqual(
      refusal("2 of 4 left at 13:30: "),
    );
    expect(await change({ players: 3, confirmation: "TT10" }, confirmed.id)).toBe(200);
  });

  it("is moved although it is sold out, once it is canceled", async () => {
    await bookAt(time, 4);
    await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, own.id));
    expect(await change({ play_time: time })).toBe(200);
  });
});

describe("ANSWER-36 a tee time in a known slot", () => {
  let first: TeeTime;
  beforeEach(async () => {
    first = await bookAt(time, 2);
  });

  it("has more players as far as they are left, and counts once", async () => {
    expect(await change({ players: 4 }, first.id)).toBe(200);
    expect(await change({ players: 5 }, first.id)).toEqual(refusal("the course showed 13:30 as free for at most 4. "));
    expect(await change({ players: 1 }, first.id)).toBe(200);
    await bookAt(time, 2);
    expect(await change({ players: 3 }, first.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ players: 2 }, first.id)).toBe(200);
  });

  it("keeps the course's number while nothing is left for it without one", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    expect(await change({ confirmation: "INTERNAL" }, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ confirmation: "TT10", notes: "Their second number" }, confirmed.id)).toBe(200);
    expect(await change({ confirmation: "" }, first.id)).toBe(200);
  });

  it("becomes INTERNAL where the course knows about its players, since it adds none", async () => {
    const confirmed = await bookAt(time, 2, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2], scraped_at: sql`clock_timestamp()` });
    expect(await change({ confirmation: "INTERNAL" }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("Nothing is left at 13:30: "));
  });

  it("counts with the players it added under the number it had, once the others are known", async () => {
    const confirmed = await bookAt(time, 1, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3], scraped_at: sql`clock_timestamp()` });
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("1 of 3 left at 13:30: "));
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ scraped_at: sql`clock_timestamp()` });
    expect(await change({ players: 3 }, first.id)).toEqual(refusal("2 of 3 left at 13:30: "));
    expect(await change({ players: 1 }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, first.id)).toBe(200);
  });

  it("stays, and is changed otherwise, when the slot is gone", async () => {
    await desk.db.update(foreUpAvailabilities).set({ gone_at: sql`now()`, scraped_at: sql`now()` });
    expect(await change({ notes: "Two carts", players: 1 }, first.id)).toBe(200);
    expect(await change({ players: 2 }, first.id)).toEqual(refusal("the course showed 13:30 as taken. "));
  });
});
