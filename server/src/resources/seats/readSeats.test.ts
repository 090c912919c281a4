import { isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closureRuns } from "../../db/schema/index.ts";
import { knownSlots, slotPlace } from "../../testing/knownSlots.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Seats = components["schemas"]["SlotSeats"];

let server: TestApp;
let headers: Record<string, string>;
let slots: Awaited<ReturnType<typeof knownSlots>>;
beforeAll(async () => {
  server = await testApp();
  slots = await knownSlots(server.db);
  headers = await server.as("agent");
});
afterAll(() => server.close());

const play_date = slotPlace.available_date;
const time = (text: string) => (isTimeOfDay(text) ? text : expect.fail(text));

let slot = 0;
beforeEach(async () => {
  await slots.clear();
  slot = await slots.see();
});

const url = "/api/fore_up_availability/seats";
const read = (more = "") =>
  server.inject({ method: "GET", url: `${url}?course_id=24&play_date=${play_date}&play_time=09:40${more}`, headers });
const seats = async (): Promise<Seats> => (await read()).json();

describe("ANSWER-36 the seats of a place", () => {
  const stand = (players: number, confirmation = "INTERNAL") => slots.stand(0, { players, confirmation });

  it("are those left, with who has the rest and why", async () => {
    const id = await stand(2);
    expect(await seats()).toMatchObject({
      slot: { id: slot, spots: [1, 2, 3, 4], gone_at: null, seen: 4, left: 2, sizes: [1, 2], free: 2 },
      standing: [{ id, players: 2, confirmation: "INTERNAL", reason: "course_not_told" }],
      closures: [],
      course_active: true,
    });
    expect((await read(`&tee_time_id=${id}`)).json()).toMatchObject({ slot: { left: 4 }, standing: [] });
  });

  it.each([
    ["running", "09:00", true],
    ["running", "09:40", true],
    ["running", "09:41", false],
    ["done", "09:00", false],
  ] as const)(
    "DECISION-61 with a closure that is %s from %s on: its course is being closed: %s",
    async (state, from, expected) => {
      const day = { start_date: play_date, end_date: play_date };
      await server.db.insert(closureRuns).values({
        ...day,
        golf_course_id: 24,
        start_time: time(from),
        end_time: time("18:00"),
        state,
        staff_user: "Ann",
      });
      const { is_closing } = await seats();
      await server.db.delete(closureRuns);
      expect(is_closing).toBe(expected);
    },
  );

  it("have since when a booking has its place, not since when its course knows", async () => {
    const id = await slots.stand(0, { players: 2, minutes: 30 });
    const before = await seats();
    const numbered = { id, tee_time: { confirmation: "TT1" } };
    const updated = await server.inject({ method: "PUT", url: "/api/tee_times/update", headers, payload: numbered });
    expect(updated.statusCode).toBe(200);
    await slots.seeAgain(slot, { minutes: 10 });
    const after = await seats();
    expect(after.standing).toMatchObject([{ id, reason: "after_observation" }]);
    expect(after.standing[0]?.seated_at).toBe(before.standing[0]?.seated_at);
    const filters = encodeURIComponent(JSON.stringify({ available_date: play_date }));
    const url = `/api/fore_up_availability/index?per_page=500&filters=${filters}`;
    expect((await server.inject({ method: "GET", url, headers })).json()).toContainEqual(
      expect.objectContaining({
        id: slot,
        sold: [expect.objectContaining({ seated_at: before.standing[0]?.seated_at })],
      }),
    );
  });

  it("have what its course still has for a booking that goes back, as saving it does", async () => {
    const id = await slots.stand(0, { players: 4, confirmation: "TT1", minutes: 1 });
    await slots.seeAgain(slot, { gone_at: new Date() });
    const change = async (play_time: string) => {
      const payload = { id, tee_time: { play_time } };
      return (await server.inject({ method: "PUT", url: "/api/tee_times/update", headers, payload })).statusCode;
    };
    expect(await change("12:10")).toBe(200);
    expect((await read(`&tee_time_id=${id}`)).json().slot).toMatchObject({ left: 4, free: 4 });
    expect((await read()).json().slot).toMatchObject({ left: 0 });
    expect(await change("09:40")).toBe(200);
  });

  it("judge a raise by what it adds, where the course had taken the booking off what it showed", async () => {
    const changing = async () => (await read(`&tee_time_id=${id}`)).json().slot;
    const id = await slots.stand(0, { players: 2, confirmation: "TT1", minutes: 1 });
    await slots.seeAgain(slot, { spots: [1, 2] });
    expect((await seats()).slot).toMatchObject({ spots: [1, 2], left: 2, free: 2 });
    expect(await changing()).toMatchObject({ spots: [1, 2], seen: 4, left: 4, sizes: [1, 2, 3, 4], free: 4 });
    await slots.seeAgain(slot, { gone_at: new Date() });
    expect((await seats()).slot).toMatchObject({ left: 0 });
    expect(await changing()).toMatchObject({ seen: 2, left: 2, sizes: [1, 2], free: 2 });
  });

  it("have the players who count of a booking whose course knows the others", async () => {
    const id = await slots.stand(0, { players: 2, confirmation: "TT1", minutes: 1 });
    const payload = { id, tee_time: { players: 3 } };
    expect((await server.inject({ method: "PUT", url: "/api/tee_times/update", headers, payload })).statusCode).toBe(
      200,
    );
    await slots.seeAgain(slot);
    expect(await seats()).toMatchObject({
      slot: { left: 3 },
      standing: [{ players: 3, counted: 1, reason: "course_not_told" }],
    });
  });

  it("of a time that no feed has sent are not known; who stands there is", async () => {
    await slots.clear();
    const id = await stand(4, "TT1");
    const found = await seats();
    expect(found).toMatchObject({ slot: null, standing: [{ id, confirmation: "TT1" }] });
    expect(found.standing[0]).not.toHaveProperty("reason");
  });

  it.each([
    [`course_id=999999&play_date=${play_date}&play_time=09:40`, 404],
    ["course_id=24&play_date=2026-02-30&play_time=09:40", 422],
    [`course_id=24&play_date=${play_date}&play_time=9:40`, 422],
    [`play_date=${play_date}&play_time=09:40`, 422],
  ])("of %s end with %i", async (query, status) => {
    expect((await server.inject({ method: "GET", url: `${url}?${query}`, headers })).statusCode).toBe(status);
  });
});
