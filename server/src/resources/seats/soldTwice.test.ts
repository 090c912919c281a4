import { isLocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { foreUpAvailabilities, golfCourses, teeTimes } from "../../db/schema/index.ts";
import { knownSlots, slotPlace } from "../../testing/knownSlots.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

const { golf_course_id: course, available_date: play_date, available_time: play_time } = slotPlace;
const dayBefore = ["2026-11-20"].find(isLocalDate) ?? expect.fail("it is not a day");

let server: TestApp;
let headers: Record<string, string>;
let slots: Awaited<ReturnType<typeof knownSlots>>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  slots = await knownSlots(server.db);
});
afterAll(() => server.close());

const get = async (path: string, as = headers) =>
  server.inject({ method: "GET", url: `/api/fore_up_availability/sold_twice${path}`, headers: as });
const list = async (): Promise<components["schemas"]["SoldTwice"][]> => (await get("")).json();

let slot = 0;
beforeEach(async () => {
  await slots.clear();
  slot = await slots.see({ spots: [2, 4], minutes: 120 });
});

const stand = (
  n: number,
  players: number,
  { confirmation = "INTERNAL", minutes = 5, play_date = slotPlace.available_date } = {},
) => slots.stand(n, { players, confirmation, minutes, play_date });

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
    await slots.seeAgain(slot, { gone_at: new Date() });
    expect(await list()).toMatchObject([{ players: 6, most_seen: 4 }]);
    await slots.seeAgain(slot, { gone_at: null, spots: [2] });
    expect(await list()).toMatchObject([{ most_seen: 4 }]);
    await slots.seeAgain(slot, { spots: [6] });
    expect(await list()).toEqual([]);
  });

  it("stays listed when all its bookings have numbers and its course reports it as taken, until it shows room for them", async () => {
    await stand(0, 4, { confirmation: "TT1", minutes: 60 });
    await stand(1, 4, { confirmation: "TT2", minutes: 50 });
    await slots.seeAgain(slot, { gone_at: new Date() });
    expect(await list()).toMatchObject([{ players: 8, most_seen: 4 }]);
    await slots.seeAgain(slot, { gone_at: null, spots: [1] });
    expect(await list()).toEqual([]);
  });

  it("is not one party that its course confirmed for more than it showed, once it is seen as taken", async () => {
    await stand(0, 6, { confirmation: "TT1", minutes: 60 });
    expect(await list()).toMatchObject([{ players: 6, most_seen: 4 }]);
    await slots.seeAgain(slot, { gone_at: new Date() });
    expect(await list()).toEqual([]);
  });

  it("is not one whose players the course had taken off before it was seen", async () => {
    const first = await stand(0, 2, { confirmation: "TT1", minutes: 180 });
    const second = await stand(1, 2, { confirmation: "TT2", minutes: 90 });
    expect(await list()).toEqual([]);
    await slots.seeAgain(slot, { spots: [4], minutes: 80 });
    await stand(2, 4);
    expect(await list()).toEqual([]);
    await stand(3, 1);
    expect(await list()).toMatchObject([{ players: 9, most_seen: 8 }]);
    await slots.seeAgain(slot, { gone_at: new Date() });
    expect(await list()).toMatchObject([
      { players: 9, most_seen: 8, bookings: [{ id: first }, { id: second }, {}, {}] },
    ]);
  });

  it("is one where the course did not know of those who stood there when it was seen", async () => {
    await stand(0, 4, { minutes: 180 });
    await slots.seeAgain(slot, { spots: [4] });
    await stand(1, 1, { confirmation: "TT1" });
    expect(await list()).toMatchObject([{ players: 5, most_seen: 4 }]);
  });

  it("has its bookings in the order in which they took their seats, also once the course gave the first one a number", async () => {
    const [first, second] = [await stand(0, 4, { minutes: 60 }), await stand(1, 2, { minutes: 50 })];
    const [booking] = (await list())[0]?.bookings ?? [];
    const update = { id: first, tee_time: { confirmation: "TT1" } };
    const updated = await server.inject({ method: "PUT", url: "/api/tee_times/update", headers, payload: update });
    expect(updated.statusCode).toBe(200);
    expect(await list()).toMatchObject([
      {
        bookings: [
          { ...booking, confirmation: "TT1", reason: null },
          { id: second, reason: "course_not_told" },
        ],
      },
    ]);
  });

  it("is not one that is over, or that no feed has sent", async () => {
    await slots.see({ spots: [4], available_date: dayBefore });
    await stand(0, 4, { play_date: dayBefore });
    await stand(1, 4, { play_date: dayBefore });
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
