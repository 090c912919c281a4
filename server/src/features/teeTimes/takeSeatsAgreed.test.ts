import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { type Changes, day, openSeatDesk, refusal, type TeeTime, time } from "./testing/openSeatDesk.ts";

const { desk, begin, bookAt, change, agreedChange, bookedBefore } = await openSeatDesk();
afterAll(() => desk.close());

/** Of two players, INTERNAL, at a time that no feed has sent. */
let own: TeeTime;
beforeEach(async () => {
  own = await begin();
});

describe("ANSWER-36 a tee time that is moved to a known slot", () => {
  it("goes beyond what is left where its course agreed under the number it had, and counts until it is seen again", async () => {
    const confirmed = await bookAt("14:10", 2, "TT9");
    await bookAt(time, 3, "TT8");
    const seeAgain = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, scraped_at: sql`clock_timestamp()` });
    await seeAgain([1]);
    expect(await change({ play_time: time }, confirmed.id)).toEqual(
      refusal("or confirm that it agreed under this one."),
    );
    expect(await agreedChange({ play_time: time }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("free for at most 1. "));
    expect(await agreedChange({ players: 3, confirmation: " TT9 " }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time, players: 1 })).toEqual(refusal("Nothing is left at 13:30: "));
    await seeAgain([1]);
    expect(await change({ play_time: time, players: 1 })).toBe(200);
    expect(await change({ players: 4 }, confirmed.id)).toEqual(refusal("Nothing is left at 13:30: "));
  });

  it("has the word of its course for one change, and the history says who asked it", async () => {
    const confirmed = await bookAt(time, 2, "TT9");
    await bookedBefore(confirmed.id);
    await bookAt(time, 2);
    expect(await agreedChange({ players: 3 }, confirmed.id)).toBe(200);
    expect(await change({ players: 4 }, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
    expect(await desk.historyOf(confirmed.id)).toMatchObject([
      { action: "updated" },
      {
        action: "course told",
        staff_user: "agent@teedesk.test",
        changes: [{ field: "course_told", after: expect.stringMatching(/1:30 PM, 3 players$/) }],
      },
      { action: "updated" },
    ]);
  });

  it.each<[string, Changes, string]>([
    ["it is INTERNAL", { play_time: time }, "Enter the number"],
    ["it loses its number", { play_time: time, confirmation: "" }, "Enter the number"],
  ])("has no agreement of its course where %s", async (what, changes, words) => {
    await bookAt(time, 4);
    const { id } = what === "it is INTERNAL" ? own : await bookAt("14:10", 2, "TT9");
    expect(await agreedChange(changes, id)).toEqual({ confirmation: [expect.stringContaining(words)] });
    expect((await desk.show(id)).play_time).not.toBe(time);
  });

  it("has no agreement of another course under a number that this one gave", async () => {
    for (const confirmation of ["TT7", ""]) await change({ confirmation });
    expect(await agreedChange({ course: { id: 2 }, confirmation: "tt7" }, own.id)).toEqual({
      confirmation: [expect.stringContaining("Another course gave")],
    });
    expect(await agreedChange({ course: { id: 2 }, confirmation: "TT8" }, own.id)).toBe(200);
  });

  it("has no agreement of its course once it is canceled", async () => {
    const confirmed = await bookAt("14:10", 2, "TT9");
    await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, confirmed.id));
    expect(await agreedChange({ notes: "Two carts" }, confirmed.id)).toEqual({
      confirmation: [expect.stringContaining("is canceled")],
    });
  });

  it("waits for the sale that its place is under, also where its course agreed", async () => {
    const confirmed = await bookAt("14:10", 2, "TT9");
    const { moved } = await desk.db.transaction(async (tx) => {
      await findSeats(tx, { course_id: 1, play_date: day, play_time: time }, { lock: true });
      const moved = agreedChange({ play_time: time }, confirmed.id);
      await lockAwaited(tx);
      return { moved };
    });
    expect(await moved).toBe(200);
  });

  it("returns under a number it had where its course agrees", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    expect(await change({ play_time: "12:10", confirmation: "TT10" }, confirmed.id)).toBe(200);
    await bookAt(time, 2);
    const back = { play_time: time, confirmation: "TT9" };
    expect(await change(back, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await agreedChange(back, confirmed.id)).toBe(200);
  });
});
