import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cancelations, teeTimes } from "../../db/schema/index.ts";
import { openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, list, open, close, book, cancel, clear } = await openPromiseDesk();
afterAll(() => desk.close());
beforeEach(clear);

describe("DECISION-55 a course that is told by telephone", () => {
  it("has nothing to hear of one with its own confirmation that is canceled, unless it was changed", async () => {
    const [same, moved] = [await book({ confirmation: "TT-9" }), await book({ confirmation: "TT-8" })];
    await desk.update(same.id, { tee_time: { notes: "Left handed" } });
    await desk.update(moved.id, { tee_time: { play_time: "11:10" } });
    for (const { id } of [same, moved])
      await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, id));
    await desk.update(same.id, { tee_time: { play_time: "11:20" } });
    expect(await list()).toMatchObject([{ record_id: moved.id, news: "canceled" }]);
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
});
