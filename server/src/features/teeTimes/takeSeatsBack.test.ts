import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { courseNotices, foreUpAvailabilities, teeTimes } from "../../db/schema/index.ts";
import { type Changes, openSeatDesk, refusal, type TeeTime, time } from "./testing/openSeatDesk.ts";

const { desk, begin, bookAt, change, bookedBefore } = await openSeatDesk();
afterAll(() => desk.close());

/** Of two players, INTERNAL, at a time that no feed has sent. */
let own: TeeTime;
beforeEach(async () => {
  own = await begin();
});

describe("ANSWER-36 a tee time that is moved to a known slot", () => {
  it("goes back under its number to what the course still has for it, and no further", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time, players: 5 }, confirmed.id)).toEqual(
      refusal("the course showed 13:30 as taken"),
    );
    expect(await change({ play_time: time }, confirmed.id)).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toBe(200);
    expect(await change({ players: 5 }, confirmed.id)).toEqual(refusal("the course showed 13:30 as taken"));
    expect(await change({ players: 4 }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("the course showed 13:30 as taken"));
  });

  it.each([
    ["which another replaced", "TT10", "TT9"],
    ["in small letters", "TT10", "tt9"],
    ["that a closure took", "", "TT9"],
    ["it still has, in small letters", "TT9", "tt9"],
  ])("is judged as INTERNAL with a number it had, %s, until its course is told", async (_, elsewhere, again) => {
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    const see = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10", confirmation: elsewhere }, confirmed.id)).toBe(200);
    await see([1, 2, 3, 4]);
    const other = await bookAt(time, 2);
    const back = { play_time: time, confirmation: again };
    expect(await change(back, confirmed.id)).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ play_time: "14:20" }, other.id)).toBe(200);
    expect(await change(back, confirmed.id)).toBe(200);
    // Its course heard nothing of the return.
    await see([1, 2, 3, 4]);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: confirmed.id });
    expect(closed.statusCode).toBe(200);
    await see([1, 2, 3, 4]);
    expect(await change({ play_time: time })).toBe(200);
  });

  it("takes no seats back that its course freed since, once they are sold", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    const see = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, scraped_at: sql`clock_timestamp()` });
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    await see([1, 2]);
    expect(await change({ players: 4 }, confirmed.id)).toBe(200);
    expect(await change({ players: 5 }, confirmed.id)).toEqual(
      refusal("free for at most 2. Enter at most 4 players, "),
    );
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await see([1, 2]);
    expect(await change({ play_time: time })).toBe(200);
    expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ players: 3, confirmation: "TT10" }, confirmed.id)).toBe(200);
  });

  it("returns to no seats that its course released since, once they are sold", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ gone_at: null, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: time, players: 4 })).toBe(200);
    expect(await change({ play_time: time }, confirmed.id)).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ players: 3 })).toBe(200);
    expect(await change({ play_time: time, players: 1 }, confirmed.id)).toBe(200);
  });

  it.each(["TT8", ""])(
    "takes no seats back that another sale took since, once the course knows of it: number %j",
    async (number) => {
      const seen = { scraped_at: sql`clock_timestamp()` };
      const see = (spots: number[]) => desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, ...seen });
      const seeGone = () => desk.db.update(foreUpAvailabilities).set({ gone_at: sql`clock_timestamp()`, ...seen });
      const confirmed = await bookAt(time, 4, "TT9");
      await bookedBefore(confirmed.id);
      await seeGone();
      expect(await change({ players: 2 }, confirmed.id)).toBe(200);
      await see([1, 2]);
      const other = await bookAt(time, 2, number);
      if (number === "") await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: other.id });
      await seeGone();
      expect(await change({ players: 3 }, confirmed.id)).toEqual(refusal("the course showed 13:30 as taken"));
      expect(await change({ play_time: "12:10" }, confirmed.id)).toBe(200);
      expect(await change({ play_time: time, players: 3 }, confirmed.id)).toEqual(
        refusal("the course showed 13:30 as taken"),
      );
      expect(await change({ play_time: time, players: 2 }, confirmed.id)).toBe(200);
    },
  );

  it("takes no seats back that another sale took since, where the change that gave them up waited for a notice", async () => {
    const see = (spots: number[]) =>
      desk.db.update(foreUpAvailabilities).set({ spots, gone_at: null, scraped_at: sql`clock_timestamp()` });
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    expect(await change({ players: 2 }, confirmed.id)).toBe(200);
    // The history has the moment at which a change began.
    await desk.db
      .update(courseNotices)
      .set({ created_at: sql`clock_timestamp()` })
      .where(eq(courseNotices.tee_time_id, confirmed.id));
    await see([1, 2]);
    await bookAt(time, 2, "TT8");
    const gone = { gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` };
    await desk.db.update(foreUpAvailabilities).set(gone);
    expect(await change({ players: 4 }, confirmed.id)).toEqual(refusal("the course showed 13:30 as taken"));
  });

  it.each<[string, Changes, string]>([
    ["moved away", { play_time: "12:10" }, "Nothing is left at 13:30: "],
    ["cut", { players: 1 }, "1 of 4 left at 13:30: "],
  ])("counts again with what it regained after it was %s, until its course is told again", async (_, less, words) => {
    const seen = (spots: number[]) => ({ spots, scraped_at: sql`clock_timestamp()` });
    const confirmed = await bookAt(time, 4, "TT9");
    await bookedBefore(confirmed.id);
    await desk.db.update(foreUpAvailabilities).set({ gone_at: sql`clock_timestamp()`, ...seen([1]) });
    expect(await change(less, confirmed.id)).toBe(200);
    expect(await change({ play_time: time, players: 4 }, confirmed.id)).toBe(200);
    // The course frees seats after the change, and hears nothing of its return.
    const seeAgain = () => desk.db.update(foreUpAvailabilities).set({ gone_at: null, ...seen([1, 2, 3, 4]) });
    await seeAgain();
    expect(await change({ play_time: time })).toEqual(refusal(words));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: confirmed.id });
    expect(closed.statusCode).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await seeAgain();
    expect(await change({ play_time: time })).toBe(200);
  });

  it("goes back as INTERNAL to what its course was told, and no further", async () => {
    expect(await change({ play_time: time })).toBe(200);
    await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: own.id });
    await desk.db
      .update(foreUpAvailabilities)
      .set({ gone_at: sql`clock_timestamp()`, scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: "12:10" })).toBe(200);
    expect(await change({ play_time: time, players: 3 })).toEqual(refusal("the course showed 13:30 as taken"));
    expect(await change({ play_time: time })).toBe(200);
  });
});
