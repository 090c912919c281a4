import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cancelations, golfCourses, teeTimes } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, list, open, close, book, cancel, clear } = await openPromiseDesk();
afterAll(() => desk.close());
beforeEach(clear);

const given = <T>(one: T | undefined): T => one ?? expect.fail("nothing");
const news = async () => (await list()).map((promised) => promised.news);
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

  it.each<[string, readonly object[], object]>([
    [
      "to where it had it",
      [
        { play_time: "11:10", confirmation: "TT-10" },
        { play_time: "10:30", confirmation: "TT-9" },
      ],
      { told: { play_time: "11:10", players: 2, kept_players: 0 }, tee_time: { play_time: "10:30" } },
    ],
    [
      "with the players it had",
      [
        { players: 1, confirmation: "TT-10" },
        { players: 2, confirmation: "TT-9" },
      ],
      { told: { play_time: "10:30", players: 1 }, tee_time: { players: 2 } },
    ],
    [
      "that it lost on the way",
      [
        { play_time: "11:10", confirmation: "" },
        { play_time: "10:30", confirmation: "TT-9" },
      ],
      { told: { play_time: "10:30", players: 2, kept_players: 0 } },
    ],
  ])("hears of a tee time that returns under an old number, %s", async (_, changes, told) => {
    const { id } = await book({ confirmation: "TT-9" });
    for (const tee_time of changes) expect((await desk.update(id, { tee_time })).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ news: "changed", ...told }]);
    expect((await close("tell_course", id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it("hears of one that moves under a number that was entered and taken back before, of which it may know nothing", async () => {
    const { id } = await book();
    for (const confirmation of ["TT-7", ""]) await desk.update(id, { tee_time: { confirmation } });
    await desk.update(id, { tee_time: { players: 3, confirmation: "TT-7" } });
    expect(await list()).toMatchObject([{ news: "changed", told: { players: 2, kept_players: 0 } }]);
    expect((await close("tell_course", id)).statusCode).toBe(200);
    await desk.update(id, { tee_time: { confirmation: "TT-8" } });
    await desk.update(id, { tee_time: { confirmation: "TT-7" } });
    expect(await open()).toEqual([]);
  });

  it("is told by the person who enters a number that it agreed to a change under", async () => {
    const { id } = await book();
    await desk.update(id, { tee_time: { players: 3, confirmation: "TT-9" }, course_agreed: true });
    await desk.update(id, { tee_time: { confirmation: "" } });
    expect(await open()).toEqual([]);
  });

  it("has nothing to hear of one with its own confirmation that is canceled, unless it was changed", async () => {
    const [same, moved] = [await book({ confirmation: "TT-9" }), await book({ confirmation: "TT-8" })];
    await desk.update(same.id, { tee_time: { notes: "Left handed" } });
    await desk.update(moved.id, { tee_time: { play_time: "11:10" } });
    for (const { id } of [same, moved])
      await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, id));
    await desk.update(same.id, { tee_time: { play_time: "11:20" } });
    expect(await list()).toMatchObject([{ record_id: moved.id, news: "canceled" }]);
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

  it.each<[string, object]>([
    ["another time", { play_time: "11:10" }],
    ["fewer players", { players: 1 }],
  ])("has a booking as it was where INTERNAL replaces its number with %s", async (_, change) => {
    const { id } = await book({ confirmation: "TT-9" });
    expect((await desk.update(id, { tee_time: { ...change, confirmation: "INTERNAL" } })).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ news: "changed", told: { play_time: "10:30", players: 2 } }]);
    await cancel(id);
    expect(await list()).toMatchObject([{ news: "canceled", told: { play_time: "10:30", players: 2 } }]);
  });

  it("is told all of a booking whose number was taken back, as long as no person told it since", async () => {
    const back = await book({ confirmation: "TT-9" });
    const same = await book({ confirmation: "TT-8", play_time: "10:40" });
    const entered = await book({ play_time: "10:50" });
    const told = await book({ play_time: "11:00" });
    await close("tell_course", told.id);
    await desk.update(back.id, { tee_time: { play_time: "11:10", confirmation: "INTERNAL" } });
    await desk.update(back.id, { tee_time: { play_time: "10:30" } });
    for (const { id } of [entered, told]) await desk.update(id, { tee_time: { confirmation: "TT-7" } });
    for (const { id } of [same, entered, told]) await desk.update(id, { tee_time: { confirmation: "INTERNAL" } });
    const booked = (record_id: number) => ({ record_id, news: "booked", told: null });
    const listed = await list();
    expect(listed.toSorted((one, other) => one.record_id - other.record_id)).toMatchObject([
      booked(back.id),
      booked(same.id),
      booked(entered.id),
      booked(told.id),
    ]);
    for (const { id } of [back, same, entered, told]) await close("tell_course", id);
    expect(await list()).toEqual([]);
  });

  it("has nothing to hear where a number that was entered and taken back alone was all it could know", async () => {
    const mistaken = await book();
    const moved = await book({ play_time: "10:40" });
    for (const { id } of [mistaken, moved]) {
      await desk.update(id, { tee_time: { confirmation: "TT-7" } });
      await desk.update(id, { tee_time: { confirmation: "INTERNAL" } });
    }
    await desk.update(moved.id, { tee_time: { play_time: "11:10" } });
    await cancel(mistaken.id);
    expect(await list()).toMatchObject([{ record_id: moved.id, news: "booked", told: null }]);
    await cancel(moved.id);
    expect(await list()).toEqual([]);
  });

  it("is notified of a cancelation where it may have the tee time by a number that came with the booking, or by a call", async () => {
    const came = await book({ confirmation: "TT-8" });
    const called = await book({ play_time: "10:40" });
    await close("tell_course", called.id);
    await desk.update(called.id, { tee_time: { confirmation: "TT-9" } });
    for (const { id } of [came, called]) {
      await desk.update(id, { tee_time: { confirmation: "" } });
      await cancel(id);
    }
    const told = (id: number, play_time: string) => ({
      record_id: id,
      news: "canceled",
      told: { play_time, players: 2 },
    });
    const listed = await list();
    expect(listed.toSorted((one, other) => one.record_id - other.record_id)).toMatchObject([
      told(came.id, "10:30"),
      told(called.id, "10:40"),
    ]);
  });

  it("is called within the hour about a number that was taken back, however long ago the booking was made", async () => {
    const { id } = await book();
    await close("tell_course", id);
    await desk.update(id, { tee_time: { confirmation: "TT-7" } });
    await desk.db.update(teeTimes).set({ seated_at: sql`now() - interval '3 weeks'` }).where(eq(teeTimes.id, id));
    await desk.update(id, { tee_time: { confirmation: "INTERNAL" } });
    expect(await list()).toMatchObject([{ news: "booked", is_overdue: false }]);
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

  it.each<[string, readonly object[]]>([
    ["taken off and entered again", [{ confirmation: "" }, { confirmation: "TT-9" }]],
    ["in small letters", [{ confirmation: "tt-9" }]],
  ])("hears of a move under its number also where that is then %s", async (_, changes) => {
    const { id } = await book({ confirmation: "TT-9" });
    for (const tee_time of [{ play_time: "11:10" }, ...changes]) await desk.update(id, { tee_time });
    expect(await list()).toMatchObject([{ news: "changed", told: { play_time: "10:30" } }]);
  });

  it("hears of a tee time that moved before the number it had is entered again, of which it may know nothing", async () => {
    const { id } = await book();
    for (const confirmation of ["TT-7", "", "TT-7"]) await desk.update(id, { tee_time: { confirmation } });
    expect(await open()).toEqual([]);
    for (const tee_time of [{ confirmation: "" }, { play_time: "11:10" }, { confirmation: "TT-7" }])
      await desk.update(id, { tee_time });
    expect(await list()).toMatchObject([{ news: "changed", told: { play_time: "11:10", kept_players: 0 } }]);
  });

  it.each<[string, object]>([
    ["a move", { play_time: "11:10" }],
    ["fewer players", { players: 1 }],
    ["more players", { players: 3 }],
  ])("may have what a number was entered for, also where that is lost alone after %s", async (_, change) => {
    const { id } = await book();
    for (const tee_time of [{ confirmation: "TT-7" }, change, { confirmation: "" }])
      await desk.update(id, { tee_time });
    const told = { play_time: "10:30", players: 2, number_lost: true };
    expect(await list()).toMatchObject([{ news: "changed", told }]);
    await cancel(id);
    expect(await list()).toMatchObject([{ news: "canceled", told }]);
  });

  it("may have nothing where a number that was entered alone is lost with a change, and has it where that came with the booking", async () => {
    const [entered, came] = [await book(), await book({ play_time: "10:40", confirmation: "TT-8" })];
    const called = await book({ play_time: "10:50" });
    await close("tell_course", called.id);
    for (const { id } of [entered, called]) await desk.update(id, { tee_time: { confirmation: "TT-7" } });
    for (const { id } of [entered, came, called])
      await desk.update(id, { tee_time: { play_time: "11:10", confirmation: "" } });
    const lost = async () => {
      const listed = await list();
      return listed
        .toSorted((one, other) => one.record_id - other.record_id)
        .map(({ news, told }) => [news, told?.number_lost]);
    };
    expect(await lost()).toEqual([
      ["changed", true],
      ["changed", undefined],
      ["changed", undefined],
    ]);
    for (const { id } of [entered, came, called]) await cancel(id);
    expect(await lost()).toEqual([
      ["canceled", true],
      ["canceled", undefined],
      ["canceled", undefined],
    ]);
  });

  it("is notified of a cancelation only of what it knows, and not when its own system did it", async () => {
    const [unknown, known, released] = [
      await book(),
      await book({ play_time: "10:40" }),
      await book({ play_time: "10:50" }),
    ];
    for (const { id } of [known, released]) await close("tell_course", id);
    for (const { id } of [unknown, known, released]) await cancel(id);
    await desk.db.update(cancelations).set({ is_released: true }).where(eq(cancelations.tee_time_id, released.id));
    expect(await list()).toMatchObject([{ record_id: known.id, news: "canceled", tee_time: { is_canceled: true } }]);
    expect((await close("tell_course", known.id)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it("is not notified of what has been played", async () => {
    const { id } = await book();
    await desk.db.update(teeTimes).set({ play_date: sql`'2026-11-20'` }).where(eq(teeTimes.id, id));
    expect(await open()).toEqual([]);
    expect((await close("tell_course", id)).statusCode).toBe(409);
  });
});
