import { parseTimeOfDay } from "@teedesk/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../../db/schema/index.ts";
import { openSeatDesk, refusal, type TeeTime, time } from "./testing/openSeatDesk.ts";

const { desk, begin, bookAt, change, bookedBefore } = await openSeatDesk();
afterAll(() => desk.close());

/** Of two players, INTERNAL, at a time that no feed has sent. */
let own: TeeTime;
beforeEach(async () => {
  own = await begin();
});

describe("ANSWER-36 a tee time that is moved to a known slot", () => {
  it("has more players after a raise, as far as they were seen beside its own", async () => {
    const confirmed = await bookAt(time, 1, "TT9");
    await bookedBefore(confirmed.id);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3], scraped_at: sql`clock_timestamp()` });
    for (const players of [2, 3, 4]) expect(await change({ players }, confirmed.id)).toBe(200);
    expect(await change({ players: 5 }, confirmed.id)).toEqual(
      refusal("free for at most 3. Enter at most 4 players, "),
    );
  });

  it.each([
    ["", false],
    [", although a person told its course before", true],
  ])("counts again once the number that was entered for it is taken back%s", async (_, isTold) => {
    const other = await bookAt(time, 4);
    if (isTold) await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: other.id });
    const seeAgain = () =>
      desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3, 4], scraped_at: sql`clock_timestamp()` });
    expect(await change({ confirmation: "TT7" }, other.id)).toBe(200);
    await seeAgain();
    expect(await change({ confirmation: "" }, other.id)).toBe(200);
    await seeAgain();
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
  });

  it("counts again where it moves back under INTERNAL to what its course was told before it had a number elsewhere", async () => {
    const other = await bookAt(time, 4);
    const told = { kind: "tell_course", record_id: other.id };
    expect((await desk.call("POST", "/api/promises/close", told)).statusCode).toBe(200);
    expect(await change({ play_time: "14:10", confirmation: "TT7" }, other.id)).toBe(200);
    expect(await change({ play_time: time, confirmation: "" }, other.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3, 4], scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    expect((await desk.call("POST", "/api/promises/close", told)).statusCode).toBe(200);
  });

  it("counts against all observations until the course was told, or gave a number for it", async () => {
    const [told, numbered] = [await bookAt("14:10", 2, "TT8"), await bookAt("14:20", 2, "TT9")];
    for (const { id } of [told, numbered]) expect(await change({ play_time: time }, id)).toBe(200);
    const seeAgain = () =>
      desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3, 4], scraped_at: sql`clock_timestamp()` });
    const stored = async () => (await desk.db.select().from(foreUpAvailabilities))[0];
    await seeAgain();
    expect(await stored()).toMatchObject({ most_seen: 4 });
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: told.id });
    expect(closed.statusCode).toBe(200);
    expect(await change({ play_time: time })).toEqual(refusal("Nothing is left at 13:30: "));
    await seeAgain();
    expect(await change({ play_time: time })).toBe(200);
    expect(await change({ players: 3 })).toEqual(refusal("2 of 4 left at 13:30: "));
    expect(await change({ confirmation: "TT10" }, numbered.id)).toBe(200);
    await seeAgain();
    expect(await change({ players: 4 })).toBe(200);
    expect(await stored()).toMatchObject({ most_seen: 8 });
  });

  it("counts as INTERNAL until a person told its course, and the slot was seen again", async () => {
    expect(await change({ play_time: time })).toBe(200);
    const other = await bookAt("14:10", 3);
    const seeAgain = () =>
      desk.db.update(foreUpAvailabilities).set({ spots: [1, 2, 3], scraped_at: sql`clock_timestamp()` });
    await seeAgain();
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("1 of 3 left at 13:30: "));
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: own.id });
    expect(closed.statusCode).toBe(200);
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("1 of 3 left at 13:30: "));
    await seeAgain();
    expect(await desk.db.select().from(foreUpAvailabilities)).toMatchObject([{ most_seen: 5 }]);
    expect(await change({ players: 3 })).toBe(200);
    expect(await change({ play_time: time }, other.id)).toEqual(refusal("Nothing is left at 13:30: "));
    expect(await change({ players: 2 })).toBe(200);
    await seeAgain();
    expect(await change({ play_time: time }, other.id)).toBe(200);
  });

  it("is not known by the number it lost with a change", async () => {
    const lost = await bookAt(time, 2, "TT9");
    expect(await change({ players: 1, confirmation: "INTERNAL" }, lost.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2], scraped_at: sql`clock_timestamp()` });
    expect(await change({ play_time: time })).toEqual(refusal("1 of 2 left at 13:30: "));
  });

  it("is judged the same after a server of the version before moved it, which stores no notice", async () => {
    const confirmed = await bookAt(time, 4, "TT9");
    await desk.db
      .update(teeTimes)
      .set({ seated_at: sql`now() - interval '1 minute'` })
      .where(eq(teeTimes.id, confirmed.id));
    const seeAgain = (gone_at: SQL | null) =>
      desk.db.update(foreUpAvailabilities).set({ gone_at, scraped_at: sql`clock_timestamp()` });
    await seeAgain(sql`clock_timestamp()`);
    const other = Result.getOrThrow(parseTimeOfDay("12:10"));
    await desk.db.update(teeTimes).set({ play_time: other }).where(eq(teeTimes.id, confirmed.id));
    expect((await desk.call("GET", "/api/promises/index?per_page=100")).json()).toContainEqual(
      expect.objectContaining({ record_id: confirmed.id, news: "changed" }),
    );
    expect(await change({ play_time: time }, confirmed.id)).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ available_time: other });
    await desk.db.update(teeTimes).set({ play_time: other }).where(eq(teeTimes.id, confirmed.id));
    await seeAgain(null);
    expect(await change({ play_time: other })).toEqual(refusal("Nothing is left at 12:10: "));
  });

  it("counts once where its course gives a number after a person told it", async () => {
    expect(await change({ play_time: time })).toBe(200);
    const closed = await desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: own.id });
    expect(closed.statusCode).toBe(200);
    await desk.db.update(foreUpAvailabilities).set({ spots: [1, 2], scraped_at: sql`clock_timestamp()` });
    for (const confirmation of ["TT7", "TT8"]) expect(await change({ confirmation })).toBe(200);
    const other = await bookAt("14:10", 2);
    expect(await change({ play_time: time }, other.id)).toBe(200);
  });
});
