import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { foreUpAvailabilities, golfCourses, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const given = <Value>(value: Value | undefined): Value => value ?? expect.fail("it is not there");
const day = (text: string) => (isLocalDate(text) ? text : expect.fail(text));
const time = (text: string) => (isTimeOfDay(text) ? text : expect.fail(text));
const play_date = day("2026-12-05");
const play_time = time("09:40");
const course = 24;

const get = async (path: string, as = headers) =>
  server.inject({ method: "GET", url: `/api/fore_up_availability/sold_twice${path}`, headers: as });
const list = async (): Promise<components["schemas"]["SoldTwice"][]> => (await get("")).json();

let bookings: readonly number[] = [];
let slot = 0;
beforeEach(async () => {
  bookings = (await server.db.select({ id: teeTimes.id }).from(teeTimes).orderBy(asc(teeTimes.id))).map(({ id }) => id);
  await server.db.update(teeTimes).set({ play_date: day("2026-11-20") });
  await server.db.delete(foreUpAvailabilities).where(eq(foreUpAvailabilities.golf_course_id, course));
  slot = await seen([2, 4]);
});

/** The slot was first seen two hours ago. */
async function seen(spots: number[], at = play_date): Promise<number> {
  const moment = sql`now() - interval '2 hours'`;
  const row = { golf_course_id: course, available_date: at, available_time: play_time, spots };
  const [slot] = await server.db
    .insert(foreUpAvailabilities)
    .values({ ...row, scraped_at: moment, created_at: moment })
    .returning();
  return given(slot?.id);
}

/** The slot is seen again, now unless at another moment. */
const update = (values: object) =>
  server.db
    .update(foreUpAvailabilities)
    .set({ scraped_at: sql`now()`, ...values })
    .where(eq(foreUpAvailabilities.id, slot));

/** The n-th booking stands there, since so many minutes ago. */
async function stand(n: number, players: number, { confirmation = "INTERNAL", minutes = 5, at = play_date } = {}) {
  const id = given(bookings[n]);
  const place = { golf_course_id: course, play_date: at, play_time };
  await server.db
    .update(teeTimes)
    .set({ ...place, players, confirmation, canceled_at: null })
    .where(eq(teeTimes.id, id));
  await server.db
    .update(teeTimes)
    .set({ seated_at: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(teeTimes.id, id));
  return id;
}

describe("ANSWER-36 a tee time that was sold twice", () => {
  it("is listed with its bookings while more players stand than were ever seen", async () => {
    const first = await stand(0, 4, { confirmation: "TT1", minutes: 60 });
    expect(await list()).toEqual([]);
    const second = await stand(1, 1);
    const [stored] = await server.db.select().from(golfCourses).where(eq(golfCourses.id, course));
    expect(await list()).toMatchObject([
      {
        id: slot,
        course: { id: course, course_name: stored?.course_name },
        play_date,
        play_time,
        players: 5,
        most_seen: 4,
        bookings: [
          { id: first, confirmation: "TT1", players: 4 },
          { id: second, confirmation: "INTERNAL", players: 1 },
        ],
      },
    ]);
    expect((await get("/count")).json()).toBe(1);
    await server.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, first));
    expect([await list(), (await get("/count")).json()]).toEqual([[], 0]);
  });

  it("stays listed when its course reports it as taken, or as free for fewer", async () => {
    await stand(0, 4);
    await stand(1, 2);
    await update({ gone_at: new Date() });
    expect(await list()).toMatchObject([{ players: 6, most_seen: 4 }]);
    await update({ gone_at: null, spots: [2] });
    expect(await list()).toMatchObject([{ most_seen: 4 }]);
    await update({ spots: [6] });
    expect(await list()).toEqual([]);
  });

  it("is not one whose players the course had taken off before it was seen", async () => {
    const first = await stand(0, 2, { confirmation: "TT1", minutes: 180 });
    const second = await stand(1, 2, { confirmation: "TT2", minutes: 90 });
    expect(await list()).toEqual([]);
    await update({ spots: [4], scraped_at: sql`now() - interval '80 minutes'` });
    await stand(2, 4);
    expect(await list()).toEqual([]);
    await stand(3, 1);
    expect(await list()).toMatchObject([{ players: 9, most_seen: 8 }]);
    await update({ gone_at: new Date() });
    expect(await list()).toMatchObject([
      { players: 9, most_seen: 8, bookings: [{ id: first }, { id: second }, {}, {}] },
    ]);
  });

  it("is one where the course did not know of those who stood there when it was seen", async () => {
    await stand(0, 4, { minutes: 180 });
    await update({ spots: [4] });
    await stand(1, 1, { confirmation: "TT1" });
    expect(await list()).toMatchObject([{ players: 5, most_seen: 4 }]);
  });

  it("is not one that is over, or that no feed has sent", async () => {
    const over = { at: day("2026-11-20") };
    await seen([4], over.at);
    await stand(0, 4, over);
    await stand(1, 4, over);
    await server.db.delete(foreUpAvailabilities).where(eq(foreUpAvailabilities.id, slot));
    await stand(2, 4);
    await stand(3, 4);
    expect(await list()).toEqual([]);
  });

  it("is listed for admins and agents, and not without a session", async () => {
    expect((await get("", await server.as("admin"))).statusCode).toBe(200);
    expect((await get("", {})).statusCode).toBe(401);
    expect((await get("/count", {})).statusCode).toBe(401);
  });
});
