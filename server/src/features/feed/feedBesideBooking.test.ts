import { isTimeOfDay, parseLocalDate } from "@teedesk/domain";
import { asc, eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { foreUpAvailabilities, teeTimes } from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { createFeedKey } from "./feedKeys.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(() => server.db.delete(foreUpAvailabilities));
afterAll(() => server.close());

const date = Result.getOrThrow(parseLocalDate("2026-11-28"));
const at = (text: string) => (isTimeOfDay(text) ? text : expect.fail(text));

async function send(key: string, mode: string, minute: number, times: readonly string[]): Promise<number> {
  const { statusCode } = await server.inject({
    method: "POST",
    url: `/api/fore_up_availability/feed?mode=${mode}&observed_at=2026-11-21T17:0${minute}:00.000Z`,
    headers: { "content-type": "application/x-ndjson", "x-feed-key": key },
    payload: times.map((time) => JSON.stringify({ course_id: 17, date, time, spots: [4] })).join("\n"),
  });
  return statusCode;
}

it("ANSWER-36 a snapshot that takes a slot away waits for its booking, and the next feed for the snapshot", async () => {
  const { db } = server;
  const [one, two] = [await createFeedKey(db, "One"), await createFeedKey(db, "Two")];
  expect(await send(one, "delta", 1, ["09:40", "09:50", "10:00"])).toBe(200);

  const { feeds } = await db.transaction(async (tx) => {
    const place = { course_id: 17, play_date: date, play_time: at("09:50") };
    await findSeats(tx, place, { lock: true });
    const snapshot = send(one, "snapshot", 2, ["10:00"]);
    await lockAwaited(tx);
    const delta = send(two, "delta", 3, ["10:00", "09:50"]);
    await tx
      .update(teeTimes)
      .set({ golf_course_id: 17, play_date: date, play_time: at("09:50") })
      .where(eq(teeTimes.id, 1));
    return { feeds: Promise.all([snapshot, delta]) };
  });

  expect(await feeds).toEqual([200, 200]);
  const slots = await db.select().from(foreUpAvailabilities).orderBy(asc(foreUpAvailabilities.available_time));
  expect(slots.map(({ available_time, gone_at }) => [available_time, gone_at])).toEqual([
    ["09:40", new Date("2026-11-21T17:02:00Z")],
    ["09:50", null],
    ["10:00", null],
  ]);
});

it("ANSWER-36 a slot that becomes known while its place is sold has that sale, for the next one and in its seats", async () => {
  const { db } = server;
  const one = await createFeedKey(db, "Amidst");
  const place = { course_id: 17, play_date: date, play_time: at("11:00") };
  const [here] = await db.select({ isEmbedded: sql<boolean>`inet_server_addr() is null` }).from(sql`(select) as once`);

  const { feed, next } = await db.transaction(async (tx) => {
    expect((await findSeats(tx, place, { lock: true })).slot).toBeNull();
    const feed = send(one, "delta", 1, ["11:00"]);
    // It does not wait for the sale; the embedded database's one connection does.
    expect(here?.isEmbedded === true ? 200 : await feed).toBe(200);
    const next = db.transaction((other) => findSeats(other, place, { lock: true }));
    await lockAwaited(tx);
    await tx
      .update(teeTimes)
      .set({ golf_course_id: 17, play_date: date, play_time: place.play_time })
      .where(eq(teeTimes.id, 1));
    return { feed, next };
  });

  expect(await feed).toBe(200);
  expect((await next).standing).toMatchObject([{ id: 1 }]);
  expect(await findSeats(db, place, { lock: false })).toMatchObject({ slot: { spots: [4] }, standing: [{ id: 1 }] });
});

it.each([
  ["delta", ["09:40", "09:50"]],
  ["snapshot", ["09:50"]],
])("a %s that loses a deadlock is stored again", async (mode, free) => {
  const { db } = server;
  const key = await createFeedKey(db, `Deadlocked ${mode}`);
  expect(await send(key, "delta", 1, ["09:40", "09:50"])).toBe(200);
  // Once: a sequence goes on although its transaction is rolled back.
  await db.execute(sql`create sequence deadlocks`);
  await db.execute(sql`create function lose_deadlock() returns trigger language plpgsql as $$ begin
    if new.available_time = '09:40' and nextval('deadlocks') = 1 then raise 'deadlock detected' using errcode = '40P01'; end if;
    return new;
  end $$`);
  await db.execute(
    sql`create trigger lose_deadlock before update on ${foreUpAvailabilities} for each row execute function lose_deadlock()`,
  );
  onTestFinished(async () => {
    await db.execute(sql`drop function lose_deadlock cascade`);
    await db.execute(sql`drop sequence deadlocks`);
  });
  expect(await send(key, mode, 2, free)).toBe(200);
  const slots = await db.select().from(foreUpAvailabilities).orderBy(asc(foreUpAvailabilities.available_time));
  const left = slots.filter(({ gone_at }) => gone_at === null);
  expect(left.map(({ available_time }) => available_time)).toEqual(free);
  const second = new Date("2026-11-21T17:02:00Z");
  expect(slots.map(({ scraped_at }) => scraped_at)).toEqual([second, second]);
});
