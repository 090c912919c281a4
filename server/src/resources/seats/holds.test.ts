import { isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions, slotHoldForms, slotHolds, staffUsers } from "../../db/schema/index.ts";
import { createClock } from "../../platform/clock.ts";
import { findSeats, forgetEndedHolds } from "../../teeTime/slotSeats.ts";
import { databaseUntilStep } from "../../testing/crashAfterStep.ts";
import { knownSlots, slotPlace } from "../../testing/knownSlots.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { cheapPasswords, sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";
import { createStaffUser } from "../auth/createStaffUser.ts";
import { holdSlot } from "./holds.ts";

type Seats = components["schemas"]["SlotSeats"];

let server: TestApp;
let ann: Record<string, string>;
let bob: Record<string, string>;
let names: { readonly ann: string; readonly bob: string };
let slots: Awaited<ReturnType<typeof knownSlots>>;
beforeAll(async () => {
  server = await testApp();
  slots = await knownSlots(server.db);
  [ann, bob] = [await server.as("admin"), await server.as("agent")];
  const staff = await server.db.select().from(staffUsers);
  const nameOf = (headers: Record<string, string>) => staff.find(({ email }) => email === headers["uid"])?.name ?? "";
  names = { ann: nameOf(ann), bob: nameOf(bob) };
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
const hold = (headers: Record<string, string>, players: unknown, id: unknown = slot, form?: string) =>
  server.inject({ method: "PUT", url: `${url}/hold`, headers, payload: { id, players, form } });
const release = (headers: Record<string, string>, id = slot, form = "") =>
  server.inject({ method: "DELETE", url: `${url}/hold/${id}?form=${form}`, headers });
const ask = (headers: Record<string, string>, id: unknown = slot) =>
  server.inject({ method: "POST", url: `${url}/ask`, headers, payload: { id } });
const read = (headers: Record<string, string>, more = "") =>
  server.inject({
    method: "GET",
    url: `${url}?course_id=24&play_date=${play_date}&play_time=09:40${more}`,
    headers,
  });
const seats = async (headers: Record<string, string>): Promise<Seats> => (await read(headers)).json();
const holds = () => server.db.select().from(slotHolds);
const end = () => server.db.update(slotHolds).set({ held_until: sql`now()` });

describe("ANSWER-36 a hold", () => {
  it("keeps seats for its agent, as the others see at once", async () => {
    const held: Seats = (await hold(ann, 3)).json();
    expect(held).toMatchObject({ slot: { id: slot, left: 4, free: 4 }, holds: [{ agent: names.ann, is_own: true }] });
    expect(await seats(bob)).toMatchObject({
      slot: { left: 4, free: 1, sizes: [1, 2, 3, 4] },
      holds: [{ agent: names.ann, players: 3, is_own: false, asked_by: null, asked_at: null }],
    });
    const refused = await hold(bob, 2);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: { players: [expect.stringContaining(`1 of 4 left at 09:40: ${names.ann} holds 3 until `)] },
    });
    expect((await hold(bob, 1)).statusCode).toBe(200);
    expect((await seats(ann)).slot?.free).toBe(3);
  });

  it("lasts three minutes by the database's clock, and is renewed for other players", async () => {
    await hold(ann, 2);
    const lasts = sql<number>`extract(epoch from ${slotHolds.held_until} - ${slotHolds.created_at})::int`;
    expect(await server.db.select({ lasts }).from(slotHolds)).toEqual([{ lasts: 180 }]);
    await server.db.update(slotHolds).set({ held_until: sql`now() + interval '5 seconds'` });
    await hold(ann, 4);
    const left = sql<number>`round(extract(epoch from ${slotHolds.held_until} - now()) / 60)::int`;
    expect(await server.db.select({ left, players: slotHolds.players }).from(slotHolds)).toEqual([
      { left: 3, players: 4 },
    ]);
  });

  it("is one in two tabs, and what is refused leaves it", async () => {
    await hold(bob, 1);
    expect([(await hold(ann, 2)).statusCode, (await hold(ann, 3)).statusCode]).toEqual([200, 200]);
    expect((await hold(ann, 4)).statusCode).toBe(422);
    expect((await holds()).map(({ players }) => players)).toEqual(expect.arrayContaining([1, 3]));
  });

  it("lasts while its form asks for more than is left, as large as it is", async () => {
    await hold(ann, 2, slot, "one");
    expect((await hold(bob, 1)).statusCode).toBe(200);
    const soon = sql`now() + interval '5 seconds'`;
    await server.db.update(slotHoldForms).set({ held_until: soon }).where(eq(slotHoldForms.form, "one"));
    const isLasting = async () =>
      (await holds()).map(({ players, held_until }) => [players, held_until.getTime() > Date.now() + 60_000]);
    expect(await isLasting()).toEqual([
      [1, true],
      [2, false],
    ]);
    expect((await hold(ann, 4, slot, "one")).statusCode).toBe(422);
    expect(await isLasting()).toEqual([
      [1, true],
      [2, true],
    ]);
    // Another form of hers that is refused holds nothing.
    expect((await hold(ann, 4, slot, "two")).statusCode).toBe(422);
    expect(await server.db.$count(slotHoldForms)).toBe(2);
  });

  it("is raised to what another form of its agent holds by the check of any hold, since that one may be left meanwhile", async () => {
    await hold(ann, 2, slot, "one");
    await hold(ann, 4, slot, "two");
    const { raised } = await server.db.transaction(async (tx) => {
      await findSeats(tx, { course_id: 24, play_date, play_time: slotPlace.available_time }, { lock: true });
      const raised = hold(ann, 4, slot, "one");
      await lockAwaited(tx);
      return { raised };
    });
    expect((await raised).statusCode).toBe(200);
  });

  it("ends by time, whatever has become of the server, and its row is deleted", async () => {
    await hold(ann, 4);
    await end();
    expect(await seats(bob)).toMatchObject({ slot: { free: 4 }, holds: [] });
    expect((await hold(bob, 4)).statusCode).toBe(200);
    await forgetEndedHolds(server.db);
    expect(await holds()).toHaveLength(1);
    expect((await hold(ann, 1)).statusCode).toBe(422);
  });

  it("is released by its agent alone, however often", async () => {
    await hold(ann, 4);
    expect([(await release(bob)).statusCode, (await holds()).length]).toEqual([200, 1]);
    expect([(await release(ann)).statusCode, (await release(ann)).statusCode, (await holds()).length]).toEqual([
      200, 200, 0,
    ]);
    expect((await release(ann, 999_999)).statusCode).toBe(200);
  });

  it("is shared by its agent's forms, and ends when the last of them gives it up", async () => {
    const elsewhere = await server.as("admin");
    await hold(ann, 2, slot, "one");
    await hold(ann, 2, slot, "two");
    await hold(elsewhere, 2, slot, "one");
    const left = async (headers: Record<string, string>, form: string) => {
      await release(headers, slot, form);
      return (await holds()).length;
    };
    expect(await left(ann, "three")).toBe(1);
    expect(await left(ann, "one")).toBe(1);
    expect(await left(elsewhere, "one")).toBe(1);
    expect(await left(ann, "two")).toBe(0);
  });

  it("is forgotten with its forms when it has ended: they do not keep the next one", async () => {
    await hold(ann, 2, slot, "one");
    await end();
    await hold(ann, 2, slot, "two");
    await release(ann, slot, "two");
    expect(await holds()).toEqual([]);
  });

  it("is as large as the largest of its agent's forms needs, and smaller when that one needs less or gives it up", async () => {
    const players = async () => (await holds()).map((held) => held.players);
    const forms: readonly (readonly [string, number])[] = [
      ["one", 3],
      ["two", 2],
      ["one", 4],
      ["one", 1],
      ["one", 4],
    ];
    const sizes: number[][] = [];
    for (const [form, needed] of forms) {
      expect((await hold(ann, needed, slot, form)).statusCode).toBe(200);
      sizes.push(await players());
    }
    expect(sizes).toEqual([[3], [3], [4], [2], [4]]);
    await release(ann, slot, "one");
    expect(await players()).toEqual([2]);
    expect((await hold(bob, 2)).statusCode).toBe(200);
  });

  it("is not kept by a form whose own time is over, as one whose tab crashed", async () => {
    await hold(ann, 4, slot, "crashed");
    await hold(ann, 2, slot, "one");
    await server.db.update(slotHoldForms).set({ held_until: sql`now()` }).where(eq(slotHoldForms.form, "crashed"));
    await hold(ann, 2, slot, "one");
    expect(await holds()).toMatchObject([{ players: 2 }]);
    await release(ann, slot, "one");
    expect(await holds()).toEqual([]);
  });

  describe("ends with the session of its last form, and those of others stay, when", () => {
    const sessionIdOf = async (headers: Record<string, string>) =>
      (await server.inject({ method: "GET", url: "/api/auth/sessions", headers }))
        .json<components["schemas"]["OwnSession"][]>()
        .find(({ is_current }) => is_current)?.id ?? 0;

    it.each<[string, (own: Record<string, string>) => Promise<unknown>]>([
      ["its agent signs out", (own) => server.inject({ method: "DELETE", url: "/api/auth/sign_out", headers: own })],
      [
        "it is ended from another one",
        async (own) =>
          server.inject({ method: "DELETE", url: `/api/auth/sessions/${await sessionIdOf(own)}`, headers: ann }),
      ],
      ["all others are ended", () => server.inject({ method: "DELETE", url: "/api/auth/sessions", headers: ann })],
      [
        "it has expired",
        async (own) => {
          const ended = { expires_at: sql`now()` };
          await server.db
            .update(sessions)
            .set(ended)
            .where(eq(sessions.id, await sessionIdOf(own)));
          await server.as("agent");
        },
      ],
    ])("%s", async (_, end) => {
      const own = await server.as("admin");
      await hold(own, 2);
      await hold(bob, 2);
      await end(own);
      expect((await seats(bob)).holds).toMatchObject([{ agent: names.bob }]);
      const another = await server.as("admin");
      await hold(ann, 2);
      await hold(another, 2);
      await end(another);
      expect((await seats(bob)).holds).toHaveLength(2);
    });

    const [old, fresh] = ["correct horse battery", "another horse battery"] as const;
    const changed = { password: fresh, password_confirmation: fresh };
    it.each<[string, (person: { readonly id: number; readonly own: Record<string, string> }) => InjectOptions, number]>(
      [
        [
          "an admin gives its agent another password",
          ({ id }) => ({
            url: "/api/ric_users/update",
            headers: ann,
            payload: { ric_user: { id, ...changed }, groups: ["admin"] },
          }),
          0,
        ],
        [
          "its agent loses rights",
          ({ id }) => ({
            url: "/api/ric_users/update",
            headers: ann,
            payload: { ric_user: { id }, groups: ["agent"] },
          }),
          0,
        ],
        [
          "its agent changes the password, but for the session that does",
          ({ own }) => ({ url: "/api/auth/password", headers: own, payload: { current_password: old, ...changed } }),
          1,
        ],
      ],
    )("%s", async (_, request, left) => {
      const email = `kim${slot}@teedesk.test`;
      await createStaffUser(server.db, { email, name: "Kim", password: old, level: "admin" }, cheapPasswords);
      const [kim] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, email));
      const [own, elsewhere] = [sessionOf(await server.signIn(email, old)), sessionOf(await server.signIn(email, old))];
      const other = await slots.see({ available_time: time("09:50") });
      for (const made of [await hold(own, 2), await hold(elsewhere, 2), await hold(elsewhere, 4, other)])
        expect(made.statusCode).toBe(200);
      expect((await server.inject({ method: "PUT", ...request({ id: kim?.id ?? 0, own }) })).statusCode).toBe(200);
      expect((await holds()).map(({ fore_up_availability_id }) => fore_up_availability_id)).toEqual(
        Array.from({ length: left }, () => slot),
      );
    });

    it("its agent is no longer of the staff", async () => {
      const [left] = await server.db.insert(staffUsers).values({ email: "left@teedesk.test", name: "Lee" }).returning();
      const held_until = sql`now() + interval '1 minute'`;
      const staff_user_id = left?.id ?? 0;
      await server.db
        .insert(slotHolds)
        .values({ fore_up_availability_id: slot, staff_user_id, players: 2, held_until });
      expect((await seats(bob)).slot?.free).toBe(2);
      await server.db.delete(staffUsers).where(eq(staffUsers.id, staff_user_id));
      expect((await seats(bob)).slot?.free).toBe(4);
    });
  });

  it("is whole or not there when its server is killed at any step, and ends by time", async () => {
    const [staff = { id: 0, session_id: 0 }] = await server.db
      .select({ id: staffUsers.id, session_id: sessions.id })
      .from(staffUsers)
      .innerJoin(sessions, eq(sessions.staff_user_id, staffUsers.id))
      .where(eq(staffUsers.name, names.ann));
    const clock = createClock("America/Los_Angeles");
    let step = 0;
    for (let wasKilled = true; wasKilled; step += 1) {
      await server.db.delete(slotHolds);
      const process = databaseUntilStep(server.db, step);
      await holdSlot({ db: process.db, clock }, { staff, id: slot, players: 4 }).catch(() => undefined);
      wasKilled = process.wasKilled();
      const kept = await holds();
      expect(kept.length).toBeLessThanOrEqual(1);
      expect(await server.db.$count(slotHoldForms)).toBe(kept.length);
      await end();
      expect((await hold(bob, 4)).statusCode).toBe(200);
    }
    expect(step).toBeGreaterThan(4);
  });

  it("is asked for: its agent sees who asks, until it ends", async () => {
    await hold(ann, 4);
    expect((await ask(ann)).json()).toMatchObject({ holds: [{ asked_by: null }] });
    expect((await ask(bob)).json()).toMatchObject({ holds: [{ asked_by: names.bob, is_own: false }] });
    expect((await hold(ann, 3)).json()).toMatchObject({
      holds: [{ asked_by: names.bob, asked_at: expect.any(String), is_own: true }],
    });
    const account = {
      email: "cy@teedesk.test",
      name: "Cy",
      password: "a horse and a battery",
      level: "agent",
    } as const;
    await createStaffUser(server.db, account, cheapPasswords);
    const cy = sessionOf(await server.signIn(account.email, account.password));
    expect(await seats(cy)).toMatchObject({ holds: [{ asked_by: names.bob, has_asked: false }] });
    expect((await ask(cy)).json()).toMatchObject({
      holds: [{ asked_by: "Cy", has_asked: true }],
    });
    expect(await seats(bob)).toMatchObject({ holds: [{ has_asked: true }] });
    await end();
    expect((await ask(bob)).json()).toMatchObject({ holds: [] });
    expect((await hold(ann, 3)).json()).toMatchObject({ holds: [{ asked_by: null, asked_at: null }] });
  });

  it("is of one slot: the same time at another course, and another time, are free", async () => {
    await hold(ann, 4);
    const elsewhere = await slots.see({ available_time: time("09:50") });
    const atOther = await slots.see({ golf_course_id: 23 });
    expect([(await hold(bob, 4, elsewhere)).statusCode, (await hold(bob, 4, atOther)).statusCode]).toEqual([200, 200]);
    expect((await hold(bob, 1)).statusCode).toBe(422);
  });
});

