import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { teeTimes } from "../../db/schema/index.ts";
import { openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, list, open, close, book, cancel, clear } = await openPromiseDesk();
afterAll(() => desk.close());
beforeEach(clear);

describe("DECISION-55 a course that is told by telephone", () => {
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

  it("is called within the hour about a number that was taken back, however long ago the booking was made", async () => {
    const { id } = await book();
    await close("tell_course", id);
    await desk.update(id, { tee_time: { confirmation: "TT-7" } });
    await desk.db.update(teeTimes).set({ seated_at: sql`now() - interval '3 weeks'` }).where(eq(teeTimes.id, id));
    await desk.update(id, { tee_time: { confirmation: "INTERNAL" } });
    expect(await list()).toMatchObject([{ news: "booked", is_overdue: false }]);
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
});
