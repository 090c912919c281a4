import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { golfCourses, teeTimes } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { bookedEarlier } from "../../testing/bookedEarlier.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { given, openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, list, news, open, close, book, cancel, clear } = await openPromiseDesk();
afterAll(() => desk.close());
beforeEach(clear);

const past = sql`now() - interval '2 hours'`;

describe("DECISION-55 a course that is told by telephone", () => {
  it("is notified of an INTERNAL booking, by whoever sees it, and once", async () => {
    const { id, agent } = await book();
    expect(await list()).toMatchObject([
      {
        kind: "tell_course",
        record_id: id,
        news: "booked",
        told: null,
        agent,
        is_overdue: false,
        customer: { last_name: "Lee" },
        tee_time: { id, play_time: "10:30", players: 2, is_canceled: false },
      },
    ]);
    const results = await Promise.all([close("tell_course", id), close("tell_course", id)]);
    expect(results.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await open()).toEqual([]);
    expect(await desk.historyOf(id)).toMatchObject([
      { action: "course told", staff_user: "agent@teedesk.test", changes: [{ field: "course_told" }] },
    ]);
  });

  it("is told once a sale at its place has ended, so that neither is decided without the other", async () => {
    const { id } = await book();
    const { closed } = await desk.db.transaction(async (tx) => {
      await findSeats(tx, { course_id: 1, play_date: "2026-11-28", play_time: "10:30" }, { lock: true });
      const closed = close("tell_course", id);
      await lockAwaited(tx);
      return { closed };
    });
    expect((await closed).statusCode).toBe(200);
  });

  it.each([
    ["a number", "TT-7", []],
    ["INTERNAL again", " internal ", ["booked"]],
  ])("has nothing to hear of a booking that gets %s", async (_, confirmation, left) => {
    const { id } = await book();
    await desk.update(id, { tee_time: { confirmation } });
    expect(await news()).toEqual(left);
  });

  it("is notified of changes of one with its own confirmation, unless they come with another number", async () => {
    const { id } = await book({ confirmation: "TT-9" });
    await desk.update(id, { tee_time: { play_time: "11:10", confirmation: "TT-10" } });
    expect(await open()).toEqual([]);
    await desk.update(id, { tee_time: { play_time: "11:20", confirmation: "TT-10" } });
    expect(await list()).toMatchObject([{ news: "changed", told: { play_time: "11:10" } }]);
    await desk.update(id, { tee_time: { play_time: "11:10" } });
    expect(await list()).toMatchObject([
      { news: "changed", told: { play_time: "11:10", players: 2, kept_players: 0 } },
    ]);
    expect((await close("tell_course", id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
    await desk.update(id, { tee_time: { players: 3 } });
    expect(await list()).toMatchObject([{ news: "changed", told: { players: 2 } }]);
    expect((await close("tell_course", id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it("has nothing to hear of a change that it agreed to under its own confirmation, and stays told once that is lost", async () => {
    const { id } = await book({ confirmation: "TT-9" });
    await desk.update(id, { tee_time: { play_time: "11:10" } });
    expect(await news()).toEqual(["changed"]);
    await desk.update(id, { tee_time: { players: 3 }, course_agreed: true });
    expect(await open()).toEqual([]);
    await desk.update(id, { tee_time: { confirmation: "" } });
    expect(await open()).toEqual([]);
    await desk.update(id, { tee_time: { players: 2 } });
    expect(await list()).toMatchObject([{ news: "changed", told: { play_time: "11:10", players: 3 } }]);
  });

  it("is told by the person who enters a number that it agreed to a change under", async () => {
    const { id } = await book();
    await desk.update(id, { tee_time: { players: 3, confirmation: "TT-9" }, course_agreed: true });
    await desk.update(id, { tee_time: { confirmation: "" } });
    expect(await open()).toEqual([]);
  });

  it("is notified of a change until it gives another number", async () => {
    const { id } = await book();
    for (const tee_time of [{ confirmation: "TT-6" }, { play_time: "11:10" }]) await desk.update(id, { tee_time });
    expect(await news()).toEqual(["changed"]);
    await desk.update(id, { tee_time: { confirmation: "TT-7" } });
    expect(await news()).toEqual([]);
  });

  it.each<[string, object, string | undefined, boolean]>([
    ["another time", { play_time: "11:10" }, "changed", true],
    ["more players", { players: 3 }, "changed", false],
    ["fewer players", { players: 1 }, "changed", true],
    ["another note", { notes: "Left handed" }, undefined, false],
  ])("is notified of %s, after it was told or gave a number", async (_, change, expected, givesUp) => {
    const told = await book();
    await close("tell_course", told.id);
    const numbered = await book({ play_time: "10:40" });
    await desk.update(numbered.id, { tee_time: { confirmation: "TT-8" } });
    for (const { id } of [told, numbered]) await desk.update(id, { tee_time: change });
    expect(await news()).toEqual(expected === undefined ? [] : [expected, expected]);
    const heard = (await list()).map((promised) => promised.told?.play_time);
    expect(heard).toEqual(expected === undefined ? [] : ["10:30", "10:40"]);
    await desk.update(told.id, { tee_time: { play_time: "10:30", players: 2 } });
    expect((await open()).includes(`tell_course ${told.id}`)).toBe(givesUp);
  });

  it.each<[string, object, number]>([
    ["moved away and back", { play_time: "11:10" }, 0],
    ["another day and back", { play_date: "2026-11-29" }, 0],
    ["without some of its players for a while", { players: 3 }, 3],
  ])("is told again of one that was %s, since it may have freed seats meanwhile", async (_, change, kept_players) => {
    const told = await book({ players: 4 });
    await close("tell_course", told.id);
    const numbered = await book({ play_time: "10:40", players: 4, confirmation: "TT-8" });
    const past = sql`now() - interval '3 weeks'`;
    for (const { id, play_date, play_time, players } of [told, numbered]) {
      await bookedEarlier(desk.db, id);
      await desk.update(id, { tee_time: change });
      await desk.db.update(teeTimes).set({ updated_at: past }).where(eq(teeTimes.id, id));
      await desk.update(id, { tee_time: { play_date, play_time, players } });
    }
    const again = ({ id, play_time }: typeof told) => ({
      record_id: id,
      news: "changed",
      is_overdue: false,
      told: { play_time, players: 4, kept_players },
      tee_time: { play_time, players: 4 },
    });
    const listed = await list();
    expect(listed.toSorted((one, other) => one.record_id - other.record_id)).toMatchObject([
      again(told),
      again(numbered),
    ]);
    for (const { id } of [told, numbered]) expect((await close("tell_course", id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it("is called before play where that is sooner, and listed until it was told or the day is over", async () => {
    // It is 10:30.
    const soon = await book({ play_date: "2026-11-21", play_time: "10:50" });
    const later = await book({ play_date: "2026-11-21", play_time: "18:00" });
    const minutes = async () =>
      (await list()).map(({ since, due_at }) => (Date.parse(due_at) - Date.parse(since)) / 60_000);
    const [first, second] = await minutes();
    expect(Number(first)).toBeGreaterThan(18);
    expect(Number(first)).toBeLessThan(21);
    expect(second).toBe(60);
    await desk.db.update(teeTimes).set({ play_time: sql`'10:10'` }).where(eq(teeTimes.id, soon.id));
    expect(await list()).toMatchObject([
      { record_id: soon.id, is_overdue: true },
      { record_id: later.id, is_overdue: false },
    ]);
    expect((await close("tell_course", soon.id)).statusCode).toBe(200);
  });

  it("is called within the hour about players who left, however long ago it gave its number", async () => {
    const { id } = await book({ confirmation: "TT-9" });
    await desk.db.update(teeTimes).set({ seated_at: sql`now() - interval '3 weeks'` }).where(eq(teeTimes.id, id));
    await desk.update(id, { tee_time: { players: 1 } });
    expect(await list()).toMatchObject([{ news: "changed", is_overdue: false }]);
    await desk.db.update(teeTimes).set({ updated_at: past }).where(eq(teeTimes.id, id));
    expect(await list()).toMatchObject([{ news: "changed", is_overdue: true }]);
  });

  it("was told what the agent saw: a tee time that changed meanwhile has to be told anew", async () => {
    const { id } = await book();
    const seen = given((await list())[0]).tee_time;
    await desk.update(id, { tee_time: { play_time: "11:10" } });
    const told = (lock_version: number | undefined) =>
      desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: id, lock_version });
    expect([(await told(seen?.lock_version)).statusCode, await news()]).toEqual([409, ["booked"]]);
    const now = given((await list())[0]).tee_time;
    expect([(await told(now?.lock_version)).statusCode, await news()]).toEqual([200, []]);
  });

  it("learned of a move that was undone meanwhile, and the agent hears that it changed, not that it was done", async () => {
    const { id } = await book();
    await close("tell_course", id);
    await desk.update(id, { tee_time: { play_time: "11:10" } });
    const lock_version = given((await list())[0]).tee_time?.lock_version;
    await desk.update(id, { tee_time: { play_time: "10:30" } });
    const refused = await desk.call("POST", "/api/promises/close", {
      kind: "tell_course",
      record_id: id,
      lock_version,
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining("was changed meanwhile"),
    ]);
    expect(await list()).toMatchObject([{ news: "changed", told: { play_time: "10:30", kept_players: 0 } }]);
  });

  it("gives its number in the same call, which is by the person who told it", async () => {
    const { id } = await book();
    const told = (confirmation: string, more: object = {}) =>
      desk.call("POST", "/api/promises/close", { kind: "tell_course", record_id: id, confirmation, ...more });
    const refused = await told("4242 4242 4242 4242");
    expect([refused.statusCode, Object.keys(refused.json().errors), await news()]).toEqual([
      422,
      ["confirmation"],
      ["booked"],
    ]);
    const { lock_version } = given(given((await list())[0]).tee_time ?? undefined);
    expect((await told("TT-7", { lock_version })).statusCode).toBe(200);
    expect(await open()).toEqual([]);
    expect(await desk.historyOf(id)).toMatchObject([
      { action: "updated", changes: [{ field: "confirmation", after: "TT-7" }] },
      { action: "course told", staff_user: "agent@teedesk.test" },
    ]);
    // It knows the tee time also without the number.
    await desk.update(id, { tee_time: { confirmation: "" } });
    await cancel(id);
    expect(await news()).toEqual(["canceled"]);
  });

  it("is called by its own number where the tee time is another course's by now", async () => {
    const phones = ["619-555-0101", "619-555-0102"] as const;
    for (const [index, phone] of phones.entries())
      await desk.db
        .update(golfCourses)
        .set({ phone })
        .where(eq(golfCourses.id, index + 1));
    const { id } = await book();
    await close("tell_course", id);
    expect((await desk.update(id, { tee_time: { course: { id: 2 } } })).statusCode).toBe(200);
    const called = async () => (await list()).map(({ told, tee_time }) => [told?.course_phone, tee_time?.course_phone]);
    expect([await news(), await called()]).toEqual([["changed"], [phones]]);
  });

  it("is named, as the one that was told is, where the tee time was another course's meanwhile", async () => {
    const names = async () =>
      (await list()).map(({ passed_courses }) => passed_courses?.map(({ course_name }) => course_name));
    const courseName = async (course: number) => {
      const [found] = await desk.db.select().from(golfCourses).where(eq(golfCourses.id, course));
      return given(found).course_name;
    };
    const { id } = await book();
    const at = (course: number) => desk.update(id, { tee_time: { course: { id: course } } });
    expect(await names()).toEqual([[]]);
    await close("tell_course", id);
    await at(2);
    expect(await names()).toEqual([[]]);
    await at(1);
    expect(await names()).toEqual([[await courseName(2)]]);
    await at(3);
    expect(await names()).toEqual([[await courseName(2)]]);
    await cancel(id);
    expect(await names()).toEqual([[await courseName(2), await courseName(3)]]);
    expect((await close("tell_course", id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it("is called about a tee time that left it also after the other course gave its number, and only it then", async () => {
    for (const isOneSave of [false, true]) {
      const { id } = await book();
      await close("tell_course", id);
      for (const tee_time of isOneSave
        ? [{ course: { id: 2 }, confirmation: "TT-7" }]
        : [{ course: { id: 2 } }, { confirmation: "TT-7" }])
        expect((await desk.update(id, { tee_time })).statusCode).toBe(200);
      const [place] = await desk.db.select().from(golfCourses).where(eq(golfCourses.id, 1));
      const told = { course_name: given(place).course_name };
      expect(await list()).toMatchObject([{ news: "canceled", told, tee_time: { is_canceled: false } }]);
      await desk.update(id, { tee_time: { players: 3 } });
      expect(await list()).toMatchObject([{ news: "changed", told }]);
      expect((await desk.update(id, { tee_time: { players: 4 }, course_agreed: true })).statusCode).toBe(200);
      expect(await list()).toMatchObject([{ news: "canceled", told }]);
      await cancel(id);
      expect(await list()).toMatchObject([{ news: "canceled", told, passed_courses: [{}] }]);
      expect((await close("tell_course", id)).statusCode).toBe(200);
      expect(await open()).toEqual([]);
    }
  });

  it("is not notified of what has been played", async () => {
    const { id } = await book();
    await desk.db.update(teeTimes).set({ play_date: sql`'2026-11-20'` }).where(eq(teeTimes.id, id));
    expect(await open()).toEqual([]);
    expect((await close("tell_course", id)).statusCode).toBe(409);
  });
});