describe("ANSWER-36 refuses to hold", () => {
  it.each<[unknown, string]>([
    [0, "players"],
    [-1, "players"],
    [21, "players"],
    [5, "players"],
    [1.5, "players"],
    ["2", "players"],
  ])("%j players of 4", async (players, field) => {
    const { statusCode, ...answer } = await hold(ann, players);
    expect([statusCode, Object.keys(JSON.parse(answer.body).errors), await holds()]).toEqual([422, [field], []]);
  });

  it("a slot that is gone", async () => {
    const gone = await slots.see({ available_time: time("11:10"), gone_at: new Date() });
    const answer = await hold(ann, 1, gone);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["players"]]);
  });

  // The server's own clock is days off in these tests.
  it.each([
    [-1, 422],
    [1, 200],
  ])("a slot that is over by the database's clock: of %i minutes from now ends with %i", async (minutes, status) => {
    const { date, time } = createClock("America/Los_Angeles").localMoment(new Date(Date.now() + minutes * 60_000));
    const id = await slots.see({ available_date: date, available_time: time });
    const answer = await hold(ann, 1, id);
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
      status,
      status === 422 ? ["id"] : [],
    ]);
  });

  it("an unknown slot, nor is it asked for; and nothing without a session", async () => {
    expect([(await hold(ann, 1, 999_999)).statusCode, (await ask(ann, 999_999)).statusCode]).toEqual([404, 404]);
    expect([(await hold(ann, 1, "one")).statusCode, (await ask(ann, 0)).statusCode]).toEqual([422, 422]);
    const signedOut = { ...ann, "access-token": "other" };
    expect([
      (await hold(signedOut, 1)).statusCode,
      (await release(signedOut)).statusCode,
      (await ask(signedOut)).statusCode,
      (await read(signedOut)).statusCode,
    ]).toEqual([401, 401, 401, 401]);
  });
});

it("ANSWER-36 twenty holds at the same time keep no more than is free", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, (_, n) => hold(n % 2 === 0 ? ann : bob, 1 + (n % 3))));
  expect(new Set(results.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  expect((await holds()).reduce((sum, { players }) => sum + players, 0)).toBeLessThanOrEqual(4);
});
