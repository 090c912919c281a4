import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { courseNotices, historyEntries, teeTimes } from "../db/schema/index.ts";
import { openTeeTimeClient } from "../testing/teeTimeClient.ts";
import { findToldAt } from "./toldAt.ts";

const desk = await openTeeTimeClient();
afterAll(() => desk.close());

const place = { course_id: 1, play_date: "2026-11-28", play_time: "13:30" };
let id: number;
beforeEach(async () => {
  const { course_id, ...at } = place;
  await desk.db.update(teeTimes).set({ canceled_at: sql`now()` });
  const tee_time = { ...at, players: 4, course: { id: course_id }, confirmation: "TT9" };
  ({ id } = await desk.book({ discount_code: "", gift_cert_serial: "", tee_time }));
  await desk.db.update(teeTimes).set({ seated_at: sql`now() - interval '1 minute'` }).where(eq(teeTimes.id, id));
});

const change = async (tee_time: object) => expect((await desk.update(id, { tee_time })).statusCode).toBe(200);
const told = () => findToldAt(desk.db, id, place);
/** The moment of the last change, as its history has it. */
const changedAt = async () => {
  const [last] = await desk.db
    .select({ at: historyEntries.created_at })
    .from(historyEntries)
    .where(and(eq(historyEntries.entity, "tee_time"), eq(historyEntries.record_id, id)))
    .orderBy(desc(historyEntries.id))
    .limit(1);
  return last?.at.getTime();
};

/** As if the change had begun before the notice was stored, and waited for it: its history has the moment of its beginning. */
const noticeLater = () =>
  desk.db
    .update(courseNotices)
    .set({ created_at: sql`now() + interval '1 second'` })
    .where(eq(courseNotices.tee_time_id, id));

describe("DECISION-51 a tee time gave seats up", () => {
  it.each<[string, object, object]>([
    ["fewer players", { players: 2 }, { players: 4 }],
    ["a move", { play_time: "12:10" }, { play_time: "13:30" }],
  ])("when it was changed by %s, also once it has them back", async (_, less, back) => {
    await change(less);
    const gave_up_at = await changedAt();
    expect(await told()).toMatchObject({ players: 4, told_players: 4, gave_up_at });
    await change(back);
    expect(await told()).toMatchObject({ players: 4, gave_up_at });
  });

  it.each<[string, object]>([
    ["fewer players", { players: 2 }],
    ["a move", { play_time: "12:10" }],
  ])("when its course was told, by %s that waited for the notice", async (_, less) => {
    await change(less);
    await noticeLater();
    const given = await told();
    expect(given).toMatchObject({ players: 4 });
    expect(given?.gave_up_at).toBe(given?.told_since);
  });

  it("at no time, by more players", async () => {
    await change({ players: 5 });
    expect(await told()).toMatchObject({ players: 4, gave_up_at: null });
    await noticeLater();
    expect(await told()).toMatchObject({ players: 4, gave_up_at: null });
  });
});
